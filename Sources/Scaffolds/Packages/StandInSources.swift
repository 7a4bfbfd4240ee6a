/// The sources of modules that replace frameworks of the platform, with the parts that reactors use.
enum StandInSources {
  static let logs = """
    // Logs that are dropped, because the output of a tool is for timelines.
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
        public mutating func appendInterpolation(
          _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
        public mutating func appendInterpolation(
          _ value: @autoclosure () -> Any?, format: OSLogFormatting, align: OSLogStringAlignment = .none,
          privacy: OSLogPrivacy = .auto
        ) {}
      }
    }

    public enum OSLogPrivacy: Sendable {
      case auto, `public`, `private`, sensitive
      public enum Mask: Sendable { case hash, none }
      public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
      public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
      public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    }

    public enum OSLogFormatting: Sendable {
      case decimal, hex, octal, fixed, exponential, hybrid
      public static func fixed(precision: Int) -> OSLogFormatting { .fixed }
      public static func decimal(minDigits: Int) -> OSLogFormatting { .decimal }
    }

    public enum OSLogStringAlignment: Sendable {
      case none
      public static func left(columns: Int) -> OSLogStringAlignment { .none }
      public static func right(columns: Int) -> OSLogStringAlignment { .none }
    }

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

    public func os_log(_ message: OSLogMessage) {}
    public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
    public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {}
    @_disfavoredOverload
    public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...) {}
    @_disfavoredOverload
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: Any?...) {}

    """
}
