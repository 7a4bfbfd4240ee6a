import ActionScripts

/// Makes the same scripts in every run: trees as the parsers can produce them, and texts that no one would write.
struct ScriptGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  mutating func flip() -> Bool { number(below: 2) == 0 }

  mutating func script() -> Script {
    var statements: [Statement] = []
    for index in 0..<number(below: 8) {
      let kind = kind()
      var comment: String?
      if takesComment(kind), number(below: 3) == 0 { comment = plainText() }
      statements.append(Statement(kind, comment: comment, followsBlankLine: index > 0 && number(below: 4) == 0))
    }
    return Script(statements: statements)
  }

  /// Lines out of pieces of the language, most of them wrong.
  mutating func text() -> String {
    let pieces = [
      "\n", "\n", "\r\n", " ", " ", " ", "\t", "@case", "@let", "@reactor", "@redact", "? ", "! ", "+5ms", "=2s", "# ",
      "=",
      "==", "\"", "\"a b\"", "[", "]", "{", "}", ",", ":", "{\"do\":\"x\"}", "\"with\":", "1", "-2.5", "nil", "true",
      "name",
      "k=v", "${n}", "${", "$${", "a.b", "\u{0}", "é", "日本", "\u{202E}", "reply", "fail", "after", "x2", "when", "&",
      "&bind", "&stub", "&stub.state", "& ", "on", "tap",
      "_", "@f",
      "\\", "[[", "as", "like", "exists", "unique", "? always ", "? never ", "? finally ", "? sometimes ", "and", "or",
      "within", "@vary", "any", "|", "0..2s",
    ]
    var text = ""
    for _ in 0..<number(below: 40) { text += pick(pieces) }
    return text
  }
}

extension ScriptGenerator {
  private func takesComment(_ kind: Statement.Kind) -> Bool {
    switch kind {
    case .comment, .caseTitle, .expectedFailure: false
    default: true
    }
  }

  private mutating func kind() -> Statement.Kind {
    switch number(below: 36) {
    case 0: .comment(plainText())
    case 1: .reactor(Located(name()), arguments: labelledValues())
    case 2: .caseTitle(Located(title()))
    case 3: .variable(Located(identifier()), Located(argument()))
    case 4: .include(Located(pick(["a.reel", "b c.reel", "42", "k=v", "é.reel"])), arguments: labelledValues())
    case 5: .redact(Located(path(hasStars: true)), as: Located(name()))
    case 6: .tag(Located(pick(["slow", "a-b", "42", "x=y", "\"q\""])))
    case 7: .only
    case 28: .lenient
    case 8: .expectedFailure(Located(title()))
    case 9: .timeout(duration())
    case 10: .seed(UInt64(number(below: 1000)))
    case 11: .goldenNone
    case 12: .wait(duration())
    case 13: .until(Located(duration()))
    case 14: .idle
    case 15, 16: .expect(expectation())
    case 17, 18: .answer(answer())
    case 19: .emit(stream: Located(name()), Located(argument()))
    case 20: .complete(stream: Located(name()))
    case 21: .view(pick(ViewCommand.allCases))
    case 22, 23: .gesture(control: Located(control()), gesture())
    case 24: .stub(flip())
    case 25: .stubState(Located(argument()))
    case 26, 27: .rule(rule())
    case 29:
      .vary(
        Located(pick(["updateQuery", "move.to", "move._0"])), (0...number(below: 3)).map { _ in Located(argument()) })
    case 30, 31: .choices(choices())
    default: .action(action())
    }
  }

  private mutating func action() -> ActionCall {
    if number(below: 5) == 0 {
      return ActionCall(
        name: Located(pick(["follow", "row", "move"])), arguments: [ActionCall.Argument(Located(value(depth: 2)))],
        isCoded: true)
    }
    return ActionCall(
      name: Located(pick(["increase", "row.set", "do", "wait", "with", "été"])), arguments: arguments())
  }

  private mutating func arguments() -> [ActionCall.Argument] {
    var arguments: [ActionCall.Argument] = []
    for index in 0..<number(below: 4) {
      let label = number(below: 3) == 0 ? Located("label\(index)") : nil
      arguments.append(ActionCall.Argument(label: label, Located(argument())))
    }
    return arguments
  }

  private mutating func control() -> Path {
    Path(
      pick([["searchField"], ["messageInput", "sendButton"], ["stub"], ["bind"], ["rows", "-1", "a b"], ["#"], [""]]))
  }

  private mutating func gesture() -> ActionCall {
    ActionCall(name: Located(pick(["tap", "type", "on", "scroll.to", "gesture"])), arguments: arguments())
  }

  private mutating func expectation() -> Expectation {
    let path = Located(path(hasStars: false))
    switch number(below: 7) {
    case 6: return .unique(path)
    case 0: return .exists(path)
    case 1: return .missing(path)
    case 2: return .hole(path)
    case 3: return .contains(Located(object(depth: 2)))
    default:
      let comparison = pick(Expectation.Comparison.allCases)
      let value = comparison == .like ? .string(string()) : argument()
      return .compare(path, comparison, Located(value))
    }
  }

  private mutating func choices() -> PortChoices {
    let choices: [PortChoices.Choice] = (0...number(below: 3)).map { _ in
      switch number(below: 6) {
      case 0: .reply(nil)
      case 1: .fail(nil)
      case 2: .hang
      case 3: .fail(Located(pick([.string("|"), .string("within"), .string("x1"), .word("503"), argument()])))
      case 4: .replyFile(Located(pick(["f.json", "a b.json", "|"])))
      default: .reply(Located(pick([.string("|"), .string("within"), .string("@a"), argument()])))
      }
    }
    let ends = [duration(), duration()].sorted { $0.nanoseconds < $1.nanoseconds }
    return PortChoices(name: Located(name()), choices, within: flip() ? DelayRange(ends[0], ends[1]) : nil)
  }

  private mutating func rule() -> Rule {
    let kind = pick(Rule.Kind.allCases)
    let condition = condition()
    switch kind {
    case .always, .never: return Rule(kind, condition, when: flip() ? self.condition() : nil)
    case .sometimes: return Rule(kind, condition)
    case .finally: return Rule(kind, condition, within: flip() ? duration() : nil)
    }
  }

  private mutating func condition() -> Condition {
    Condition((0...number(below: 2)).map { _ in (0...number(below: 2)).map { _ in claim() } })
  }

  /// An expectation without a hole, often of a path that is called as a word of the language.
  private mutating func claim() -> Expectation {
    if number(below: 4) == 0 {
      let path = Located(Path([pick(["has", "unique", "and", "or", "when", "always", "never", "within", "=="])]))
      return flip() ? .unique(path) : .compare(path, .equal, Located(.string(pick(["and", "when", "within", "has"]))))
    }
    let expectation = expectation()
    if case .hole(let path) = expectation { return .exists(path) }
    return expectation
  }

  private mutating func answer() -> PortAnswer {
    var answer = PortAnswer(name: Located(name()), outcome: .hang)
    switch number(below: 4) {
    case 0: answer.outcome = .reply(Located(argument()))
    case 1: answer.outcome = .replyFile(Located(pick(["a.json", "b c.json", "\"q\".json", "d/é.json"])))
    case 2: answer.outcome = .fail(Located(pick([.word("503"), .string("no"), .string("a b"), .variable("n")])))
    default: break
    }
    if answer.outcome != .hang, flip() { answer.delay = duration() }
    if flip() { answer.call = 1 + number(below: 3) } else if flip() { answer.times = count() }
    if number(below: 3) == 0 { answer.condition = Located(flip() ? object(depth: 1) : .variable("n")) }
    return answer
  }

  private mutating func count() -> ScriptCount {
    flip() ? ScriptCount(1 + number(below: 3)) : .variable(Located(pick(["n", "é"])))
  }

  private mutating func labelledValues() -> [LabelledValue] {
    (0..<number(below: 3)).map { LabelledValue(Located("k\($0)"), Located(argument())) }
  }

  /// A value as it stands outside of brackets.
  private mutating func argument() -> ScriptValue {
    switch number(below: 5) {
    case 0: .word(pick(["0", "-1", "1.5", "1e9", "-0.0", "18446744073709551616", "true", "false", "null"]))
    case 1: .variable(pick(["n", "q_2", "é"]))
    case 2: object(depth: 2)
    case 3: .array((0..<number(below: 3)).map { _ in value(depth: 2) })
    default: .string(string())
    }
  }

  private mutating func value(depth: Int) -> ScriptValue {
    switch number(below: depth > 0 ? 8 : 6) {
    case 0: .null
    case 1: .bool(flip())
    case 2: .number(pick(["0", "-1", "1.50", "1E+9", "123456789012345678901234567890"]))
    case 3: .variable("n")
    case 4, 5: .string(string())
    case 6: object(depth: depth - 1)
    default: .array((0..<number(below: 3)).map { _ in value(depth: depth - 1) })
    }
  }

  private mutating func object(depth: Int) -> ScriptValue {
    let keys = ["a", "b c", "_0", "", "${n}", "\u{1B}", "é"]
    let start = number(below: keys.count)
    return .object(
      (0..<number(below: 3)).map { ScriptValue.Member(keys[(start + $0) % keys.count], value(depth: depth)) })
  }

  private mutating func string() -> String {
    pick([
      "", "React", "a b", "42", "-0", "nil", "null", "true", "_", "@file", "@", "${n}", "a${n}b", "$${n}", "$", "$$",
      "C#", "#",
      " #", "k=v", "é=v", "https://x?a=b", "\"", "a\"b", "\\", "a\\", "[", "[1]", "{", "日本", "👩‍👩‍👧", "\u{1B}[0m",
      "\u{202E}x", "\n",
      "\u{0}", "\u{A0}", "x2", "after", "&x", "+5ms", "'", "`", "1_000", "0x10", "01", ".5", "1.", "NaN", ",", "]", "}",
    ])
  }

  private mutating func plainText() -> String {
    pick(["", "text", "two words", "  indented", "# again", "\"", "[", "é日本", "!/usr/bin/env reel", "!x", "a\tb"])
  }

  private mutating func title() -> String { pick(["T", "two words", "# no comment", "\"q\" [", "é日本", "{", "a\tb"]) }

  private mutating func identifier() -> String { pick(["n", "q_2", "_x", "été"]) }

  private mutating func name() -> String { pick(["search", "repo-search", "a.b", "x1", "Größe"]) }

  private mutating func duration() -> ScriptDuration {
    ScriptDuration(nanoseconds: pick([0, 1, 999, 1500, 1_000_000, 90_000_000_000, 3_600_000_000_000, .max]))
  }

  private mutating func path(hasStars: Bool) -> Path {
    if !hasStars, number(below: 5) == 0 { return Path([pick(Path.pseudoPaths), "search", "-1"]) }
    let keys = ["items", "0", "-1", "a.b", "a b", "", "é", "\"", "a==1", "$x", "[", "#"] + (hasStars ? ["*"] : [])
    var segments: [String] = []
    for _ in 0..<number(below: 4) { segments.append(pick(keys)) }
    if segments.first?.hasPrefix("$") ?? false { segments[0] = "x" }
    return Path(segments)
  }
}
