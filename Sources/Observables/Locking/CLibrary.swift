import SystemCalls

/// Returns a word that identifies the calling thread among all running threads; never 0.
@inline(__always)
package func currentThreadWord() -> UInt {
  word(pthread_self())
}

// A thread is a number in Glibc and a pointer in other C libraries.
@inline(__always) private func word(_ thread: UInt) -> UInt { thread }
@inline(__always) private func word(_ thread: OpaquePointer) -> UInt { UInt(bitPattern: thread) }
@inline(__always) private func word<Pointee>(_ thread: UnsafeMutablePointer<Pointee>) -> UInt {
  UInt(bitPattern: thread)
}

/// Waits a moment: spins at first, then yields the processor, then sleeps.
/// - Parameter round: The number of times that the caller has waited before.
package func pauseWhileContended(round: Int) {
  if round < 64 { return }
  if round < 128 { sched_yield() } else { usleep(50) }
}
