import ExactStrings

// `@reactor`, `@case`, `@let` ...
extension StatementParser {
  mutating func directive() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(orMissing: "a directive is missing after '@'")
    switch string(token.range) {
    case "reactor":
      let name = try name(
        try nextToken(orMissing: "the name of a reactor is missing", note: "write: @reactor counter"), "a reactor")
      return .reactor(name, arguments: try labelledValues(of: "reactor"))
    case "case": return .caseTitle(try title("a title is missing after @case", note: "write: @case counts to three"))
    case "let": return try variable()
    case "each": return try each()
    case "vary":
      let example = "write: @vary updateQuery \"\" \"a\" nil"
      let name = try name(try nextToken(orMissing: "the name of an action is missing", note: example), "an action")
      var values: [Located<ScriptValue>] = []
      repeat {
        values.append(try value(try nextToken(orMissing: "a value is missing after the action", note: example)))
      } while position < lexer.tokens.count
      return .vary(name, values)
    case "include":
      let token = try nextToken(orMissing: "the name of a file is missing", note: "write: @include _login.reel")
      let file = try text(token)
      if file.value.isEmpty {
        throw SyntaxError("the name of a file is missing", token.range, note: "write: @include _login.reel")
      }
      return .include(file, arguments: try labelledValues(of: "include"))
    case "redact": return try redaction()
    case "tag":
      let tag = try text(try nextToken(orMissing: "a tag is missing", note: "write: @tag slow"))
      try Self.check(tag: tag.value, lexer.tokens[1].range)
      try expectEnd(behind: "the tag")
      return .tag(tag)
    case "only":
      try expectEnd(behind: "@only")
      return .only
    case "lenient":
      try expectEnd(behind: "@lenient")
      return .lenient
    case "xfail":
      return .expectedFailure(try title("a reason is missing after @xfail", note: "write: @xfail the server is slow"))
    case "timeout":
      let operand = try nextToken(orMissing: "a duration is missing", note: "write: @timeout 10s")
      let timeout = try duration(operand.range)
      try expectEnd(behind: "the duration")
      return .timeout(timeout)
    case "seed": return try seed()
    case "golden": return try golden()
    case let word: throw unknownDirective(word, token)
    }
  }

  private func unknownDirective(_ word: String, _ token: Token) -> SyntaxError {
    let names = StatementForm.directives.map { "@" + $0 }
    let message =
      word.isEmpty ? "a directive is missing after '@'" : "unknown directive \("@\(word)".quotedForMessage)"
    return SyntaxError(
      message, token.start - 1..<token.end, note: Suggestion.note(for: "@" + word, in: names, heading: "directives"))
  }

  private func title(_ message: String, note: String) throws(SyntaxError) -> Located<String> {
    guard let range = lexer.title, !range.isEmpty else {
      throw SyntaxError(message, lastOffset..<lastOffset, note: note)
    }
    return Located(try plainText(range, "a title"), place(range))
  }

  private mutating func variable() throws(SyntaxError) -> Statement.Kind {
    let example = "write: @let n = 1"
    let token = try nextToken(orMissing: "the name of a variable is missing", note: example)
    let name = located(token.range)
    try Self.check(variable: name.value == "=" ? "" : name.value, token.range)
    let sign = try nextToken(orMissing: "'=' is missing after the name", note: example)
    guard string(sign.range) == "=" else {
      throw SyntaxError("'=' is missing after the name", sign.range, note: example)
    }
    let operand = try nextToken(orMissing: "a value is missing after '='", note: example)
    if operand.kind == .word, WordForm.isCapture(string(operand.range)) {
      let path = try path(operand)
      try Self.checkPseudoPath(path.value, operand.range, otherwise: "write a text in double quotes")
      try expectEnd(behind: "the path")
      return .capture(name, path)
    }
    let value = try value(operand)
    try expectEnd(behind: "the value")
    return .variable(name, value)
  }

  private func each() throws(SyntaxError) -> Statement.Kind {
    let note = "write: @each name = \"\", \"a\""
    guard let line = lexer.title, !line.isEmpty else {
      throw SyntaxError("the name of a variable is missing after @each", lastOffset..<lastOffset, note: note)
    }
    let blanks: [UInt8] = [0x20, 0x09]
    guard let sign = line.first(where: { text[$0] == UInt8(ascii: "=") }) else {
      let nameEnd = line.first { blanks.contains(text[$0]) } ?? line.upperBound
      let next = (nameEnd..<line.upperBound).first { !blanks.contains(text[$0]) } ?? line.upperBound
      let nextEnd = (next..<line.upperBound).first { blanks.contains(text[$0]) } ?? line.upperBound
      throw SyntaxError("'=' is missing after the name", next..<nextEnd, note: note)
    }
    var nameEnd = sign
    while nameEnd > line.lowerBound, blanks.contains(text[nameEnd - 1]) { nameEnd -= 1 }
    let name = located(line.lowerBound..<nameEnd)
    try Self.check(variable: name.value, line.lowerBound..<max(nameEnd, line.lowerBound + 1))
    let list = sign + 1..<line.upperBound
    let bytes = [UInt8(ascii: "[")] + text[list] + [UInt8(ascii: "]")]
    let node = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(SyntaxError) in
        try JSONNode(parsing: buffer, 0..<buffer.count, quotesVariables: false, levelsAround: 1)
      }
    }
    // The opening bracket of the list is not in the text.
    func inText(_ range: Range<Int>) -> Range<Int> {
      list.lowerBound + range.lowerBound - 1..<list.lowerBound + range.upperBound - 1
    }
    guard case .success(let array) = node, case .array(let elements) = array.content, !elements.isEmpty else {
      let fault = if case .failure(let error) = node { error } else { SyntaxError?.none }
      throw SyntaxError(
        "the values after '=' are JSON, with commas between them", fault.map { inText($0.range) } ?? list,
        note: fault?.note ?? note)
    }
    var values: [Located<ScriptValue>] = []
    for element in elements {
      do {
        values.append(Located(try element.value(scalarsAreWords: true), place(inText(element.range))))
      } catch {
        throw error.at(inText(error.range))
      }
    }
    return .each(name, values)
  }

  private mutating func redaction() throws(SyntaxError) -> Statement.Kind {
    let example = "write: @redact items.*.id as id"
    let path = try path(try nextToken(orMissing: "a path is missing", note: example))
    let word = try nextToken(orMissing: "'as' and a name are missing after the path", note: example)
    guard string(word.range) == "as" else {
      throw SyntaxError("expected 'as', found \(string(word.range).quotedForMessage)", word.range, note: example)
    }
    let name = try name(try nextToken(orMissing: "a name is missing after 'as'", note: example), "a redaction")
    try expectEnd(behind: "the name")
    return .redact(path, as: name)
  }

  private mutating func seed() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(orMissing: "a number is missing", note: "write: @seed 1")
    let word = string(token.range)
    guard let seed = UInt64(word), word.utf8.first != UInt8(ascii: "+") else {
      throw SyntaxError(
        "\(word.quotedForMessage) is not a seed", token.range, note: "a seed is a whole number from 0 to \(UInt64.max)")
    }
    try expectEnd(behind: "the seed")
    return .seed(seed)
  }

  private mutating func golden() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(orMissing: "'none' is missing after @golden", note: "write: @golden none")
    guard string(token.range) == "none" else {
      throw SyntaxError(
        "unknown word \(string(token.range).quotedForMessage) after @golden", token.range, note: "write: @golden none")
    }
    try expectEnd(behind: "'none'")
    return .goldenNone
  }

  /// Checks the name of a variable, in both notations.
  static func check(variable name: String, _ range: Range<Int>) throws(SyntaxError) {
    guard !NameRules.isIdentifier(name) else { return }
    let message =
      name.isEmpty ? "the name of a variable is missing" : "\(name.quotedForMessage) is not the name of a variable"
    throw SyntaxError(message, range, note: "names of variables consist of letters, digits and '_'")
  }

  /// Checks a tag, in both notations.
  static func check(tag: String, _ range: Range<Int>) throws(SyntaxError) {
    if NameRules.isTag(tag) { return }
    throw SyntaxError("\(tag.quotedForMessage) is not a tag", range, note: NameRules.tagNote)
  }
}
