#if canImport(Glibc) && compiler(>=6.3) && !PORTABLE
  import Foundation
  import Observables

  /// Adds the defaults to what each case of a script finds empty. The system calls this before `main`, as it does with
  /// constructors of C: a reactor that uses the standard defaults may call nothing of this module.
  @section(".init_array") @used
  private let addDefaults: @convention(c) () -> Void = { ProcessStores.add { UserDefaults.emptyAll() } }
#endif
