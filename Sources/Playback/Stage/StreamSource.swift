import ActionScripts
import FoundationValues

/// A stream that a script pushes values into.
struct StreamSource {
  let name: String
  let type: String
  /// The subject of its values, which all who ask for values of its type share.
  let subject: AnyObject
  /// Returns what its values look like.
  let shape: () -> ValueShape
  /// Decodes a value and returns a closure that pushes it.
  let prepare: (ScriptValue) throws(ArgumentError) -> () -> Void
  /// Ends the stream, with or without an error.
  let end: ((any Error)?) -> Void
  /// Returns whether something listens.
  let hasSubscribers: () -> Bool

  /// Returns the stream with what another type makes of its values.
  func joined(with other: StreamSource) -> StreamSource {
    StreamSource(name: name, type: type, subject: subject, shape: shape) { value throws(ArgumentError) in
      let (push, pushOther) = (try prepare(value), try other.prepare(value))
      return {
        push()
        pushOther()
      }
    } end: { error in
      end(error)
      other.end(error)
    } hasSubscribers: {
      hasSubscribers() || other.hasSubscribers()
    }
  }
}

/// The error that a `! STREAM fail "msg"` line sends.
public struct StreamError: Error, CustomStringConvertible {
  /// The text of the line.
  public let message: String
  /// The text of the line.
  public var description: String { message }
}

extension StreamError: LocalizedError {
  /// The message, which an app shows as `localizedDescription`.
  public var errorDescription: String? { message }
}
