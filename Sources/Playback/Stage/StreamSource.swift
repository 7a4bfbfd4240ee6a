import ActionScripts
import FoundationValues
import Observables
import Synchronization

/// A stream that a script pushes values into.
struct StreamSource {
  let name: String
  let type: String
  /// The values that are pushed, shared by all users of the stream with the same type.
  let values: AnyObject
  /// Returns the shape of its values.
  let shape: () -> ValueShape
  /// Decodes a value and returns a closure that pushes it.
  let prepare: (ScriptValue) throws(ArgumentError) -> () -> Void
  /// Ends the stream, with or without an error.
  let end: ((any Error)?) -> Void
  /// Returns whether something listens.
  let hasSubscribers: () -> Bool

  /// Returns a stream that pushes each value into this stream and another one, each of which decodes it as its own
  /// type.
  func joined(with other: StreamSource) -> StreamSource {
    StreamSource(name: name, type: type, values: values, shape: shape) { value throws(ArgumentError) in
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

/// The values that a script pushes into a stream.
///
/// An end ends the present subscriptions, but not the stream: an app that connects to the source again receives new
/// values.
final class PushedValues<Value> {
  private let subject = Mutex(PublishSubject<Value>())

  private var present: PublishSubject<Value> { subject.withLock { $0 } }

  var observable: Observable<Value> { .deferred { self.present.asObservable() } }
  var hasSubscribers: Bool { present.hasObservers }

  func push(_ value: Value) { present.onNext(value) }

  func end(_ error: (any Error)?) {
    let ended = subject.withLock { subject in
      defer { subject = PublishSubject() }
      return subject
    }
    if let error { ended.onError(error) } else { ended.onCompleted() }
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
