/// The errors that operators themselves produce.
public enum RxError: Error {
  /// An error that no other case describes.
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
  /// No event came in time.
  case timeout
}

// Safe to share: the object of `.disposed` is only named in a message, and its state is never read or written.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  /// A sentence that describes the error.
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
