import ActionScripts
import Testing

@Suite struct StatementParserActionsTests {
  @Test(
    "the name of an action may begin with the path of a reactor",
    arguments: [
      "cells.0.toggle", "cells.-1.toggle", "cells[id=3].set 4 to=5", "a.b[name=x].c.toggle-it", "phase.loaded._0.go",
    ])
  func pathsOfReactors(line: String) throws {
    for notation in [ScriptNotation.lines, .json, .jsonLines] {
      let text = ScriptFormatter(notation: notation).text(of: Script.parse(line, file: "x.reel").script)
      let again = Script.parse(text, file: "x.reel")
      #expect(again.diagnostics == [])
      #expect(ScriptFormatter(notation: .lines).text(of: again.script) == line + "\n")
    }
  }

  @Test(
    "a path without the name of an action behind it is an error",
    arguments: [
      ("cells.0", "'cells.0' is not the name of an action"),
      ("cells[id=3]", "'cells[id=3]' is not the name of an action"),
      ("cells[0].go", "'[0]' does not name an element"), ("cells.*.go", "'cells.*.go' is not the name of an action"),
      ("0.go", "'0.go' is not the name of an action"),
    ])
  func noPaths(line: String, message: String) {
    #expect(renderedErrors(of: line).hasPrefix("error: \(message)\n"))
  }

  @Test("a word that is no name of an action is an error")
  func names() {
    let script = #"""
      increase!
      5x
      "a"b
      .a
      a..b
      -x
      follow=5
      'x'
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'increase!' is not the name of an action
         --> x.reel:1:1
        1 | increase!
          | ^^^^^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '5x' is not the name of an action
         --> x.reel:2:1
        2 | 5x
          | ^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: a blank is missing after the string
         --> x.reel:3:4
        3 | "a"b
          |    ^ a '"' inside of a string is written \"
        error: '.a' is not the name of an action
         --> x.reel:4:1
        4 | .a
          | ^^ did you mean 'a'?
        error: 'a..b' is not the name of an action
         --> x.reel:5:1
        5 | a..b
          | ^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '-x' is not the name of an action
         --> x.reel:6:1
        6 | -x
          | ^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: 'follow=5' is not the name of an action
         --> x.reel:7:1
        7 | follow=5
          | ^^^^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: ''x'' is not the name of an action
         --> x.reel:8:1
        8 | 'x'
          | ^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """#)
  }

  @Test(
    "a word as other languages write an action has a hint",
    arguments: [
      ("// up", "//", "a comment begins with '#'"), ("up# two", "up#", "a blank is missing before '#'"),
      ("up; down", "up;", "one statement a line, without ';'"),
      ("open(3)", "open(3)", "arguments follow after a blank, without brackets: open ..."),
    ])
  func wordsOfOtherLanguages(line: String, word: String, hint: String) {
    #expect(
      renderedErrors(of: line) == """
        error: '\(word)' is not the name of an action
         --> x.reel:1:1
        1 | \(line)
          | \(String(repeating: "^", count: word.utf8.count)) \(hint)
        """)
  }

  @Test("a label that stands twice, names a wrong place or has no value is an error")
  func labels() {
    let script = #"""
      follow a=1 a=2
      follow a=
      follow a= 1
      follow _1=1
      follow 1 _0=2
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: label 'a' stands twice
         --> x.reel:1:12
        1 | follow a=1 a=2
          |            ^
        error: a value is missing after 'a='
         --> x.reel:2:8
        2 | follow a=
          |        ^^ no blanks around '='; the empty string is ""; quote a text that ends in '='
        error: a value is missing after 'a='
         --> x.reel:3:8
        3 | follow a= 1
          |        ^^ no blanks around '='; the empty string is ""; quote a text that ends in '='
        error: '_1' is the label of argument 2, and this is argument 1
         --> x.reel:4:8
        4 | follow _1=1
          |        ^^ leave the label out
        error: '_0' is the label of argument 1, and this is argument 2
         --> x.reel:5:10
        5 | follow 1 _0=2
          |          ^^ leave the label out
        """#)
  }

  @Test("a variable that is not written right is an error")
  func variables() {
    let script = #"""
      follow ${a b}
      follow ${a
      follow ${}
      follow "a${"
      follow ["${5}"]
      follow {"a":${a-b}}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: '${a' is not a variable
         --> x.reel:1:8
        1 | follow ${a b}
          |        ^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${a' is not a variable
         --> x.reel:2:8
        2 | follow ${a
          |        ^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${}' is not a variable
         --> x.reel:3:8
        3 | follow ${}
          |        ^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${' is not a variable
         --> x.reel:4:8
        4 | follow "a${"
          |        ^^^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${5}' is not a variable
         --> x.reel:5:9
        5 | follow ["${5}"]
          |         ^^^^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${a-b}' is not a variable
         --> x.reel:6:13
        6 | follow {"a":${a-b}}
          |             ^^^^^^ a variable is written ${name}; the characters '${' are written $${
        """#)
  }

  @Test("a wait without a duration, with a bad one or with a surplus word is an error")
  func times() {
    let script = #"""
      +
      +5
      +idel
      +5ms 6
      +soon
      +-5ms
      =
      =x
      =idle
      =2s now
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a duration is missing after '+'
         --> x.reel:1:2
        1 | +
          |  ^ write +300ms, or +idle
        error: this duration has no unit
         --> x.reel:2:2
        2 | +5
          |  ^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'idel' is not a duration
         --> x.reel:3:2
        3 | +idel
          |  ^^^^ did you mean '+idle'? write +300ms, or +idle
        error: unexpected '6' after the duration
         --> x.reel:4:6
        4 | +5ms 6
          |      ^ a comment begins with '#'; write a text with blanks in double quotes
        error: 'soon' is not a duration
         --> x.reel:5:2
        5 | +soon
          |  ^^^^ write +300ms, or +idle
        error: a duration cannot be negative
         --> x.reel:6:2
        6 | +-5ms
          |  ^^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: a time is missing after '='
         --> x.reel:7:2
        7 | =
          |  ^ write =2s
        error: 'x' is not a duration
         --> x.reel:8:2
        8 | =x
          |  ^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'idle' is no time
         --> x.reel:9:2
        9 | =idle
          |  ^^^^ write +idle
        error: unexpected 'now' after the time
          --> x.reel:10:5
        10 | =2s now
           |     ^^^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test("the last word says how many times")
  func theLastWordSaysHowManyTimes() {
    let script = """
      increase x100
      say "x2"
      say x2y
      say hi x2
      move to=x2

      """
    #expect(formatted(script, to: .lines) == script)
    let json = formatted(script, to: .json)
    #expect(json.contains(#"{"do":"increase","times":100}"#))
    #expect(json.contains(#"{"do":"say","with":"hi","times":2}"#))
    #expect(formatted(json, to: .lines) == script)
    #expect(formatted("increase x1\n", to: .lines) == "increase\n")
    #expect(
      renderedErrors(of: "increase x0") == """
        error: 'x0' is not a number of times
         --> x.reel:1:10
        1 | increase x0
          |          ^^ write x2, x3, ...; write a text of that form in double quotes
        """)
  }

  @Test("the number of times may be a variable")
  func theNumberOfTimesMayBeAVariable() {
    let script = """
      increase x${n}
      say hi x${n}
      say "x${n}"
      say x${n}y
      ! search reply x${n}
      ! search reply "x${n}" x2

      """
    #expect(formatted(script, to: .lines) == script)
    let json = formatted(script, to: .json)
    #expect(json.contains(#"{"do":"increase","times":"${n}"}"#))
    #expect(json.contains(#"{"port":"search","reply":null,"times":"${n}"}"#))
    #expect(formatted(json, to: .lines) == script)
  }
}
