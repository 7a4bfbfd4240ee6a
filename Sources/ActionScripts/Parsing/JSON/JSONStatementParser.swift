import ExactStrings
import JSONValues

/// Converts a JSON value into a statement.
struct JSONStatementParser {
  let text: UnsafeBufferPointer<UInt8>
  let map: SourceMap

  /// A comment and its place.
  typealias Comment = (text: String, range: Range<Int>)

  /// Parses the JSON statement in a range of the text.
  /// - Parameter trailing: The comment after the statement on its line.
  func statement(in range: Range<Int>, _ trailing: Comment? = nil) throws(SyntaxError) -> Statement {
    let node = try JSONNode(
      parsing: text, range, quotesVariables: true, levelsAround: StatementForm.levelsAroundValues)
    return try statement(node, trailing)
  }

  /// Returns the statement: a string is an action without arguments, an object is identified by its keys.
  private func statement(_ node: JSONNode, _ trailing: Comment?) throws(SyntaxError) -> Statement {
    switch node.content {
    case .string(let name, _):
      let call = ActionCall(name: try self.name(name, node, "an action"))
      return Statement(.action(call), comment: trailing?.text, range: map.place(node.range))
    case .object(let members): return try statement(node, members, trailing)
    default:
      throw SyntaxError(
        "a statement cannot be \(node.name)", node.range, note: "write an object, or the name of an action in quotes")
    }
  }

  private func statement(
    _ node: JSONNode, _ members: [JSONNode.Member], _ trailing: Comment?
  ) throws(SyntaxError) -> Statement {
    let mains = members.filter { StatementForm.form(of: $0.key) != nil }
    if mains.count > 1 {
      throw SyntaxError(
        "two statements in one object: '\(mains[0].key)' and '\(mains[1].key)'", mains[1].keyRange,
        note: "every statement is an object of its own")
    }
    let fields = JSONFields(node: node, members: members)
    let comment = try comment(of: fields, trailing)
    guard let main = mains.first, let form = StatementForm.form(of: main.key) else {
      if let comment, members.count == 1, fields["comment"] != nil {
        return Statement(.comment(comment.text), range: map.place(node.range))
      }
      return Statement(try codedAction(fields), comment: comment?.text, range: map.place(node.range))
    }
    try fields.refuseUnknownKeys(of: form)
    if !form.takesComment, let comment {
      throw SyntaxError(
        "a comment is not allowed beside '\(form.key)', which takes the rest of its line", comment.range,
        note: "write it as a statement of its own: {\"comment\":\"text\"}")
    }
    return Statement(try kind(main, fields), comment: comment?.text, range: map.place(node.range))
  }

  /// Returns the comment among the keys, or the one after the statement; both together are an error.
  private func comment(of fields: JSONFields, _ trailing: Comment?) throws(SyntaxError) -> Comment? {
    guard let field = fields.members.first(where: { $0.key == "comment" }) else { return trailing }
    if let trailing { throw SyntaxError("this statement has a comment already", trailing.range) }
    return (try plainText(field.value, of: "comment", "a comment"), field.keyRange)
  }

  private func kind(_ main: JSONNode.Member, _ fields: JSONFields) throws(SyntaxError) -> Statement.Kind {
    let (key, value) = (main.key, main.value)
    if let kind = Rule.Kind(rawValue: key) { return .rule(try rule(kind, value, fields)) }
    switch key {
    case "reactor":
      return .reactor(try name(value, of: key, "a reactor"), arguments: try labelledValues(fields["with"]))
    case "case": return .caseTitle(try title(value, of: key))
    case "let":
      guard let from = fields["from"] else { return try variable(value) }
      let name = try text(value, of: key)
      try StatementParser.check(variable: name.value, value.range)
      let path = try path(from, of: "from")
      guard WordForm.isCapture(path.value.text) else {
        throw SyntaxError("'from' begins with 'state.' or with '$'", from.range)
      }
      try StatementParser.checkPseudoPath(path.value, from.range)
      return .capture(name, path)
    case "each":
      let (name, values) = try list(
        value, of: key, needs: "an object with a name and its values", as: #"{"each":{"n":[1,2]}}"#,
        check: StatementParser.check(variable:_:))
      return .each(name, values)
    case "vary":
      let (name, values) = try list(
        value, of: key, needs: "an object with an action and its values", as: #"{"vary":{"setPage":[1,2]}}"#,
        check: Self.check(varied:_:))
      return .vary(name, values)
    case "include": return .include(try text(value, of: key), arguments: try labelledValues(fields["with"]))
    case "redact":
      let name = try fields.required("as", of: key, note: "write: {\"redact\":\"items.*.id\",\"as\":\"id\"}")
      return .redact(try path(value, of: key), as: try self.name(name, of: "as", "a redaction"))
    case "tag":
      let tag = try text(value, of: key)
      try StatementParser.check(tag: tag.value, value.range)
      return .tag(tag)
    case "only":
      try requireTrue(value, of: key)
      return .only
    case "lenient":
      try requireTrue(value, of: key)
      return .lenient
    case "xfail": return .expectedFailure(try title(value, of: key))
    case "timeout": return .timeout(try duration(value, of: key).value)
    case "seed": return .seed(try seed(value))
    case "golden": return try golden(value)
    case "wait":
      if case .string(let text, _) = value.content {
        if text == "idle" { return .idle }
        if Suggestion.closest(to: text, in: ["idle"]) != nil, (try? ScriptDuration(inScript: text)) == nil {
          throw SyntaxError("\(text.quotedForMessage) is not a duration", value.range, note: "did you mean \"idle\"?")
        }
      }
      return .wait(try duration(value, of: key).value)
    case "until":
      if case .string("idle", _) = value.content {
        throw SyntaxError("'idle' is no time", value.range, note: "write {\"wait\":\"idle\"}")
      }
      return .until(try duration(value, of: key))
    case "do":
      var call = try call(value, of: key, "an action", with: fields["with"])
      if let times = fields["times"] { call.times = try count(times, of: "times") }
      return .action(call)
    case "expect": return .expect(try expectation(value))
    case "port":
      if let list = fields["any"] { return .choices(try choices(list, of: value, fields)) }
      return .answer(try answer(value, fields))
    case "stream": return try stream(value, fields)
    case "view": return try view(value, fields)
    default: return try stub(value)
    }
  }
}

// The values that keys take.
extension JSONStatementParser {
  func wrongKind(_ node: JSONNode, of key: String, needs what: String) -> SyntaxError {
    SyntaxError("'\(key)' needs \(what), found \(node.name)", node.range)
  }

  func text(_ node: JSONNode, of key: String) throws(SyntaxError) -> Located<String> {
    guard case .string(let text, _) = node.content else { throw wrongKind(node, of: key, needs: "a string") }
    if text.isEmpty { throw SyntaxError("'\(key)' is empty", node.range) }
    return Located(text, map.place(node.range))
  }

  /// Returns a text that line notation writes without quotes up to the end of the line.
  func plainText(_ node: JSONNode, of key: String, _ what: String) throws(SyntaxError) -> String {
    guard case .string(let text, _) = node.content else { throw wrongKind(node, of: key, needs: "a string") }
    if let scalar = text.unicodeScalars.first(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) {
      throw SyntaxError("control character \(scalar.value) in \(what)", node.range, note: "it must be on one line")
    }
    var scalars = text.unicodeScalars[...]
    while scalars.last == " " || scalars.last == "\t" { scalars.removeLast() }
    return String(scalars)
  }

  private func title(_ node: JSONNode, of key: String) throws(SyntaxError) -> Located<String> {
    let title = try plainText(node, of: key, "a title").unicodeScalars.drop { $0 == " " || $0 == "\t" }
    if title.isEmpty { throw SyntaxError("'\(key)' is empty", node.range) }
    return Located(String(title), map.place(node.range))
  }

  func name(_ node: JSONNode, of key: String, _ what: String) throws(SyntaxError) -> Located<String> {
    try name(try text(node, of: key).value, node, what)
  }

  private func name(_ name: String, _ node: JSONNode, _ what: String) throws(SyntaxError) -> Located<String> {
    let isOfAction = what == "an action"
    guard isOfAction ? NameRules.isActionName(name) : NameRules.isName(name) else {
      let meant = isOfAction ? json(ofLine: name).map { "write \($0)" } : nil
      throw SyntaxError(
        "\(name.quotedForMessage) is not the name of \(what)", node.range,
        note: meant ?? NameRules.note)
    }
    return Located(name, map.place(node.range))
  }

  /// Returns a short statement of line notation as JSON, for messages; nil for any other text.
  private func json(ofLine line: String) -> String? {
    guard line.utf8.count < 60, let sign = line.utf8.first,
      "@+=?!&#".utf8.contains(sign) || NameRules.isName(line.prefix(before: " "))
    else { return nil }
    let parsed = Script.parse(line, file: "", notation: .lines)
    guard parsed.diagnostics.isEmpty, let statement = parsed.script.statements.first else { return nil }
    return ScriptFormatter(notation: .jsonLines).text(of: statement)
  }

  func duration(_ node: JSONNode, of key: String) throws(SyntaxError) -> Located<ScriptDuration> {
    guard case .string(let text, _) = node.content else {
      throw wrongKind(node, of: key, needs: "a duration in quotes, such as \"50ms\"")
    }
    let place = map.place(node.range)
    do { return Located(try ScriptDuration(inScript: text), place) } catch { throw error.at(node.range) }
  }

  func requireTrue(_ node: JSONNode, of key: String) throws(SyntaxError) {
    guard case .bool(true) = node.content else { throw wrongKind(node, of: key, needs: "true") }
  }

  func wholeNumber(_ node: JSONNode, of key: String) throws(SyntaxError) -> Int {
    guard case .number(let text) = node.content, let number = Int(text), number > 0 else {
      throw wrongKind(node, of: key, needs: "a whole number from 1")
    }
    return number
  }

  /// Returns a whole number, or the variable that stands for it.
  func count(_ node: JSONNode, of key: String) throws(SyntaxError) -> ScriptCount {
    if case .string(let text, _) = node.content, let name = VariableSyntax.name(of: text) {
      return .variable(Located(name, map.place(node.range)))
    }
    return ScriptCount(try wholeNumber(node, of: key))
  }

  /// Returns a value whose scalars are words, which are converted to the type that is needed.
  func value(_ node: JSONNode) throws(SyntaxError) -> Located<ScriptValue> {
    Located(try node.value(scalarsAreWords: true), map.place(node.range))
  }

  private func seed(_ node: JSONNode) throws(SyntaxError) -> UInt64 {
    guard case .number(let text) = node.content, let seed = UInt64(text) else {
      throw wrongKind(node, of: "seed", needs: "a whole number from 0")
    }
    return seed
  }

  private func golden(_ node: JSONNode) throws(SyntaxError) -> Statement.Kind {
    guard case .string("none", _) = node.content else { throw wrongKind(node, of: "golden", needs: "\"none\"") }
    return .goldenNone
  }

  func path(_ node: JSONNode, of key: String) throws(SyntaxError) -> Located<Path> {
    let text = try text(node, of: key).value
    do { return Located(try Path(parsing: text), map.place(node.range)) } catch { throw error.at(node.range) }
  }

  private func variable(_ node: JSONNode) throws(SyntaxError) -> Statement.Kind {
    guard case .object(let members) = node.content else { throw wrongKind(node, of: "let", needs: "an object") }
    guard let member = members.first, members.count == 1 else {
      throw SyntaxError(
        "'let' declares one variable, not \(members.count)", node.range, note: "write: {\"let\":{\"n\":1}}")
    }
    try StatementParser.check(variable: member.key, member.keyRange)
    return .variable(Located(member.key, map.place(member.keyRange)), try value(member.value))
  }

  /// Returns the name and the values of an object with a list: `{"n":[1,2]}`.
  private func list(
    _ node: JSONNode, of key: String, needs what: String, as example: String,
    check: (String, Range<Int>) throws(SyntaxError) -> Void
  ) throws(SyntaxError) -> (Located<String>, [Located<ScriptValue>]) {
    guard case .object(let members) = node.content, members.count == 1,
      case .array(let elements) = members[0].value.content
    else { throw wrongKind(node, of: key, needs: "\(what): \(example)") }
    if elements.isEmpty {
      throw SyntaxError("'\(key)' needs at least one value", members[0].value.range, note: "write: \(example)")
    }
    let (name, range) = (members[0].key, members[0].keyRange)
    try check(name, range)
    return (Located(name, map.place(range)), try elements.map { element throws(SyntaxError) in try value(element) })
  }

  private static func check(varied name: String, _ range: Range<Int>) throws(SyntaxError) {
    if NameRules.isName(name) { return }
    throw SyntaxError("\(name.quotedForMessage) is not the name of an action", range, note: NameRules.note)
  }

  /// Returns the values under `with` of a directive.
  private func labelledValues(_ node: JSONNode?) throws(SyntaxError) -> [LabelledValue] {
    guard let node else { return [] }
    guard case .object(let members) = node.content else {
      throw wrongKind(node, of: "with", needs: "an object of arguments")
    }
    var values: [LabelledValue] = []
    for member in members {
      guard NameRules.isIdentifier(member.key) else {
        throw SyntaxError("\(member.key.quotedForMessage) is not a label", member.keyRange)
      }
      values.append(LabelledValue(Located(member.key, map.place(member.keyRange)), try value(member.value)))
    }
    return values
  }
}
