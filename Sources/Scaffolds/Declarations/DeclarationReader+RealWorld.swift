import ExactStrings

/// A place where a source reads a value that differs in each run.
struct RealWorldRead: Equatable {
  enum Kind {
    /// The time of the system: `Date()`.
    case time
    /// Random numbers of the system: `Int.random(in: 1...6)`, `shuffled()`.
    case chance
  }

  let kind: Kind
  /// The outermost type, or the type that is extended.
  let owner: String
  /// Whether the value is the default of a parameter.
  let isDefault: Bool
  /// Whether it is a member of the expected type, `.now`, which may be one of the app.
  let isImplicit: Bool
  /// The source and the line.
  let place: String
}

extension DeclarationReader {
  /// Returns the places in the tokens of types where they read the real time or random numbers, in order.
  /// - Parameter types: The outermost types with the ranges of their tokens.
  func realWorldReads(in types: [(owner: String, tokens: Range<Int>)], path: String) -> [RealWorldRead] {
    var (found, lines): ([RealWorldRead], LineCounter) = ([], LineCounter())
    for type in types {
      for index in type.tokens {
        guard let (kind, end) = realWorldRead(at: index) else { continue }
        let line = lines.line(of: tokens[index].range.lowerBound, in: bytes)
        found.append(
          RealWorldRead(
            kind: kind, owner: type.owner, isDefault: isDefault(index..<end), isImplicit: text(at: index) == "now",
            place: "\(path):\(line)"))
      }
    }
    return found
  }

  /// Returns what an expression that begins at a token reads, and the token behind it; nil if it reads nothing of the
  /// kind.
  private func realWorldRead(at index: Int) -> (kind: RealWorldRead.Kind, end: Int)? {
    switch text(at: index) {
    case "Date", "NSDate":
      if text(at: index + 1) == ".", ["now", "init"].contains(text(at: index + 2)), text(at: index + 3) != "(" {
        return (.time, index + 3)
      }
      if text(at: index + 1) != "(" { return nil }
      return [")", "timeIntervalSinceNow"].contains(text(at: index + 2)) ? (.time, index + 3) : nil
    case "now":
      // A member of the expected type: `var created: Date = .now`.
      let isImplicit = text(at: index - 1) == "." && Self.beginners.contains(ExactString(text(at: index - 2)))
      return isImplicit && text(at: index + 1) != "(" ? (.time, index + 1) : nil
    case "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime": return (.time, index + 3)
    case "timeIntervalSinceNow", "isDateInToday", "isDateInTomorrow", "isDateInYesterday":
      return text(at: index - 1) == "." ? (.time, index + 1) : nil
    case "random", "randomElement", "shuffle", "shuffled":
      // With a generator as an argument, the result depends on that generator only.
      let isCall = text(at: index - 1) == "." && text(at: index + 1) == "("
      return isCall && !arguments(at: index + 1).contains("using") ? (.chance, index + 1) : nil
    default: return nil
    }
  }

  /// The tokens that may precede an expression.
  private static let beginners = Set(exact: ["(", "[", "{", ",", ":", "=", "<", "return", "in"])

  /// Returns the texts of the tokens of an argument list.
  private func arguments(at index: Int) -> [String] {
    var reader = self
    reader.position = index
    reader.skip()
    return tokens[index..<reader.position].map(\.text)
  }

  /// Whether an expression, or a closure around it, is the default of a parameter.
  private func isDefault(_ expression: Range<Int>) -> Bool {
    let isClosure = text(at: expression.lowerBound - 1) == "{" && text(at: expression.upperBound) == "}"
    let (before, after) = isClosure ? (2, 1) : (1, 0)
    return text(at: expression.lowerBound - before) == "="
      && [",", ")"].contains(text(at: expression.upperBound + after))
  }
}
