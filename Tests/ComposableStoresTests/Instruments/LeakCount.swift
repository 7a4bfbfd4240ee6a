import Observables

/// Returns the number of library objects that a closure leaves alive.
enum LeakCount {
  static func after(_ body: () throws -> Void) rethrows -> Int {
    #if DEBUG || TRACE_RESOURCES
      let counter = ResourceCounter()
      try ResourceCounter.$current.withValue(counter, operation: body)
      return counter.total
    #else
      try body()
      return 0
    #endif
  }
}

/// Something that goes when those go that hold it.
final class Token {}
