#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls

  /// A loaded shared library, as the dynamic linker describes it: in the ELF format, 64 bits.
  ///
  /// Its table of imports contains the addresses of the functions that it calls in other libraries. A replacement in
  /// this table affects only this library.
  package struct LoadedLibrary {
    /// A function that replaces an imported function with a given name.
    package struct Replacement {
      let name: StaticString
      let function: UInt

      /// - Parameter function: A function with the C calling convention and the type of the imported function.
      package init<Function>(_ name: StaticString, _ function: Function) {
        precondition(
          MemoryLayout<Function>.size == MemoryLayout<UInt>.size, "a function of the C convention is an address")
        self.name = name
        self.function = unsafeBitCast(function, to: UInt.self)
      }
    }

    private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

    /// The value that the linker added to the addresses in the file.
    private let base: UInt
    /// The entries of the dynamic section by their tags.
    private var entries: [Int: UInt] = [:]

    package init?(_ name: String) {
      // A handle of the C library is the linker's own record: base, name, dynamic section.
      guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      base = handle.load(as: UInt.self)
      guard var entry = UnsafeRawPointer(bitPattern: handle.load(fromByteOffset: 16, as: UInt.self)) else { return nil }
      while case let tag = entry.load(as: Int.self), tag != 0 {
        entries[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
        entry += 16
      }
    }

    /// Makes the library call these functions instead of the imported ones with their names.
    /// - Parameter alsoAddresses: Whether to replace addresses that the library stores to pass them on, too.
    /// - Returns: Whether all functions were replaced.
    @discardableResult
    package func replaceImports(_ replacements: [Replacement], alsoAddresses: Bool = false) -> Bool {
      var missing = Set(replacements.indices)
      visitCalls { name, slot in
        for (index, replacement) in replacements.enumerated() where replacement.isCalled(name) {
          if write(replacement.function, into: slot) { missing.remove(index) }
        }
      }
      if alsoAddresses {
        visitAddresses { name, slot in
          for replacement in replacements where replacement.isCalled(name) {
            _ = write(replacement.function, into: slot)
          }
        }
      }
      return missing.isEmpty
    }

    /// Fills in the addresses of the original functions, as the linker would do at the first call.
    /// - Parameter alsoAddresses: Whether to fill in addresses that the library stores to pass them on, too.
    func bind(_ replacements: [Replacement], alsoAddresses: Bool = false) {
      func bind(_ name: UnsafePointer<CChar>, _ slot: UnsafeMutableRawPointer) {
        guard replacements.contains(where: { $0.isCalled(name) }), let function = dlsym(nil, name) else { return }
        _ = write(UInt(bitPattern: function), into: slot)
      }
      visitCalls(bind)
      if alsoAddresses { visitAddresses(bind) }
    }

    /// Returns the entry for the name of a replacement; nil if the library calls no such function.
    func place(of replacement: Replacement) -> UnsafeRawPointer? {
      var place: UnsafeRawPointer?
      visitCalls { name, slot in if replacement.isCalled(name) { place = UnsafeRawPointer(slot) } }
      return place
    }

    private func visitCalls(_ visit: (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void) {
      let (callsTag, callsSizeTag) = (23, 2)
      visitImports(callsTag, callsSizeTag, visit)
    }

    private func visitAddresses(_ visit: (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void) {
      let (dataTag, dataSizeTag) = (7, 8)
      visitImports(dataTag, dataSizeTag, visit)
    }

    /// Visits the entries of a relocation table that contain nothing but the address of a function.
    private func visitImports(
      _ tableTag: Int, _ sizeTag: Int, _ visit: (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void
    ) {
      let (stringsTag, symbolsTag) = (5, 6)
      guard let relocations = address(tableTag), let size = entries[sizeTag], let strings = address(stringsTag),
        let symbols = address(symbolsTag)
      else { return }
      for offset in stride(from: 0, to: Int(size), by: 24) {
        let info = relocations.load(fromByteOffset: offset + 8, as: UInt.self)
        guard Self.kinds.contains(info & 0xffff_ffff) else { continue }
        let name = symbols.load(fromByteOffset: Int(info >> 32) * 24, as: UInt32.self)
        let place = base + relocations.load(fromByteOffset: offset, as: UInt.self)
        if let slot = UnsafeMutableRawPointer(bitPattern: place) {
          visit((strings + Int(name)).assumingMemoryBound(to: CChar.self), slot)
        }
      }
    }

    /// The kinds of relocation that consist of an address: of a called function, or of one that is passed on.
    #if arch(arm64)
      private static let kinds: ClosedRange<UInt> = 1025...1026
    #else
      private static let kinds: ClosedRange<UInt> = 6...7
    #endif

    private func write(_ function: UInt, into slot: UnsafeMutableRawPointer) -> Bool {
      guard let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(Self.pageSize - 1)),
        mprotect(page, Int(Self.pageSize), PROT_READ | PROT_WRITE) == 0
      else { return false }
      slot.storeBytes(of: function, as: UInt.self)
      // A table that is filled lazily stays writable for the linker.
      if isReadOnly(page) { mprotect(page, Int(Self.pageSize), PROT_READ) }
      return true
    }

    /// Returns whether a page belongs to the RELRO segment, which the linker protects once it has been filled.
    private func isReadOnly(_ page: UnsafeMutableRawPointer) -> Bool {
      guard let header = UnsafeRawPointer(bitPattern: base) else { return false }
      var segment = header + Int(header.load(fromByteOffset: 32, as: UInt.self))
      let (size, count) = (
        header.load(fromByteOffset: 54, as: UInt16.self), header.load(fromByteOffset: 56, as: UInt16.self)
      )
      for _ in 0..<count {
        if segment.load(as: UInt32.self) == 0x6474_E552 {
          let start = base + segment.load(fromByteOffset: 16, as: UInt.self)
          let end = start + segment.load(fromByteOffset: 40, as: UInt.self)
          // The last page is protected only if it is whole.
          return start & ~(Self.pageSize - 1) <= UInt(bitPattern: page) && UInt(bitPattern: page) + Self.pageSize <= end
        }
        segment += Int(size)
      }
      return false
    }

    /// Returns the address in an entry; some linkers have already added the base.
    private func address(_ tag: Int) -> UnsafeRawPointer? {
      entries[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? $0 + base : $0) }
    }
  }

  extension LoadedLibrary.Replacement {
    fileprivate func isCalled(_ name: UnsafePointer<CChar>) -> Bool {
      strcmp(name, UnsafeRawPointer(self.name.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
    }
  }
#endif
