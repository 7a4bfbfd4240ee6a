/// Something that a process took so long for that it will never happen.
public struct Silence: Error, CustomStringConvertible {
  /// The text that was waited for, and the text that had arrived.
  public let description: String
}
