import ActionScripts
import TestSupport
import Testing

/// Each notation says what the other says.
@Suite struct ScriptFormatterReadingBackTests {
  @Test(arguments: 1...4)
  func `lines, JSON Lines, JSON and lines again say the same, and printing twice is printing once`(seed: UInt64) {
    var statements = WildStatements(seed: seed)
    var accepted = 0
    for _ in 0..<300 {
      let text = statements.next()
      let parsed = Script.parse(text, file: "x.reel")
      if !parsed.diagnostics.isEmpty { continue }
      accepted += 1
      expectTheSame(parsed.script, text)
    }
    #expect(accepted > 100, "too many statements are refused to prove anything")
  }

  @Test func `a whole script of accepted statements says the same in every notation`() {
    var statements = WildStatements(seed: 5)
    for _ in 0..<20 {
      var text = ""
      for _ in 0..<20 {
        let statement = statements.next()
        if Script.parse(statement, file: "x.reel").diagnostics.isEmpty { text += statement + "\n" }
      }
      let parsed = Script.parse("# lines\n\n" + text, file: "x.reel")
      #expect(parsed.diagnostics.isEmpty)
      expectTheSame(parsed.script, text)
    }
  }

  @Test(arguments: [
    ("{\"do\":\"x\",\"with\":\"a=\u{338}\"}", "x \"a=\u{338}\""),
    ("x \"a=\u{338}\"", "x \"a=\u{338}\""),
    ("x a=\u{338}", "x a=\u{338}"),
    ("! p reply \"@\u{301}\"", "! p reply \"@\u{301}\""),
    ("! p reply @\u{301}", "! p reply @\u{301}"),
    ("{\"case\":\" \u{301}T\"}", "@case \u{301}T"),
    ("{\"case\":\"T\u{301} \"}", "@case T\u{301}"),
    ("{\"comment\":\"a \u{301}\\t\"}", "# a \u{301}"),
    ("#!/\u{338}", "#!/\u{338}"),
    ("say \"${n\u{301}}\"", "say \"${n\u{301}}\""),
    ("say \"${\u{301}}\"", "say \"${\u{301}}\""),
  ])
  func `words are split at scalars`(text: String, line: String) {
    expectLine(text, line)
  }

  @Test(arguments: ["\u{A0}", "\u{AD}", "\u{200B}", "\u{2028}", "\u{3000}", "\u{3164}", "\u{FEFF}", "\u{E0041}"])
  func `white space and invisible characters are not part of a name in any notation`(mark: String) {
    // No label: a word in lines, and an object as the argument in JSON.
    let word = Script.parse("x k\(mark)=1", file: "x.reel")
    #expect(word.script == Script.parse("{\"do\":\"x\",\"with\":\"k\(mark)=1\"}", file: "x.reel").script)
    expectTheSame(word.script, "x k\(mark)=1")
    let object = Script.parse("{\"do\":\"x\",\"with\":{\"k\(mark)\":1}}", file: "x.reel")
    #expect(object.script == Script.parse("x {\"k\(mark)\":1}", file: "x.reel").script)
    expectTheSame(object.script, "x {\"k\(mark)\":1}")
    for text in ["x\(mark)y", "\"x\(mark)y\"", "@let k\(mark) = 1", "{\"let\":{\"k\(mark)\":1}}", "x ${k\(mark)}"] {
      #expect(Script.parse(text, file: "x.reel").diagnostics.count == 1, "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"include":"a ${"}"#, #"@include "a ${""#),
    (#"{"tag":"a\"${"}"#, #"@tag "a\"${""#),
    (#"@include "${n}""#, #"@include "${n}""#),
    (#"{"port":"p","file":"a ${"}"#, #"! p reply @"a ${""#),
  ])
  func `texts that are never expanded keep a variable's sign unescaped in both notations`(text: String, line: String) {
    expectLine(text, line)
  }

  @Test(arguments: [
    (#"{"increase":{},"comment":"c"}"#, #"{"increase":{}}  # c"#),
    (#"{"increase":{}} # c"#, #"{"increase":{}}  # c"#),
    (#""increase" # c"#, "increase  # c"),
    (##"{"each":{"n":[1,"#"]},"comment":"c"}"##, ##"@each n = 1, "#"  # c"##),
  ])
  func `a JSON statement with a comment behind it belongs to the notation of lines`(text: String, line: String) {
    expectLine(text, line)
    #expect(Script.parse(line, file: "x.reel").notation == .lines)
  }

  @Test(arguments: [
    (#"{"let":"n","from":"state.\"a b\""}"#, #"@let n = state."a b""#),
    (#"{"let":"n","from":"$calls.\"a b\".-1"}"#, #"@let n = $calls."a b".-1"#),
    (#"{"do":"cells.\"a b\".toggle","with":1}"#, #"cells."a b".toggle 1"#),
    (#"? cells[a=1]."[b=2]" exists"#, "? cells[a=1][b=2] exists"),
    (#"@let n = state."[x=1]""#, "@let n = state[x=1]"),
    (#"{"let":{"n":"state[x"}}"#, #"@let n = "state[x""#),
    (#"? cells."[id=a b]" exists"#, #"? cells."[id=a b]" exists"#),
  ])
  func `keys in quotes can stand inside of a path`(text: String, line: String) {
    expectLine(text, line)
  }

  @Test func `a statement that the other notation cannot express is an error when it is parsed`() {
    #expect(
      errors(
        of: """
          {"comment":"a"} # b
          {"case":"T"} # c
          {"xfail":"T"}  #c
          {"case":"T","comment":"c"}
          {"do":"x","comment":"a"} # b
          @include ""
          {"include":""}
          @each n = 1, "a
          """) == """
          1:17+3 this statement has a comment already
          2:14+3 a comment is not allowed beside 'case', which takes the rest of its line | write it as a statement of its own: {"comment":"text"}
          3:16+2 a comment is not allowed beside 'xfail', which takes the rest of its line | write it as a statement of its own: {"comment":"text"}
          4:13+9 a comment is not allowed beside 'case', which takes the rest of its line | write it as a statement of its own: {"comment":"text"}
          5:26+3 this statement has a comment already
          6:10+2 the name of a file is missing | write: @include _login.reel
          7:12+2 'include' is empty
          8:14+2 this string is not terminated | a '"' is missing
          """)
  }

  @Test func `JSON Lines have no comments behind their statements`() {
    let parsed = Script.parse("{\"do\":\"x\"} # c\n", file: "x.jsonl", notation: .jsonLines)
    #expect(
      parsed.diagnostics.map(\.oneLine) == [
        #"x.jsonl:1:12+3 a comment is not allowed after a statement in JSON Lines | write it among the keys: "comment":"text""#
      ])
  }

  @Test(arguments: [
    "x #", "x a=#", "@let n = #", "@each n = #", "? a == #", "! p reply 1 when #", "! p fail #", "&stub.state #",
    "{\"x\":#}", "{\"do\":\"x\",\"with\":[#]}", "{\"do\":\"x\",\"with\":{\"a\":#}}", "{\"let\":{\"n\":#}}",
    "{\"each\":{\"n\":[#]}}", "{\"expect\":\"a == #\"}", "{\"stub\":{\"state\":#}}",
  ])
  func `a value nests 512 levels deep, whatever stands around it`(template: String) {
    func text(_ levels: Int) -> String {
      template.replacing(
        "#", with: String(repeating: "[", count: levels) + String(repeating: "]", count: levels))
    }
    let parsed = Script.parse(text(512), file: "x.reel")
    #expect(parsed.diagnostics.isEmpty)
    expectTheSame(parsed.script, template)
    let refused = Script.parse(text(513), file: "x.reel").diagnostics
    #expect(refused.map(\.message) == ["brackets nest deeper than 512 levels"])
    let column = template.prefix { $0 != "#" }.count + 513
    #expect(refused.first?.range == SourceRange(line: 1, column: column, length: 1))
  }

  @Test func `what cannot be read back is not printed, and the statement is named`() {
    let place = SourceRange(line: 2, column: 1, length: 7)
    let statements = [
      Statement(.caseTitle(Located("T")), comment: "c", range: place),
      Statement(.comment("a\nb"), range: place),
      Statement(.action(ActionCall(name: Located("no name"))), range: place),
    ]
    for (statement, notation) in zip(statements, [ScriptNotation.lines, .lines, .json]) {
      let script = Script(statements: [Statement(.only), statement])
      let error = #expect(throws: Diagnostic.self) {
        try ScriptFormatter(notation: notation).checkedText(of: script, from: SourceText(file: "", bytes: []))
      }
      #expect(error?.range == place)
      #expect(error?.message == "this statement cannot be laid out: it would be read as something else")
      #expect(error?.note == "nothing was written; this is a bug in reel, please report it")
    }
  }

  /// Sends a script through every notation, and back to lines.
  private func expectTheSame(_ script: Script, _ text: String) {
    let meaning = Meaning(of: script)
    var current = script
    var firstLines: String?
    for notation in [ScriptNotation.lines, .jsonLines, .json, .lines] {
      let formatter = ScriptFormatter(notation: notation)
      let printed = formatter.text(of: current)
      #expect((try? formatter.checkedText(of: current, from: SourceText(file: "", bytes: []))) != nil, "\(text)")
      let parsed = Script.parse(printed, file: "x.reel", notation: notation == .lines ? nil : notation)
      #expect(parsed.diagnostics.map(\.description) == [], "\(text)")
      #expect(Meaning(of: parsed.script) == meaning, "\(text) became \(printed)")
      if notation == .lines {
        #expect(Array((firstLines ?? printed).utf8) == Array(printed.utf8))
        firstLines = printed
      }
      current = parsed.script
    }
  }

  private func expectLine(_ text: String, _ line: String) {
    let parsed = Script.parse(text, file: "x.reel")
    #expect(parsed.diagnostics.map(\.description) == [])
    expectTheSame(parsed.script, text)
    #expect(Array(ScriptFormatter(notation: .lines).text(of: parsed.script).utf8) == Array("\(line)\n".utf8))
  }
}

/// The content of a script without places, scalar by scalar.
private struct Meaning: Equatable, CustomStringConvertible {
  private var bytes: [UInt8] = []

  var description: String { String(decoding: bytes, as: UTF8.self) }

  init(of script: Script) {
    add(script.statements)
  }

  private mutating func add(_ value: Any) {
    if value is SourceRange { return }
    let children = Mirror(reflecting: value).children
    if value is String || children.isEmpty { bytes += Array("<\(value)>".utf8) }
    if value is String { return }
    bytes += Array("(".utf8)
    for child in children {
      bytes += Array("\(child.label ?? "")".utf8)
      add(child.value)
    }
    bytes += Array(")".utf8)
  }
}
