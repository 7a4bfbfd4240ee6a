#if os(Linux) && compiler(>=6.3)
  import Foundation
  import Observables

  /// Adds the defaults to what each case of a script finds empty. The system calls this before `main`, as it does with
  /// constructors of C.
  @section(".init_array") @used
  private let addDefaults: @convention(c) () -> Void = { ProcessStores.add { UserDefaults.emptyAll() } }
#endif
