#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns a word that identifies the calling thread among all running threads; never 0.
@inline(__always)
package func currentThreadWord() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

/// Waits a moment: spins at first, then yields the processor, then sleeps.
/// - Parameter round: The number of times that the caller has waited before.
package func pauseWhileContended(round: Int) {
  if round < 64 { return }
  if round < 128 { sched_yield() } else { usleep(50) }
}
