/// The sources of modules that replace frameworks of the platform.
enum StandInSources {
  static let uiKit = """
    // The part of UIKit that reactors name. There is no screen: put in what else yours use.
    @_exported import FoundationExtras

    open class UIResponder: NSObject {}
    open class UIView: UIResponder {}
    open class UIViewController: UIResponder {}

    public final class UIApplication: UIResponder, @unchecked Sendable {
      public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

      public static let shared = UIApplication()
      public static let openSettingsURLString = "app-settings:"

      public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
      public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
      public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
      public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
      public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

      public func canOpenURL(_ url: URL) -> Bool { true }
      public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler done: ((Bool) -> Void)? = nil
      ) {
        done?(true)
      }
    }

    public final class UIPasteboard: NSObject, @unchecked Sendable {
      public static let general = UIPasteboard()
      public var string: String?
    }

    open class UIImage: NSObject, @unchecked Sendable {
      private let data: Data?

      public override init() { data = nil }
      public init?(named name: String) { data = nil }
      public init?(systemName name: String) { data = nil }
      public init?(data: Data) { self.data = data }

      public func pngData() -> Data? { data }
      public func jpegData(compressionQuality: CGFloat) -> Data? { data }
    }

    public final class UIColor: NSObject, @unchecked Sendable {
      public let red, green, blue, alpha: CGFloat

      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
      }
      public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
      }

      public static let black = UIColor(white: 0, alpha: 1)
      public static let white = UIColor(white: 1, alpha: 1)
      public static let gray = UIColor(white: 0.5, alpha: 1)
      public static let clear = UIColor(white: 0, alpha: 0)
      public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }

    public struct UIEdgeInsets: Equatable, Codable, Sendable {
      public var top, left, bottom, right: CGFloat

      public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
      }

      public static let zero = UIEdgeInsets()
    }

    """

  static let logs = """
    // Logs that nobody reads: what a tool prints is for timelines.
    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public init(_ log: OSLog) {}

      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: Interpolation) {}

      public struct Interpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {}
      }
    }

    public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

    public struct OSLogType: Equatable, Sendable {
      private let name: String
      public static let `default` = OSLogType(name: "default")
      public static let info = OSLogType(name: "info")
      public static let debug = OSLogType(name: "debug")
      public static let error = OSLogType(name: "error")
      public static let fault = OSLogType(name: "fault")
    }

    public final class OSLog: Sendable {
      public init(subsystem: String, category: String) {}
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "")
    }

    public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...) {}
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: Any?...) {}

    """
}
