import SystemCalls

/// A word that tells one running thread from every other; never 0.
@inline(__always)
package func currentThreadWord() -> UInt {
  word(pthread_self())
}

// C libraries disagree on what a thread is: a number on Glibc, a pointer elsewhere.
@inline(__always) private func word(_ thread: UInt) -> UInt { thread }
@inline(__always) private func word(_ thread: OpaquePointer) -> UInt { UInt(bitPattern: thread) }
@inline(__always) private func word<Pointee>(_ thread: UnsafeMutablePointer<Pointee>) -> UInt {
  UInt(bitPattern: thread)
}

/// Gives the processor to whoever may hold what this thread waits for.
package func pauseWhileContended(round: Int) {
  if round < 64 { return }
  if round < 128 { sched_yield() } else { usleep(50) }
}
