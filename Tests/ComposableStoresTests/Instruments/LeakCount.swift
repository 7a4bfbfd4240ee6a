import Observables

/// Returns the number of library objects that a closure leaves alive.
enum LeakCount {
  static func after(_ body: () throws -> Void) rethrows -> Int {
    #if DEBUG || TRACE_RESOURCES
      let ledger = ResourceLedger()
      try ResourceLedger.$current.withValue(ledger, operation: body)
      return ledger.total
    #else
      try body()
      return 0
    #endif
  }
}

/// Something that goes when those go that hold it.
final class Token {}
