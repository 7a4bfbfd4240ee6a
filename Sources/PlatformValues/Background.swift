/// Work that an app goes on with while it is not on the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number by which the platform knows it.
  public let rawValue: Int
  /// Creates an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no work.
  public static let invalid = Self(rawValue: 0)
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether an app may look for news in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
