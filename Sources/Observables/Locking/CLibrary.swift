#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A word that tells one running thread from every other; never 0.
@inline(__always)
package func currentThreadWord() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

/// Gives the processor to whoever may hold what this thread waits for.
package func pauseWhileContended(round: Int) {
  if round < 64 { return }
  if round < 128 { sched_yield() } else { usleep(50) }
}
