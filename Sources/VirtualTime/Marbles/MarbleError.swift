/// The error that `#` stands for.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Makes the error.
  public init() {}
  /// `#`.
  public var description: String { "#" }
}
