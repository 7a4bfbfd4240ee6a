#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import Testing
  import VirtualTime

  @testable import RuntimeHooks

  /// One after the other: there is one table of imports for the process.
  @Suite(.serialized) struct EarlyBindingTests {
    /// The tests do not call most of these functions: without the early binding, their entries would still point into
    /// the linker.
    @Test(arguments: DispatchWork.imports.indices)
    func `replaceable functions are looked up before the first thread is started`(_ index: Int) throws {
      let library = try #require(LoadedLibrary("libswiftDispatch.so"))
      let wanted = DispatchWork.imports[index]
      let place = try #require(library.place(of: wanted))
      let name = UnsafeRawPointer(wanted.name.utf8Start).assumingMemoryBound(to: CChar.self)
      #expect(place.load(as: UInt.self) == UInt(bitPattern: dlsym(nil, name)))
    }

    @Test func `the clock of tasks is looked up before the first thread is started`() throws {
      let place = try #require(LoadedLibrary("libswift_Concurrency.so")?.place(of: RuntimeClock.clock))
      #expect(place.load(as: UInt.self) == UInt(bitPattern: dlsym(nil, "clock_gettime")))
      #expect(LoadedLibrary("libswift_Concurrency.so")?.place(of: .init("no_such_function", place)) == nil)
    }

    /// As after a trial that failed. No other test makes a channel of dispatch.
    @Test func `a replaced function is put back`() throws {
      let library = try #require(LoadedLibrary("libswiftDispatch.so"))
      let wanted = try #require(DispatchWork.imports.first { "\($0.name)" == "dispatch_io_create" })
      let place = try #require(library.place(of: wanted))
      let original = place.load(as: UInt.self)
      #expect(library.replaceImports([wanted], alsoAddresses: true) && place.load(as: UInt.self) == wanted.function)
      library.bind([wanted], alsoAddresses: true)
      #expect(place.load(as: UInt.self) == original)
    }
  }
#endif
