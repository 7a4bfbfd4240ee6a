import Synchronization

/// How many sinks are alive in this process; counted in debug builds only, for tests that look for leaks.
package enum LiveSinks {
  #if DEBUG
    private static let total = Atomic<Int>(0)

    package static var current: Int { total.load(ordering: .sequentiallyConsistent) }

    @inline(__always)
    static func count(_ change: Int) { total.add(change, ordering: .relaxed) }
  #else
    package static var current: Int { 0 }

    @inline(__always)
    static func count(_ change: Int) {}
  #endif
}
