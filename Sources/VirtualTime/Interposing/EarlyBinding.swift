#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3)
  /// Makes the linker resolve every function that may be replaced, before there is a second thread.
  ///
  /// The linker looks a function up at its first call, and then writes its address into the table of imports. If one
  /// thread were doing this while another one replaced the entry, the address would overwrite the replacement. An entry
  /// that is already filled is never looked up again, so this cannot happen.
  ///
  /// The system calls this closure before `main`, as it does with C constructors. In a process that replaces nothing,
  /// the table has the same entries as without it, filled earlier.
  @section(".init_array") @used
  private let bindBeforeMain: @convention(c) () -> Void = {
    LoadedLibrary("libswift_Concurrency.so")?.bind([RuntimeClock.clock])
    LoadedLibrary("libswiftDispatch.so")?.bind(DispatchWork.imports)
    LoadedLibrary("libFoundation.so")?.bind(RunLoopWork.imports)
    LoadedLibrary("libFoundationEssentials.so")?.bind(RunLoopWork.essentialImports)
  }
#endif
