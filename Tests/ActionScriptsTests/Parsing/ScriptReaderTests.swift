import ActionScripts
import TestSupport
import Testing

@Suite struct ScriptReaderTests {
  private func elements(
    _ bytes: [UInt8], chunk: Int, notation: ScriptNotation? = nil
  ) -> [ScriptReader.Element] {
    var reader = ScriptReader(file: "<stdin>", notation: notation)
    var elements: [ScriptReader.Element] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + chunk)
      reader.feed(bytes[start..<end])
      while let element = reader.next() { elements.append(element) }
      start = end
    }
    reader.finish()
    while let element = reader.next() { elements.append(element) }
    return elements
  }

  private func places(_ elements: [ScriptReader.Element]) -> [SourceRange] {
    elements.map {
      switch $0 {
      case .statement(let statement): statement.range
      case .diagnostic(let diagnostic): diagnostic.range
      }
    }
  }

  private func names(_ elements: [ScriptReader.Element]) -> [String] {
    elements.map {
      switch $0 {
      case .statement(let statement): ScriptFormatter(notation: .lines).text(of: statement)
      case .diagnostic(let diagnostic): "error: \(diagnostic.message)"
      }
    }
  }

  @Test func `however the bytes arrive, the elements and their places are the same`() {
    var generator = ScriptGenerator(seed: 4)
    for round in 0..<240 {
      let notation = ScriptNotation.allCases[round % 3]
      let text = round % 2 == 0 ? generator.text() : ScriptFormatter(notation: notation).text(of: generator.script())
      let bytes = Array(text.utf8)
      let whole = elements(bytes, chunk: .max)
      for chunk in [1, 2, 7] {
        let pieces = elements(bytes, chunk: chunk)
        #expect(pieces == whole, "\(text)")
        #expect(places(pieces) == places(whole))
      }
    }
  }

  @Test func `a statement comes out as soon as its line is complete`() {
    var reader = ScriptReader(file: "<stdin>")
    reader.feed("increase\nfoll".utf8)
    #expect(names([reader.next()].compactMap(\.self)) == ["increase"])
    #expect(reader.next() == nil)
    reader.feed("ow [1,\n".utf8)
    #expect(reader.next() == nil)
    reader.feed("\n2]\n+5ms".utf8)
    #expect(names([reader.next()].compactMap(\.self)) == ["follow [1,2]"])
    #expect(reader.next() == nil)
    reader.finish()
    #expect(names([reader.next()].compactMap(\.self)) == ["+5ms"])
    #expect(reader.next() == nil)
  }

  @Test func `an element of an array comes out as soon as it is complete`() {
    var reader = ScriptReader(file: "<stdin>")
    reader.feed(#" [ {"do":"follow","with":["#.utf8)
    #expect(reader.next() == nil)
    reader.feed(#""]"]}"#.utf8)
    #expect(names([reader.next()].compactMap(\.self)) == [#"follow "]""#])
    reader.feed(#", "increase"#.utf8)
    #expect(reader.next() == nil)
    reader.feed("\"".utf8)
    #expect(names([reader.next()].compactMap(\.self)) == ["increase"])
    reader.feed("]".utf8)
    #expect(reader.next() == nil)
    reader.finish()
    #expect(reader.next() == nil)
    #expect(reader.notation == .json)
  }

  @Test func `JSON statements stand between lines`() {
    let text = "increase\n\"decrease\"\n{\"wait\":\"5ms\"} # c\n  {\"do\":\n\"x\"}\n"
    let parsed = Script.parse(text, file: "x")
    #expect(parsed.notation == .lines)
    #expect(
      ScriptFormatter(notation: .lines).text(of: parsed.script) == "increase\ndecrease\n+5ms  # c\nx\n")
    #expect(parsed.script.statements.map(\.range.line) == [1, 2, 3, 4])
  }

  @Test func `the notation of a script is found out by its first element`() {
    expect([
      "": .lines,
      "\n \n[]": .json,
      "\n{\"do\":\"x\"}\n\"y\"": .jsonLines,
      "\"y\"\nincrease": .lines,
    ]) { Script.parse($0, file: "x").notation }
  }

  @Test func `blanks, line ends and the byte order mark change nothing`() {
    let plain = Script.parse("@case T\n\nfollow [1,2]\n", file: "x").script
    for text in [
      "\u{FEFF}@case T\r\n\r\nfollow [1,2]\r\n", "\n\n\t@case  T \t\n \n\n\nfollow  [1,\r\n  2]",
      "@case T\n\nfollow [\n1,\n\n2\n]",
    ] {
      #expect(Script.parse(text, file: "x").script == plain)
    }
    var marked = ScriptReader(file: "x")
    for byte in "\u{FEFF}increase".utf8 { marked.feed([byte]) }
    marked.finish()
    #expect(places([marked.next()].compactMap(\.self)) == [SourceRange(line: 1, column: 1, length: 8)])
  }

  @Test(arguments: [1, 4096])
  func `a diagnostic can point into the statement that was read last`(chunk: Int) {
    var reader = ScriptReader(file: "search.reel")
    var rendered: [String] = []
    for byte in "increase\n# π\nupdateQery [1,\n2] é=3\nx".utf8 {
      reader.feed([byte])
      while case .statement(let statement)? = reader.next() {
        guard case .action(let call) = statement.kind, let argument = call.arguments.last else { continue }
        rendered.append(
          reader.diagnostic("unknown action 'updateQery'", at: call.name.range, note: "did you mean 'updateQuery'?")
            .description)
        rendered.append(reader.diagnostic("no", at: argument.value.range).description)
      }
    }
    #expect(
      rendered == [
        """
        error: unknown action 'updateQery'
         --> search.reel:3:1
        3 | updateQery [1,
          | ^^^^^^^^^^ did you mean 'updateQuery'?
        """,
        """
        error: no
         --> search.reel:4:6
        4 | 2] é=3
          |      ^
        """,
      ])
  }

  @Test func `an open bracket ends before a line that cannot belong to it`() {
    let text = "follow [1,\n  \"a\",\nincrease\nfollow {\n? a exists\nfollow [true,\n"
    let found = elements(Array(text.utf8), chunk: .max)
    #expect(
      names(found) == [
        "error: '[' is never closed", "increase", "error: '{' is never closed", "? a exists",
        "error: '[' is never closed",
      ])
    #expect(places(found).map(\.line) == [1, 3, 4, 5, 6])
  }

  @Test func `an object whose first line is its bracket alone ends at its other bracket, and has one mistake`() {
    let text = """
      {
        do: "increase"
      }
        { \t
        "do": "increase",
        "times": +2
      }
      {
      "do":
      "x"}
      increase
      {
      increase
      """
    let found = elements(Array(text.utf8), chunk: .max)
    #expect(
      names(found) == [
        "error: unquoted word 'do': write a JSON string in double quotes", "error: unexpected character \"+\"", "x",
        "increase", "error: unquoted word 'increase': write a JSON string in double quotes",
      ])
    #expect(places(found).map(\.line) == [2, 6, 8, 11, 13])
  }

  @Test func `what a notation forbids is refused where it was asked for`() {
    #expect(
      names(elements(Array("increase\n\"x\"\n# c\n".utf8), chunk: .max, notation: .jsonLines)) == [
        "error: expected a JSON statement", "x", "error: expected a JSON statement",
      ])
    #expect(
      names(elements(Array("[1]\nincrease\n".utf8), chunk: .max, notation: .lines)) == [
        "error: a statement cannot begin with '['", "increase",
      ])
    #expect(
      names(elements(Array("{\"do\":\"x\"}\nincrease\n".utf8), chunk: .max, notation: .json)) == [
        "error: a JSON script begins with '['"
      ])
  }

  @Test func `hostile text gives errors, never a crash`() {
    let deep = String(repeating: "[", count: 10_000)
    let long = String(repeating: "a", count: 1 << 16)
    for text in [
      "follow \(deep)", "follow \(deep)\(String(repeating: "]", count: 10_000))", deep,
      "{\"a\":\(deep)}", "follow \"\(long)", "follow \(String(repeating: "\"\" ", count: 10_000))\"",
      "\u{0}\u{0}", "follow \"\\ud800\"", "follow \"\\udc00\\ud800\"", "[\"\\ud800\"]", "\(long)!", "[\(long)]",
      String(repeating: "[\"", count: 5000), String(repeating: "follow [\n", count: 2000), "@let n = \"\u{0}\"",
    ] {
      let diagnostics = Script.parse(text, file: "x").diagnostics
      #expect(!diagnostics.isEmpty)
      #expect(diagnostics.allSatisfy { $0.description.utf8.count < 2000 })
    }
    let bad: [[UInt8]] = [
      [0xFF], [0x61, 0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
      Array("[\"".utf8) + [0xE9] + Array("\"]".utf8),
    ]
    for bytes in bad {
      let messages = Script.parse(bytes, file: "x").diagnostics.map(\.message)
      #expect(messages.count == 1 && messages[0].hasSuffix("is not UTF-8"))
    }
  }

  @Test func `lines of many values take time in proportion to their length`() {
    let count = 20_000
    for word in ["x ", "é ", "[\n] "] {
      let line = "follow " + String(repeating: word, count: count)
      guard case .action(let call)? = Script.parse(line, file: "x").script.statements.first?.kind else {
        Issue.record("no action")
        return
      }
      #expect(call.arguments.count == count)
    }
  }

  @Test func `a long line of an array is not kept`() {
    var reader = ScriptReader(file: "x")
    var count = 0
    reader.feed("[".utf8)
    for _ in 0..<500 {
      reader.feed(#"{"do":"follow","with":"é"},"#.utf8)
      while case .statement? = reader.next() { count += 1 }
    }
    reader.feed("7]".utf8)
    #expect(count == 500)
    guard case .diagnostic(let diagnostic)? = reader.next() else {
      Issue.record("no diagnostic")
      return
    }
    #expect(diagnostic.range == SourceRange(line: 1, column: 500 * 27 + 2, length: 1))
    #expect(diagnostic.lineText.hasSuffix(#","with":"é"},7"#))
    #expect(diagnostic.lineText.utf8.count < 10_000)
  }
}
