/// Work that an app goes on with while it is not on the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}

/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether an app may look for news in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
