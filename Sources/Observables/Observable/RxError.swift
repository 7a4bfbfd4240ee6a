/// The errors that operators themselves produce.
public enum RxError: Error {
  /// Something went wrong that has no better name.
  case unknown
  /// The object was used after its disposal.
  case disposed(object: AnyObject)
  /// A counter exceeded its range.
  case overflow
  /// An index or a count lies outside of the sequence.
  case argumentOutOfRange
  /// A sequence that has to have an element has none.
  case noElements
  /// A sequence that has to have one element has more.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout
}

// The object of `.disposed` is there to be named in a message; nothing reads or writes its state through the error.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  /// One sentence for a person.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(type(of: object))` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
