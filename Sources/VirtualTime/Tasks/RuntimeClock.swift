#if canImport(Glibc)
  import Glibc
#endif

/// Makes the clocks of the language, `ContinuousClock` and `SuspendingClock`, show the virtual time on a thread where a
/// virtual clock plays.
///
/// `Task.sleep(for:)` adds its span to the present time and hands on the sum alone. Only who knows exactly what time it was
/// when that was asked knows the span; a guess would be wrong whenever the system takes the processor away in between. So
/// the library of the concurrency runtime is made to ask here instead of the C library: its entry for `clock_gettime` in its
/// own table of imports is replaced. No other library is touched, and threads on which nothing plays get the real time.
///
/// Where that is not possible, as in a statically linked program or on a machine of 32 bits, spans are rounded up to whole milliseconds.
enum RuntimeClock {
  /// Whether the clocks show virtual time; set before there is a second thread that asks.
  nonisolated(unsafe) private(set) static var isVirtual = false

  /// The span that a task asked to sleep, from what is left of it.
  static func asked(_ rest: Duration) -> Duration {
    if isVirtual { return rest }
    let (whole, part) = rest.wholeNanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return .milliseconds(part > 0 ? whole + 1 : whole)
  }

  static func becomeVirtual() {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      if replaceImport() {
        let clock = VirtualClock()
        isVirtual = clock.whilePlaying {
          let start = ContinuousClock.now
          return (try? clock.advance(by: .seconds(1))) != nil && start.duration(to: .now) == .seconds(1)
        }
      }
    #endif
  }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// What the runtime calls instead of the function of the C library.
  private func time(of clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard let time else { return EINVAL }
    guard clock != CLOCK_REALTIME, let playing = VirtualClock.playing else { return clock_gettime(clock, time) }
    let (seconds, nanoseconds) = playing.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    return 0
  }

  private let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))

  /// Replaces the entry of the runtime's table of imports; false if there is no such library or entry.
  private func replaceImport() -> Bool {
    guard let library = LoadedLibrary("libswift_Concurrency.so"), let slot = library.importSlot(of: "clock_gettime")
    else { return false }
    let replacement: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32 = { time(of: $0, $1) }
    guard let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(pageSize - 1)),
      mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0
    else { return false }
    slot.storeBytes(of: unsafeBitCast(replacement, to: UInt.self), as: UInt.self)
    // A table that is filled at need stays open to the linker.
    if library.isReadOnly(page) { mprotect(page, Int(pageSize), PROT_READ) }
    return true
  }

  /// A shared library that the process has loaded, as the dynamic linker describes it: the ELF format, 64 bits.
  private struct LoadedLibrary {
    /// What the linker added to the addresses in the file.
    private let base: UInt
    /// The entries of the dynamic section by their tags.
    private var entries: [Int: UInt] = [:]

    init?(_ name: String) {
      // A handle of the C library is the linker's own record: base, name, dynamic section.
      guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      base = handle.load(as: UInt.self)
      guard var entry = UnsafeRawPointer(bitPattern: handle.load(fromByteOffset: 16, as: UInt.self)) else { return nil }
      while case let tag = entry.load(as: Int.self), tag != 0 {
        entries[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
        entry += 16
      }
    }

    /// Where the library keeps the address of a function that it calls through the table of procedures.
    func importSlot(of function: String) -> UnsafeMutableRawPointer? {
      let (relocationsTag, sizeTag, stringsTag, symbolsTag) = (23, 2, 5, 6)
      guard let relocations = address(relocationsTag), let size = entries[sizeTag], let strings = address(stringsTag),
        let symbols = address(symbolsTag)
      else { return nil }
      for offset in stride(from: 0, to: Int(size), by: 24) {
        let symbol = relocations.load(fromByteOffset: offset + 8, as: UInt.self) >> 32
        let name = symbols.load(fromByteOffset: Int(symbol) * 24, as: UInt32.self)
        if String(cString: (strings + Int(name)).assumingMemoryBound(to: CChar.self)) == function {
          return UnsafeMutableRawPointer(bitPattern: base + relocations.load(fromByteOffset: offset, as: UInt.self))
        }
      }
      return nil
    }

    /// Whether a page belongs to what the linker protects once it has filled it, the segment RELRO.
    func isReadOnly(_ page: UnsafeMutableRawPointer) -> Bool {
      guard let header = UnsafeRawPointer(bitPattern: base) else { return false }
      var segment = header + Int(header.load(fromByteOffset: 32, as: UInt.self))
      let (size, count) = (
        header.load(fromByteOffset: 54, as: UInt16.self), header.load(fromByteOffset: 56, as: UInt16.self)
      )
      for _ in 0..<count {
        if segment.load(as: UInt32.self) == 0x6474_E552 {
          let start = base + segment.load(fromByteOffset: 16, as: UInt.self)
          let end = start + segment.load(fromByteOffset: 40, as: UInt.self)
          // The page at the end is protected only if it is whole.
          return start & ~(pageSize - 1) <= UInt(bitPattern: page) && UInt(bitPattern: page) + pageSize <= end
        }
        segment += Int(size)
      }
      return false
    }

    /// Some linkers have added the base already.
    private func address(_ tag: Int) -> UnsafeRawPointer? {
      entries[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? $0 + base : $0) }
    }
  }
#endif
