import ActionScripts
import Testing

@Suite struct ElementScannerTests {
  @Test(arguments: [
    (#"[{"do":"x"} "y"]"#, "1:13+1 a ',' is missing between two statements"),
    (#"["x",,"y"]"#, "1:6+1 a statement is missing before ','"),
    (#"["x",]"#, "1:6+1 a statement is missing between ',' and ']' | leave out the comma behind the last statement"),
    (#"[,"x"]"#, "1:2+1 a statement is missing before ','"),
    ("[\"x\"] \"y\"\n\"z\"", "1:7+1 unexpected text after the array of statements"),
    (#"["x""#, "1:5+1 the array of statements is never closed | a ']' is missing"),
    ("[", "1:2+1 the array of statements is never closed | a ']' is missing"),
    (#"["x",}"y"]"#, "1:6+1 unexpected '}'"),
    (
      "[5, nul]",
      """
      1:2+1 a statement cannot be 5 | write an object, or the name of an action in quotes
      1:5+3 unquoted word 'nul': write a JSON string in double quotes
      """
    ),
    (
      #"""
      ["x",
        {"do":"y",
         "wiht":1},
      "z w"]
      """#,
      """
      3:4+6 unknown key 'wiht' beside 'do' | did you mean 'with'? this statement takes: with, times, comment
      4:1+5 'z w' is not the name of an action | write {"do":"z","with":"w"}
      """
    ),
    (
      #"[{"do":"x"]"#,
      """
      1:11+1 expected ',' or '}', found ']'
      1:12+1 the array of statements is never closed | a ']' is missing
      """
    ),
    (
      "[\"a\nb\"]",
      """
      1:2+2 this string is not terminated
      2:1+1 a ',' is missing between two statements
      2:1+1 unquoted word 'b': write a JSON string in double quotes
      2:4+1 the array of statements is never closed | a ']' is missing
      """
    ),
  ])
  func `mistakes between the elements of an array are errors at their places`(text: String, expected: String) {
    #expect(errors(of: text) == expected)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `each mark of a merge conflict between elements is one error, whether or not commas fit`(lineEnd: String) {
    let script = ["[\"a\"", "<<<<<<< ours", ",\"b\"", "||||||| base", "=======", "\"c\"", ">>>>>>> theirs", "]"]
    let note = "resolve it first: one of the two versions stays, and the marks go"
    #expect(
      errors(of: script.joined(separator: lineEnd)) == """
        2:1+7 '<<<<<<<' is the mark of a merge conflict | \(note)
        4:1+7 '|||||||' is the mark of a merge conflict | \(note)
        5:1+7 '=======' is the mark of a merge conflict | \(note)
        7:1+7 '>>>>>>>' is the mark of a merge conflict | \(note)
        """)
  }

  @Test func `a mark of a merge conflict inside an element is named, and reading goes on behind the element`() {
    #expect(
      errors(of: "[{\"do\":\n<<<<<<< ours\n\"a\"\n=======\n\"b\"\n>>>>>>> theirs\n}, 5]") == """
        2:1+7 '<<<<<<<' is the mark of a merge conflict | resolve it first: one of the two versions stays, and the marks go
        7:4+1 a statement cannot be 5 | write an object, or the name of an action in quotes
        """)
  }

  @Test func `seven signs that do not begin a line are no mark of a merge conflict`() {
    #expect(errors(of: "[ =======]") == "1:3+1 unexpected character \"=\"")
  }

  @Test(arguments: ["// it's }{ one", "# [ one", "/* one, \" two */", "//", "#", "/**/", "/* one"])
  func `a comment in an array is one error, and reading goes on behind it`(comment: String) {
    let error =
      #"1:7+\#(comment.count) JSON has no comments | write it as a statement of its own: {"comment":"text"}"#
    let isClosed = comment != "/* one"
    let script = "[\"a\", \(comment)\n\"b\"]"
    #expect(errors(of: script).hasPrefix(error))
    let parsed = Script.parse(script, file: "x.reel")
    #expect(parsed.diagnostics.count == (isClosed ? 1 : 2))
    #expect(parsed.script.statements.count == (isClosed ? 2 : 1))
    // Wherever the text is cut when it arrives, the error is the same.
    for cut in 0...script.utf8.count {
      var reader = ScriptReader(file: "x.reel")
      var mistakes: [String] = []
      func read() {
        while let element = reader.next() {
          if case .diagnostic(let mistake) = element { mistakes.append(mistake.message) }
        }
      }
      reader.feed(script.utf8.prefix(cut))
      read()
      reader.feed(script.utf8.dropFirst(cut))
      reader.finish()
      read()
      #expect(mistakes == parsed.diagnostics.map(\.message))
    }
  }

  @Test func `reading goes on behind a mistake`() {
    let names = Script.parse(#"["a" "b",, 5, {"do":"c"}, "d e", "f",]"#, file: "x.json").script.statements.map {
      ScriptFormatter(notation: .lines).text(of: $0)
    }
    #expect(names == ["a", "b", "c", "f"])
  }
}
