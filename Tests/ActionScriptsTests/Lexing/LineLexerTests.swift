import ActionScripts
import Testing

@Suite struct LineLexerTests {
  @Test("a comment begins with a blank and '#', outside of strings and brackets")
  func comments() {
    let text = """
      follow C# "a # b" ["a # b"] #5
      ? byId."a #b" exists  # c #d
      @case T # no comment
      #
      """
    let statements = Script.parse(text, file: "x.reel").script.statements
    #expect(statements.map(\.comment) == ["5", "c #d", nil, nil])
    #expect(
      statements.map { ScriptFormatter(notation: .lines).text(of: $0) } == [
        ##"follow C# "a # b" ["a # b"]  # 5"##, ##"? byId."a #b" exists  # c #d"##, "@case T # no comment", "#",
      ])
  }

  @Test("only a bracket that begins a token continues on the next line")
  func continuation() {
    let text = "say a[\nsay k=[1,\n2] b{\n@case [\n# [\n? a.\"[\" exists # [\nsay \"[\"\n"
    let statements = Script.parse(text, file: "x.reel").script.statements
    #expect(statements.map(\.range.line) == [1, 2, 4, 5, 6, 7])
  }

  @Test("a bracket that closes nothing is no word")
  func closingBrackets() {
    #expect(
      renderedErrors(of: "follow ]\nfollow [1]]\nfollow a=}\nfollow a]") == """
        error: ']' closes nothing
         --> x.reel:1:8
        1 | follow ]
          |        ^ write a word that begins with it in double quotes
        error: ']' closes nothing
         --> x.reel:2:11
        2 | follow [1]]
          |           ^ write a word that begins with it in double quotes
        error: '}' closes nothing
         --> x.reel:3:10
        3 | follow a=}
          |          ^ write a word that begins with it in double quotes
        """)
  }

  @Test("strings end on their line, and a blank follows")
  func strings() {
    let script = #"""
      follow "abc
      follow "a"b
      follow "a""b"
      follow [1]x
      follow a="b"c
      follow ["a
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: this string is not terminated
         --> x.reel:1:8
        1 | follow "abc
          |        ^^^^ a '"' is missing
        error: a blank is missing after the string
         --> x.reel:2:11
        2 | follow "a"b
          |           ^ a '"' inside of a string is written \"
        error: a blank is missing after the string
         --> x.reel:3:11
        3 | follow "a""b"
          |           ^ a '"' inside of a string is written \"
        error: a blank is missing after the bracket
         --> x.reel:4:11
        4 | follow [1]x
          |           ^
        error: a blank is missing after the string
         --> x.reel:5:13
        5 | follow a="b"c
          |             ^ a '"' inside of a string is written \"
        error: this string is not terminated
         --> x.reel:6:9
        6 | follow ["a
          |         ^^ a '"' is missing
        """#)
  }

  @Test("a comma after a statement of JSON Lines is an error")
  func commasAfterStatements() {
    #expect(
      renderedErrors(of: "{\"do\":\"x\"},\n\"x\",\n{\"do\":\"x\"}\nfollow \"a\",") == #"""
        error: a comma is not allowed after a statement in JSON Lines
         --> x.reel:1:11
        1 | {"do":"x"},
          |           ^ leave it out: every statement is a line of its own
        error: a comma is not allowed after a statement in JSON Lines
         --> x.reel:2:4
        2 | "x",
          |    ^ leave it out: every statement is a line of its own
        error: a blank is missing after the string
         --> x.reel:4:11
        4 | follow "a",
          |           ^ a '"' inside of a string is written \"
        """#)
  }

  @Test("a control character outside of a string is an error")
  func controls() {
    let script = #"""
      a\#u{0}b
      follow \#u{7F}
      # a\#u{1}b
      @case a\#u{2}b
      ? a.\#u{3}b exists
      increase # \#u{4}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: control character 0 in a word
         --> x.reel:1:2
        1 | a\u0000b
          |  ^^^^^^ write it in a string, as an escape sequence
        error: control character 127 in a word
         --> x.reel:2:8
        2 | follow \u007f
          |        ^^^^^^ write it in a string, as an escape sequence
        error: control character 1 in a comment
         --> x.reel:3:4
        3 | # a\u0001b
          |    ^^^^^^
        error: control character 2 in a title
         --> x.reel:4:8
        4 | @case a\u0002b
          |        ^^^^^^
        error: control character 3 in a word
         --> x.reel:5:5
        5 | ? a.\u0003b exists
          |     ^^^^^^ write it in a string, as an escape sequence
        error: control character 4 in a comment
         --> x.reel:6:12
        6 | increase # \u0004
          |            ^^^^^^
        """#)
  }
}
