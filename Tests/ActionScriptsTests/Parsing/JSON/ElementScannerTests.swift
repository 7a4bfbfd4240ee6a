import ActionScripts
import Testing

@Suite struct ElementScannerTests {
  @Test(
    "mistakes between the elements of an array are errors at their places",
    arguments: [
      (
        #"""
        [{"do":"x"} "y"]
        """#,
        #"""
        error: a ',' is missing between two statements
         --> x.reel:1:13
        1 | [{"do":"x"} "y"]
          |             ^
        """#
      ),
      (
        #"""
        ["x",,"y"]
        """#,
        #"""
        error: a statement is missing before ','
         --> x.reel:1:6
        1 | ["x",,"y"]
          |      ^
        """#
      ),
      (
        #"""
        ["x",]
        """#,
        #"""
        error: a statement is missing between ',' and ']'
         --> x.reel:1:6
        1 | ["x",]
          |      ^ leave out the comma behind the last statement
        """#
      ),
      (
        #"""
        [,"x"]
        """#,
        #"""
        error: a statement is missing before ','
         --> x.reel:1:2
        1 | [,"x"]
          |  ^
        """#
      ),
      (
        #"""
        ["x"] "y"
        "z"
        """#,
        #"""
        error: unexpected text after the array of statements
         --> x.reel:1:7
        1 | ["x"] "y"
          |       ^
        """#
      ),
      (
        #"""
        ["x"
        """#,
        #"""
        error: the array of statements is never closed
         --> x.reel:1:5
        1 | ["x"
          |     ^ a ']' is missing
        """#
      ),
      (
        #"""
        [
        """#,
        #"""
        error: the array of statements is never closed
         --> x.reel:1:2
        1 | [
          |  ^ a ']' is missing
        """#
      ),
      (
        #"""
        ["x",}"y"]
        """#,
        #"""
        error: unexpected '}'
         --> x.reel:1:6
        1 | ["x",}"y"]
          |      ^
        """#
      ),
      (
        #"""
        [5, nul]
        """#,
        #"""
        error: a statement cannot be 5
         --> x.reel:1:2
        1 | [5, nul]
          |  ^ write an object, or the name of an action in quotes
        error: unquoted word 'nul': write a JSON string in double quotes
         --> x.reel:1:5
        1 | [5, nul]
          |     ^^^
        """#
      ),
      (
        #"""
        ["x",
          {"do":"y",
           "wiht":1},
        "z w"]
        """#,
        #"""
        error: unknown key 'wiht' beside 'do'
         --> x.reel:3:4
        3 |    "wiht":1},
          |    ^^^^^^ did you mean 'with'? this statement takes: with, times, comment
        error: 'z w' is not the name of an action
         --> x.reel:4:1
        4 | "z w"]
          | ^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """#
      ),
      (
        #"""
        [{"do":"x"]
        """#,
        #"""
        error: expected ',' or '}', found ']'
         --> x.reel:1:11
        1 | [{"do":"x"]
          |           ^
        error: the array of statements is never closed
         --> x.reel:1:12
        1 | [{"do":"x"]
          |            ^ a ']' is missing
        """#
      ),
      (
        #"""
        ["a
        b"]
        """#,
        #"""
        error: this string is not terminated
         --> x.reel:1:2
        1 | ["a
          |  ^^
        error: a ',' is missing between two statements
         --> x.reel:2:1
        2 | b"]
          | ^
        error: unquoted word 'b': write a JSON string in double quotes
         --> x.reel:2:1
        2 | b"]
          | ^
        error: the array of statements is never closed
         --> x.reel:2:4
        2 | b"]
          |    ^ a ']' is missing
        """#
      ),
    ])
  func arrays(text: String, expected: String) {
    #expect(renderedErrors(of: text) == expected)
  }

  @Test(
    "a comment in an array is one error, and reading goes on behind it",
    arguments: ["// it's }{ one", "# [ one", "/* one, \" two */", "//", "#", "/**/", "/* one"])
  func comments(comment: String) {
    let carets = String(repeating: "^", count: comment.count)
    let errors = """
      error: JSON has no comments
       --> x.reel:1:7
      1 | ["a", \(comment)
        |       \(carets) write it as a statement of its own: {"comment":"text"}
      """
    let isClosed = comment != "/* one"
    let script = "[\"a\", \(comment)\n\"b\"]"
    #expect(renderedErrors(of: script).hasPrefix(errors))
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

  @Test("reading goes on behind a mistake")
  func recovery() {
    let names = Script.parse(#"["a" "b",, 5, {"do":"c"}, "d e", "f",]"#, file: "x.json").script.statements.map {
      ScriptFormatter(notation: .lines).text(of: $0)
    }
    #expect(names == ["a", "b", "c", "f"])
  }
}
