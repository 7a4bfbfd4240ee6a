/// The error of the mark `#`.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}
  /// `#`.
  public var description: String { "#" }
}
