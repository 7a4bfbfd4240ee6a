import ExactStrings

/// Returns the name of a type in messages and lists: `String?`, `[Int]`, `[String: Bool]`, `User`.
func shortName(of type: Any.Type) -> String {
  if let known = type as? any ShortlyNamed.Type { return known.shortName }
  let name = _typeName(type, qualified: false)
  // The parts of tuples and of generic types, and the types that have another name in Swift.
  return name.contains("<") || name.contains("_NS") ? Shorthand.name(name) ?? name : name
}

private protocol ShortlyNamed {
  static var shortName: String { get }
}

extension Optional: ShortlyNamed {
  fileprivate static var shortName: String { Playback.shortName(of: Wrapped.self) + "?" }
}

extension Array: ShortlyNamed {
  fileprivate static var shortName: String { "[" + Playback.shortName(of: Element.self) + "]" }
}

extension Dictionary: ShortlyNamed {
  fileprivate static var shortName: String {
    "[" + Playback.shortName(of: Key.self) + ": " + Playback.shortName(of: Value.self) + "]"
  }
}

extension DecodedTuple: ShortlyNamed {
  fileprivate static var shortName: String {
    var parts: [String] = []
    for part in repeat (each Part).self { parts.append(Playback.shortName(of: part)) }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}

/// Rewrites the name of a type as Swift abbreviates it: `(at: Int?, [String])` for `(at: Optional<Int>,
/// Array<String>)`.
private struct Shorthand {
  private var rest: Substring

  /// Returns nil for a name with parts that are not understood, such as functions.
  static func name(_ text: String) -> String? {
    var shorthand = Shorthand(rest: text[...])
    guard let name = shorthand.type(), shorthand.rest.isEmpty else { return nil }
    return name
  }

  private mutating func type() -> String? {
    if take("(") {
      guard let parts = list(until: ")", labelled: true) else { return nil }
      return "(" + parts.joined(separator: ", ") + ")"
    }
    let name = String(rest.prefix { !"<>(),: ".contains($0) })
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty else { return nil }
    // Foundation declares a range of Objective-C as a struct with an underscore and an alias without one.
    guard take("<") else { return name == "_NSRange" ? "NSRange" : name }
    guard let arguments = list(until: ">", labelled: false) else { return nil }
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0] + "?"
    case ("Array", 1): return "[" + arguments[0] + "]"
    case ("Dictionary", 2): return "[" + arguments[0] + ": " + arguments[1] + "]"
    default: return name + "<" + arguments.joined(separator: ", ") + ">"
    }
  }

  private mutating func list(until end: Character, labelled: Bool) -> [String]? {
    var parts: [String] = []
    while !take(end) {
      if !parts.isEmpty, !take(",") || !take(" ") { return nil }
      var label = ""
      if labelled, let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains(where: { "<>(), ".contains($0) }) {
        label = rest[..<colon] + ": "
        rest = rest[colon...].dropFirst(2)
      }
      guard let part = type() else { return nil }
      parts.append(label + part)
    }
    return parts
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
