#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  /// The functions that the hooks replace in the tables of imports of loaded libraries.
  enum ReplacedImports {
    /// Fills in the addresses of the original functions, before the first replacement or in place of all of them.
    /// - Parameter alsoAddresses: Whether to fill in addresses that the libraries store to pass them on, too.
    static func bind(alsoAddresses: Bool = false) {
      LoadedLibrary("libswift_Concurrency.so")?.bind([RuntimeClock.clock])
      LoadedLibrary("libswiftDispatch.so")?.bind(DispatchWork.imports, alsoAddresses: alsoAddresses)
      LoadedLibrary("libdispatch.so")?.bind([MainQueue.write])
      LoadedLibrary("libFoundation.so")?.bind(RunLoopWork.imports)
      LoadedLibrary("libFoundationEssentials.so")?.bind(RunLoopWork.essentialImports + [UniqueIdentifiers.generator])
    }
  }

  /// Binds every function that may be replaced before there is a second thread.
  ///
  /// The linker looks a function up when it is called for the first time, and then writes its address into the table of
  /// imports. A thread that is in the middle of that while another one replaces the entry would write the address over
  /// the replacement. An entry that is filled is never looked up again, so that cannot happen.
  ///
  /// The system calls this before `main`, as it does with constructors of C. A process that replaces nothing has the
  /// same table as without it, filled earlier.
  @section(".init_array") @used
  private let bindBeforeMain: @convention(c) () -> Void = { ReplacedImports.bind() }
#endif
