import Observables

/// Events on a grid of equal steps, written as one line of characters.
///
/// Each character is one step: `-` nothing, `a` an element, `|` completed, `#` an error, `[ab]` several events of one
/// step. Blanks are for the eye. An element whose text has several characters is written `(text)`.
struct MarbleDiagram: Equatable {
  /// The events of one step, as their texts.
  var steps: [[String]] = []

  static let completed = "|"
  static let failed = "#"

  init() {}

  init(_ text: String) {
    var group: [String]?
    var word: String?
    for character in text where character != " " || word != nil {
      if let letters = word {
        if character == ")" {
          if group == nil { steps.append([letters]) } else { group?.append(letters) }
          word = nil
        } else {
          word = letters + String(character)
        }
        continue
      }
      switch character {
      case "(": word = ""
      case "[": group = []
      case "]":
        steps.append(group ?? [])
        group = nil
      case "-": steps.append([])
      default:
        if group == nil { steps.append([String(character)]) } else { group?.append(String(character)) }
      }
    }
  }

  mutating func add(_ text: String, at step: Int) {
    while steps.count <= step { steps.append([]) }
    steps[step].append(text)
  }

  /// Without the empty steps at the end.
  var trimmed: MarbleDiagram {
    var copy = self
    while copy.steps.last?.isEmpty == true { copy.steps.removeLast() }
    return copy
  }

  /// Whether the sequence ends in the picture.
  var hasEnd: Bool {
    steps.contains { $0.contains(Self.completed) || $0.contains(Self.failed) }
  }

  var text: String {
    steps.map { events in
      switch events.count {
      case 0: "-"
      case 1: Self.mark(events[0])
      default: "[" + events.map(Self.mark).joined() + "]"
      }
    }.joined()
  }

  private static func mark(_ event: String) -> String {
    event.count == 1 ? event : "(\(event))"
  }
}

/// The error that `#` stands for.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Makes the error.
  public init() {}
  /// `#`.
  public var description: String { "#" }
}
