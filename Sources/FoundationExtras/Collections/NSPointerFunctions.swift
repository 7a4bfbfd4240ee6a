/// The namespace of the options with which tables hold their objects.
public enum NSPointerFunctions {
  /// The options of a table. Those without an effect here are left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Holds objects strongly.
    public static let strongMemory: Options = []
    /// Holds objects weakly, and forgets those that are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares objects by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Copies objects when they are added, which is not done here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
