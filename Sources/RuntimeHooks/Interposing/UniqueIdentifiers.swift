#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import VirtualTime

  /// Gives `UUID()` the same values each time a case is played: on a thread where a virtual clock plays, the random
  /// numbers of that clock make them.
  ///
  /// Foundation calls its own function for that through its table of imports.
  enum UniqueIdentifiers {
    /// Replaces the function.
    /// - Returns: Whether Foundation has and calls it, or is not there.
    static func becomeRepeatable() -> Bool {
      guard let library = LoadedLibrary("libFoundationEssentials.so") else { return true }
      return MainQueue.symbol("\(name)") != nil && library.replaceImports([generator])
    }

    /// The function that Foundation calls instead of its own.
    static let generator = LoadedLibrary.Replacement(name, generate as GenerateFunction)

    fileprivate static let name: StaticString = "_foundation_uuid_generate_random"
    fileprivate static let generateReally = MainQueue.function("\(name)", as: GenerateFunction.self)
  }

  private typealias GenerateFunction = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  private func generate(_ bytes: UnsafeMutablePointer<UInt8>) {
    guard let playing = VirtualClock.playing, var random = playing.random else {
      return UniqueIdentifiers.generateReally(bytes)
    }
    for index in 0..<16 { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    playing.random = random
    // The version, which is that of random ones, and the variant.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
  }
#endif
