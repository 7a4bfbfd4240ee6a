import ExactStrings

/// Parses the spelling of types in sources.
enum TypeSpelling {
  /// Returns a type without redundant parts: `any`, a module's name, needless parentheses.
  static func plain(_ type: String) -> String {
    var name = type
    for prefix in ["any ", "some ", "inout ", "Swift.", "Foundation.", "RxSwift.", "RxRelay.", "RxCocoa."]
    where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if name.hasPrefix("("), name.hasSuffix(")"), name != "()",
      split(String(name.dropFirst().dropLast()), at: ",").count == 1, closure(name) == nil
    {
      return plain(String(name.dropFirst().dropLast()))
    }
    return name
  }

  static func isVoid(_ type: String) -> Bool { ["Void", "()", "Swift.Void"].contains(plain(type)) }

  /// Returns the wrapped type of an optional; nil for other types, also for a closure that returns an optional.
  static func optional(_ type: String) -> String? {
    guard type.hasSuffix("?") || type.hasSuffix("!"), !isArrow(type) else { return nil }
    return plain(String(type.dropLast()))
  }

  private static func isArrow(_ type: String) -> Bool {
    split(type.replacing("->", with: "\u{1}"), at: "\u{1}").count > 1
  }

  /// Returns a type without enclosing parentheses and closure attributes.
  static func unwrapped(_ type: String) -> String {
    var name = type
    for attribute in ["@escaping ", "@Sendable ", "@MainActor "] where name.hasPrefix(attribute) {
      name.removeFirst(attribute.count)
    }
    let isWrapped = name.hasPrefix("(") && name.hasSuffix(")") && closure(name) == nil
    return isWrapped ? unwrapped(String(name.dropFirst().dropLast())) : name
  }

  /// Returns the text in the brackets of an array or a dictionary.
  static func element(_ type: String) -> String? {
    type.hasPrefix("[") && type.hasSuffix("]") ? String(type.dropFirst().dropLast()) : nil
  }

  /// Returns the name and the arguments of a generic type.
  static func generic(_ type: String) -> (name: String, arguments: [String])? {
    guard type.hasSuffix(">"), let start = type.firstIndex(of: "<") else { return nil }
    return (String(type[..<start]), split(String(type[start...].dropFirst().dropLast()), at: ","))
  }

  /// Returns the parts of a tuple: their labels, if any, and their types; nil for other types.
  static func tuple(_ type: String) -> [(label: String?, type: String)]? {
    guard type.hasPrefix("("), type.hasSuffix(")"), closure(type) == nil else { return nil }
    let parts = split(String(type.dropFirst().dropLast()), at: ",")
    if parts.count < 2 { return nil }
    return parts.map { part in
      let halves = split(part, at: ":")
      return halves.count == 2 ? (halves[0], halves[1]) : (nil, part)
    }
  }

  /// Returns the type of a closure as a function without a name; nil for other types.
  static func closure(_ type: String) -> FunctionDeclaration? {
    var parts = split(type.replacing("->", with: "\u{1}"), at: "\u{1}")
    guard parts.count > 1 else { return nil }
    var function = FunctionDeclaration(name: "")
    function.result = parts[1...].joined(separator: " -> ")
    for (word, note) in [("throws", \FunctionDeclaration.isThrowing), ("async", \.isAsync)]
    where parts[0].hasSuffix(word) {
      function[keyPath: note] = true
      parts[0] = String(parts[0].dropLast(word.count)).withoutBlanksAtEnd
    }
    guard parts[0].hasPrefix("("), parts[0].hasSuffix(")") else { return nil }
    // A parameter may be a closure itself.
    let types = split(String(parts[0].dropFirst().dropLast()), at: ",").filter { !$0.isEmpty }
      .map { $0.replacing("\u{1}", with: "->") }
    let names = ["first", "second", "third", "fourth", "fifth"]
    guard types.count <= names.count else { return nil }
    function.parameters = zip(types.count == 1 ? ["value"] : names, types).map { name, type in
      // A parameter may have a name, which only says what it is: `(_ id: Int, _ page: Int) -> Void`.
      let halves = split(type, at: ":")
      guard halves.count == 2, halves[0].hasPrefix("_ ") else {
        return ParameterDeclaration(label: nil, name: name, type: type)
      }
      let named = types.count == 1 ? name : String(halves[0].dropFirst(2))
      return ParameterDeclaration(label: nil, name: named, type: halves[1])
    }
    return function
  }

  /// Returns the parts between marks that are outside brackets.
  static func split(_ text: String, at mark: Unicode.Scalar) -> [String] {
    var (parts, depth, last): ([String], Int, Unicode.Scalar) = ([""], 0, " ")
    for scalar in text.unicodeScalars {
      if "([{<".contains(scalar) { depth += 1 }
      if ")]}".contains(scalar) || scalar == ">" && last != "-" { depth -= 1 }
      last = scalar
      if scalar == mark, depth == 0 { parts.append("") } else { parts[parts.count - 1].unicodeScalars.append(scalar) }
    }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Returns a type with other types in the place of names.
  static func replacing(_ types: [ExactString: String], in type: String) -> String {
    if types.isEmpty { return type }
    var (result, word) = ("", "")
    for character in type + " " {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
        continue
      }
      result += (types[ExactString(word)] ?? word) + String(character)
      word = ""
    }
    return String(result.dropLast())
  }

  /// Returns the names in a type.
  static func words(_ type: String) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
  }
}
