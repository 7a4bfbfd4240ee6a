#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  /// The default time zone of Core Foundation, which `DateFormatter` uses. Core Foundation has read `TZ` before `main`.
  enum DefaultZone {
    private typealias MakeZone = @convention(c) (UnsafeRawPointer?, Double) -> UnsafeRawPointer?
    private typealias SetZone = @convention(c) (UnsafeRawPointer?) -> Void

    /// Sets the zone of Greenwich.
    /// - Returns: Whether Foundation is as expected, or is not there.
    static func becomeGreenwich() -> Bool {
      guard let make = MainQueue.symbol("CFTimeZoneCreateWithTimeIntervalFromGMT"),
        let set = MainQueue.symbol("CFTimeZoneSetDefault")
      else { return LoadedLibrary("libFoundation.so") == nil }
      unsafeBitCast(set, to: SetZone.self)(unsafeBitCast(make, to: MakeZone.self)(nil, 0))
      return true
    }
  }
#endif
