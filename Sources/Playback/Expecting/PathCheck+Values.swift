import ActionScripts
import ExactStrings
import JSONValues

// The values that can be at paths.
extension PathCheck {
  /// Checks the value of an expectation against the shape of the value at its path.
  func checkValue(of expectation: Expectation, against shape: StateShape) throws(ArgumentError) {
    switch expectation {
    case .contains(let pattern): try check(pattern.value.json, against: shape, at: "")
    case .compare(let path, .has, let value): try check(value.value.json, in: shape, at: path.value)
    case .compare(_, .like, let value):
      let wanted = value.value.json
      if wanted.string == nil {
        throw ArgumentError("'like' needs a text, never \(wanted.text)", note: "write it in quotes: \"\(wanted.text)\"")
      }
    case .compare(let path, let comparison, let value):
      let wanted = value.value.json(at: path.value)
      if comparison.isOfOrder {
        if !wanted.hasOrder { throw ArgumentError("only numbers and texts have an order") }
        // A bound of an order need not be one of the cases.
        if shape.isOfCases, case .string = wanted { return }
      }
      try check(wanted, against: shape, at: path.value.text)
    case .exists, .missing, .unique, .hole: break
    }
  }

  /// Checks that the value at a path may contain another value.
  private func check(_ wanted: JSONValue, in shape: StateShape, at path: Path) throws(ArgumentError) {
    switch shape {
    case .reactor(let state): try check(wanted, in: state(), at: path)
    case .elements(let element): try check(wanted, against: element(), at: "\(path.text).*")
    // Which controls a view has is known at run time only.
    case .fields where surroundings == nil || path.segments.count > 1:
      do {
        _ = try field(wanted.string ?? wanted.text, of: shape)
      } catch {
        throw ArgumentError(
          wanted.string == nil ? "'has' needs the name of a field, never \(wanted.text)" : error.message,
          note: shape.shownPart(ofKind: .list).map { "did you mean \(path.text).\($0)?" } ?? error.note)
      }
    case .fields, .values, .cases, .leaf, .unknown: break
    }
  }

  /// Checks that a value of a shape may equal another value, or contain its members.
  /// - Parameter name: The path of the value, for messages.
  private func check(_ other: JSONValue, against shape: StateShape, at name: String) throws(ArgumentError) {
    func below(_ key: String) -> String { name.isEmpty ? key : "\(name).\(key)" }
    if case .reactor(let state) = shape { return try check(other, against: state(), at: name) }
    switch (other, shape) {
    case (.object(let members), .fields), (.object(let members), .cases):
      for member in members {
        try check(member.value, against: try field(member.key, of: shape), at: below(member.key))
      }
    case (.object(let members), .values(let value)):
      for member in members { try check(member.value, against: value(), at: below(member.key)) }
    case (.array(let elements), .elements(let element)):
      for (index, item) in elements.enumerated() { try check(item, against: element(), at: below("\(index)")) }
    case (.string(let text), .cases): _ = try field(text, of: shape)
    case (_, .leaf(let kind)):
      if let impossible = kind.impossible(other, at: name) { throw impossible }
    default:
      if let mistake = shape.mistake(other, at: name) { throw mistake }
    }
  }
}

extension StateShape {
  /// Returns the mistake of comparing a list or an object with a value that it can never equal; nil if it can.
  func mistake(_ value: JSONValue, at name: String) -> ArgumentError? {
    guard let kind, kind == .list || kind == .object else { return nil }
    var text = value.text
    switch value {
    case .null: return nil
    case .array where kind == .list: return nil
    case .object where kind == .object: return nil
    case .array where text.utf8.count > 60: text = "[...]"
    case .object where text.utf8.count > 60: text = "{...}"
    default: break
    }
    return ArgumentError("\(name.isEmpty ? "the state" : "'\(name)'") is \(kind.rawValue), never \(text)")
  }
}

extension StateShape.LeafKind {
  /// Returns the mistake of comparing a value of this kind with a value that it can never equal; nil if it can.
  fileprivate func impossible(_ value: JSONValue, at name: String) -> ArgumentError? {
    switch (self, value) {
    case (.number, .null) where name.hasPrefix("$"): return ArgumentError("'\(name)' is a number, never null")
    case (.other, _), (_, .null), (.bool, .bool), (.number, .integer), (.number, .decimal), (.text, .string): return nil
    case (.word(let words), _):
      let word = value.string ?? value.text
      if words.contains(word) { return nil }
      return ArgumentError(
        "unknown case '\(word)'", note: Suggestion.note(for: word, in: words, heading: "there are"))
    case (.bool, _):
      let note: String? =
        switch (value.string ?? value.text).lowercased() {
        case "true", "yes", "1": "did you mean true?"
        case "false", "no", "0": "did you mean false?"
        default: nil
        }
      return ArgumentError("'\(name)' is true or false, never \(value.text)", note: note)
    case (.number, _):
      let isQuoted = value.string.map { JSONLexer.isNumber(ArraySlice($0.utf8)) } ?? false
      return ArgumentError(
        "'\(name)' is a number, never \(value.text)",
        note: isQuoted
          ? "write it without quotes: \(value.string ?? "")"
          : name == "$time" ? "write milliseconds, or a duration such as 50ms" : nil)
    case (.text, .integer), (.text, .decimal), (.text, .bool):
      return ArgumentError("'\(name)' is a text, never \(value.text)", note: "write it in quotes: \"\(value.text)\"")
    case (.text, _): return ArgumentError("'\(name)' is a text, never \(value.text)", note: nil)
    }
  }
}

extension Expectation.Comparison {
  /// Whether the comparison depends on the order of the values.
  fileprivate var isOfOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .equal, .notEqual, .has, .like: false
    }
  }
}

extension JSONValue {
  /// Whether the value has an order among values of its kind.
  fileprivate var hasOrder: Bool {
    switch self {
    case .integer, .decimal, .string: true
    case .null, .bool, .array, .object: false
    }
  }
}
