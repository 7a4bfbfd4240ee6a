import ActionScripts
import JSONValues

/// The conversion of a reply's value into the type that the caller waits for.
struct ReplyReading<Reply> {
  /// Returns the name of the type; only messages need it.
  private let name: () -> String
  /// Returns the smallest reply that can be read; nil where none is found.
  let blank: () -> JSONValue?
  private let read: (JSONValue) throws(ArgumentError) -> Reply

  /// Returns the reply; nil where the value is not one, which is a mistake in the script that ends the case.
  func value(of value: JSONValue, _ site: ScriptSite?, by port: String, _ stage: Stage) -> Reply? {
    do throws(ArgumentError) {
      return try read(value)
    } catch {
      stage.complain("the reply of port '\(port)' is no \(name()): \(error.text(in: "reply"))", error.note, site)
      return nil
    }
  }

  /// Decodes the reply.
  static func decoding(_ type: Reply.Type) -> ReplyReading where Reply: Decodable {
    ReplyReading(name: { shortName(of: type) }, blank: { JSONValue(blankFor: type) }) { value throws(ArgumentError) in
      try ScriptValueDecoder.decode(type, from: ScriptValue(value))
    }
  }
}

extension ReplyReading<Void> {
  /// Takes the reply as the end of the requested work: a bare `reply`.
  static var nothing: ReplyReading {
    ReplyReading(name: { "Void" }, blank: { .null }) { value throws(ArgumentError) in
      if value != .null, value != .object([]) {
        throw ArgumentError("expected nothing, found \(ScriptValue(value).shown)", note: "write 'reply' alone")
      }
    }
  }
}

/// The conversion of the value of a script's `fail` into an error.
struct FailureReading {
  /// The type of the error; nil for a `PortError`.
  let type: Any.Type?
  private let read: (PortFailure, _ port: String) throws(ArgumentError) -> any Error
  private let name: () -> String

  /// Returns the error; nil where the failure is not one, which is a mistake in the script that ends the case.
  func error(of failure: PortFailure, by port: String, _ stage: Stage) -> (any Error)? {
    do throws(ArgumentError) {
      return try read(failure, port)
    } catch {
      stage.complain(
        "the failure of port '\(port)' is no \(name()): \(error.text(in: "fail"))", error.note, failure.site)
      return nil
    }
  }

  /// Makes an error with the message of the failure.
  static var portError: FailureReading {
    FailureReading(
      type: nil, read: { failure, port in PortError(port: port, message: failure.message) }, name: { "PortError" })
  }

  /// Decodes the error.
  static func decoding<Failure: Error & Decodable>(_ type: Failure.Type) -> FailureReading {
    FailureReading(
      type: type,
      read: { failure, _ throws(ArgumentError) in try ScriptValueDecoder.decode(type, from: failure.value) },
      name: { shortName(of: type) })
  }

  /// Decodes the error as the first of several types that it fits, or makes one with the message of the failure.
  static func decoding<each Failure: Error & Decodable>(firstOf types: repeat (each Failure).Type) -> FailureReading {
    var readers: [(ScriptValue) -> (any Error)?] = []
    func add<One: Error & Decodable>(_ type: One.Type) {
      readers.append { value in try? ScriptValueDecoder.decode(type, from: value) }
    }
    repeat add(each types)
    return FailureReading(
      type: nil,
      read: { [readers] failure, port in
        readers.lazy.compactMap { read in read(failure.value) }.first
          ?? PortError(port: port, message: failure.message)
      }, name: { "PortError" })
  }
}
