import JSONValues

/// A strict reader of version 14 of the Test Anything Protocol, written from its specification: what is no version,
/// plan, test point or YAML block is an error. Of YAML it knows what a report needs: mappings of plain words and
/// numbers, strings in quotes, and lists of such strings.
struct TAPReader {
  struct Point: Equatable {
    var isOK: Bool
    var description: String
    /// In lower case.
    var directive: String?
    var reason = ""
    var diagnostics: [String: JSONValue] = [:]

    /// A result that a harness counts as a failure.
    var isFailure: Bool { !isOK && directive == nil }
  }

  struct Mistake: Error {
    let line: String
  }

  private var lines: ArraySlice<Substring>

  /// The test points of a document.
  static func read(_ document: String) throws -> [Point] {
    let lines = document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    guard lines.last == "" else { throw Mistake(line: "the last line has no end") }
    var reader = TAPReader(lines: lines.dropLast())
    return try reader.document()
  }

  private mutating func document() throws -> [Point] {
    guard lines.popFirst() == "TAP version 14" else { throw Mistake(line: "version") }
    guard let plan = lines.popFirst()?.wholeMatch(of: /1\.\.([0-9]+)( # .+)?/.scalars) else {
      throw Mistake(line: "plan")
    }
    var points: [Point] = []
    while let line = lines.popFirst() {
      points.append(try point(line, number: points.count + 1))
    }
    guard Int(plan.1) == points.count else { throw Mistake(line: String(plan.0)) }
    return points
  }

  private mutating func point(_ line: Substring, number: Int) throws -> Point {
    guard let match = line.wholeMatch(of: /(not )?ok ([0-9]+) - (.*)/.scalars), Int(match.2) == number else {
      throw Mistake(line: String(line))
    }
    let (description, rest) = Self.splitAtHash(match.3)
    var point = Point(isOK: match.1 == nil, description: description)
    if let rest {
      guard let directive = rest.wholeMatch(of: /(?i)(skip|todo)(?: (.*))?/.scalars) else {
        throw Mistake(line: String(line))
      }
      point.directive = directive.1.lowercased()
      point.reason = Self.unescaped(directive.2 ?? "")
    }
    if lines.first == "  ---" { point.diagnostics = try block() }
    return point
  }

  /// What stands before the first hash that has no backslash and blanks around it, unescaped, and what follows it.
  private static func splitAtHash(_ text: Substring) -> (String, Substring?) {
    var isEscaped = false
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "#", !isEscaped, previous == " ", next < scalars.endIndex, scalars[next] == " " {
        return (unescaped(Substring(scalars[..<index]).dropLast()), Substring(scalars[scalars.index(after: next)...]))
      }
      isEscaped = scalar == "\\" && !isEscaped
      previous = scalar
    }
    return (unescaped(text), nil)
  }

  /// A backslash stands for itself unless another one or a hash follows.
  private static func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let next = rest.first, next == "\\" || next == "#" {
        result.append(next)
        rest.removeFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private mutating func block() throws -> [String: JSONValue] {
    lines.removeFirst()
    var values: [String: JSONValue] = [:]
    while let line = lines.popFirst() {
      if line == "  ..." { return values }
      guard let match = line.wholeMatch(of: #/  ([a-z]+):(?: (.+))?/#.scalars), values[String(match.1)] == nil else {
        throw Mistake(line: String(line))
      }
      if let text = match.2 {
        values[String(match.1)] = try Self.scalar(text)
        continue
      }
      var items: [JSONValue] = []
      while let item = lines.first?.wholeMatch(of: #/    - (.+)/#.scalars) {
        items.append(try Self.scalar(item.1))
        lines.removeFirst()
      }
      values[String(match.1)] = .array(items)
    }
    throw Mistake(line: "a block without end")
  }

  /// A word or a number that YAML takes for what it looks like, or a string in double quotes, whose escapes are those
  /// of JSON and `\xNN`.
  private static func scalar(_ text: Substring) throws -> JSONValue {
    if text.wholeMatch(of: /[a-z]+/.scalars) != nil { return .string(String(text)) }
    guard text.unicodeScalars.first == "\"" || text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/.scalars) != nil else {
      throw Mistake(line: String(text))
    }
    var json = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      json.append(scalar)
      guard scalar == "\\", let escaped = rest.popFirst() else { continue }
      json.append(contentsOf: (escaped == "x" ? "u00" : String(escaped)).unicodeScalars)
    }
    return try JSONValue(parsing: String(json))
  }
}

extension Regex {
  /// The same expression, to which a combining mark is a character of its own, as it is to the protocol.
  fileprivate var scalars: Regex { matchingSemantics(.unicodeScalar) }
}
