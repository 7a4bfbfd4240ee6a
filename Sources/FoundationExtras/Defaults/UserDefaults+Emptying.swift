#if canImport(Glibc) && compiler(>=6.3) && !PORTABLE
  import Foundation
  import Observables

  /// Registers the user defaults to be emptied for each case of a script. The system calls this before `main`, like a
  /// constructor of C, because a reactor that uses the standard defaults need not call anything in this module.
  @section(".init_array") @used
  private let addDefaults: @convention(c) () -> Void = { ProcessStores.add { UserDefaults.emptyAll() } }
#endif
