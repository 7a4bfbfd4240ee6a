import ActionScripts

/// A stream that a script pushes values into.
struct StreamSource {
  let name: String
  let type: String
  /// Returns what its values look like.
  let shape: () -> ValueShape
  /// Decodes a value and returns a closure that pushes it.
  let prepare: (ScriptValue) throws(ArgumentError) -> () -> Void
  /// Ends the stream, with or without an error.
  let end: ((any Error)?) -> Void
  /// Returns whether something listens.
  let hasSubscribers: () -> Bool
}

/// The error that a `! STREAM fail "msg"` line sends.
public struct StreamError: Error, CustomStringConvertible {
  /// The text of the line.
  public let message: String
  /// The text of the line.
  public var description: String { message }
}
