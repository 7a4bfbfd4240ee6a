import ActionScripts
import Testing

@Suite struct StatementParserActionsTests {
  @Test(arguments: [
    "cells.0.toggle", "cells.-1.toggle", "cells[id=3].set 4 to=5", "a.b[name=x].c.toggle-it", "phase.loaded._0.go",
  ])
  func `the name of an action may begin with the path of a reactor`(line: String) throws {
    for notation in [ScriptNotation.lines, .json, .jsonLines] {
      let text = ScriptFormatter(notation: notation).text(of: Script.parse(line, file: "x.reel").script)
      let again = Script.parse(text, file: "x.reel")
      #expect(again.diagnostics == [])
      #expect(ScriptFormatter(notation: .lines).text(of: again.script) == line + "\n")
    }
  }

  @Test func `a path without the name of an action behind it is an error`() {
    let script = """
      cells.0
      cells[id=3]
      cells[0].go
      cells.*.go
      0.go
      """
    #expect(
      errors(of: script) == """
        1:1+7 'cells.0' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        2:1+11 'cells[id=3]' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        3:6+3 '[0]' does not name an element | write its index, cells.0, or a key and its value, cells[id=3]
        4:1+10 'cells.*.go' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        5:1+4 '0.go' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """)
  }

  @Test func `a word that is no name of an action is an error`() {
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
      errors(of: script) == #"""
        1:1+9 'increase!' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        2:1+2 '5x' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        3:4+1 a blank is missing after the string | a '"' inside of a string is written \"
        4:1+2 '.a' is not the name of an action | did you mean 'a'?
        5:1+4 'a..b' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        6:1+2 '-x' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        7:1+8 'follow=5' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        8:1+3 ''x'' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """#)
  }

  @Test(arguments: [
    ("// up", "//", "a comment begins with '#'"), ("up# two", "up#", "a blank is missing before '#'"),
    ("up; down", "up;", "one statement a line, without ';'"),
    ("up, down", "up,", "one statement a line, without ','"),
    ("open(3)", "open(3)", "arguments follow after a blank, without brackets: open ..."),
    ("open: 3", "open:", "arguments follow after a blank, without ':': open ..."),
    ("assert(a == 1)", "assert(a", "write ? FIELD == VALUE"),
  ])
  func `a word as other languages write an action has a hint`(line: String, word: String, hint: String) {
    #expect(errors(of: line) == "1:1+\(word.utf8.count) '\(word)' is not the name of an action | \(hint)")
  }

  @Test func `a label that stands twice, names a wrong place or has no value is an error`() {
    let script = #"""
      follow a=1 a=2
      follow a=
      follow a= 1
      follow _1=1
      follow 1 _0=2
      """#
    #expect(
      errors(of: script) == #"""
        1:12+1 label 'a' stands twice
        2:8+2 a value is missing after 'a=' | no blanks around '='; the empty string is ""; quote a text that ends in '='
        3:8+2 a value is missing after 'a=' | no blanks around '='; the empty string is ""; quote a text that ends in '='
        4:8+2 '_1' is the label of argument 2, and this is argument 1 | leave the label out
        5:10+2 '_0' is the label of argument 1, and this is argument 2 | leave the label out
        """#)
  }

  @Test func `a variable that is not written right is an error`() {
    let script = #"""
      follow ${a b}
      follow ${a
      follow ${}
      follow "a${"
      follow ["${5}"]
      follow {"a":${a-b}}
      """#
    #expect(
      errors(of: script) == #"""
        1:8+3 '${a' is not a variable | a variable is written ${name}; the characters '${' are written $${
        2:8+3 '${a' is not a variable | a variable is written ${name}; the characters '${' are written $${
        3:8+3 '${}' is not a variable | a variable is written ${name}; the characters '${' are written $${
        4:8+5 '${' is not a variable | a variable is written ${name}; the characters '${' are written $${
        5:9+6 '${5}' is not a variable | a variable is written ${name}; the characters '${' are written $${
        6:13+6 '${a-b}' is not a variable | a variable is written ${name}; the characters '${' are written $${
        """#)
  }

  @Test func `a wait without a duration, with a bad one or with a surplus word is an error`() {
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
      errors(of: script) == #"""
        1:2+1 a duration is missing after '+' | write +300ms, or +idle
        2:2+1 this duration has no unit | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        3:2+4 'idel' is not a duration | did you mean '+idle'? write +300ms, or +idle
        4:6+1 unexpected '6' after the duration | a comment begins with '#'; write a text with blanks in double quotes
        5:2+4 'soon' is not a duration | write +300ms, or +idle
        6:2+4 a duration cannot be negative | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        7:2+1 a time is missing after '=' | write =2s
        8:2+1 'x' is not a duration | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        9:2+4 'idle' is no time | write +idle
        10:5+3 unexpected 'now' after the time | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test func `the last word of an action can say how often it is sent`() {
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
      errors(of: "increase x0")
        == "1:10+2 'x0' is not a number of times | write x2, x3, ...; write a text of that form in double quotes")
  }

  @Test func `the number of times may be a variable`() {
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
