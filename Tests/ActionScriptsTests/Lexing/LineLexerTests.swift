import ActionScripts
import Testing

@Suite struct LineLexerTests {
  @Test func `a comment begins with a blank and '#', outside of strings and brackets`() {
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

  @Test func `only a bracket that begins a token continues on the next line`() {
    let text = "say a[\nsay k=[1,\n2] b{\n@case [\n# [\n? a.\"[\" exists # [\nsay \"[\"\n"
    let statements = Script.parse(text, file: "x.reel").script.statements
    #expect(statements.map(\.range.line) == [1, 2, 4, 5, 6, 7])
  }

  @Test func `a bracket that closes nothing is no word`() {
    #expect(
      errors(of: "follow ]\nfollow [1]]\nfollow a=}\nfollow a]") == """
        1:8+1 ']' closes nothing | write a word that begins with it in double quotes
        2:11+1 ']' closes nothing | write a word that begins with it in double quotes
        3:10+1 '}' closes nothing | write a word that begins with it in double quotes
        """)
  }

  @Test func `strings end on their line, and a blank follows`() {
    let script = #"""
      follow "abc
      follow "a"b
      follow "a""b"
      follow [1]x
      follow a="b"c
      follow ["a
      """#
    #expect(
      errors(of: script) == #"""
        1:8+4 this string is not terminated | a '"' is missing
        2:11+1 a blank is missing after the string | a '"' inside of a string is written \"
        3:11+1 a blank is missing after the string | a '"' inside of a string is written \"
        4:11+1 a blank is missing after the bracket
        5:13+1 a blank is missing after the string | a '"' inside of a string is written \"
        6:9+2 this string is not terminated | a '"' is missing
        """#)
  }

  @Test func `a comma after a statement of JSON Lines is an error`() {
    #expect(
      errors(of: "{\"do\":\"x\"},\n\"x\",\n{\"do\":\"x\"}\nfollow \"a\",") == #"""
        1:11+1 a comma is not allowed after a statement in JSON Lines | leave it out: every statement is a line of its own
        2:4+1 a comma is not allowed after a statement in JSON Lines | leave it out: every statement is a line of its own
        4:11+1 a blank is missing after the string | a '"' inside of a string is written \"
        """#)
  }

  @Test func `a control character outside of a string is an error`() {
    let script = #"""
      a\#u{0}b
      follow \#u{7F}
      # a\#u{1}b
      @case a\#u{2}b
      ? a.\#u{3}b exists
      increase # \#u{4}
      a\#u{D}b
      """#
    #expect(
      errors(of: script) == #"""
        1:2+1 control character 0 in a word | write it in a string, as an escape sequence
        2:8+1 control character 127 in a word | write it in a string, as an escape sequence
        3:4+1 control character 1 in a comment
        4:8+1 control character 2 in a title
        5:5+1 control character 3 in a word | write it in a string, as an escape sequence
        6:12+1 control character 4 in a comment
        7:2+1 control character 13 in a word | lines end in LF or CR LF, never in CR alone
        """#)
  }

  @Test func `a mark of a merge conflict is named`() {
    let script = """
      <<<<<<< ours
      a
      ||||||| base
      =======
      >>>>>>> theirs
      ======
      """
    let note = "resolve it first: one of the two versions stays, and the marks go"
    #expect(
      errors(of: script) == """
        1:1+7 '<<<<<<<' is the mark of a merge conflict | \(note)
        3:1+7 '|||||||' is the mark of a merge conflict | \(note)
        4:1+7 '=======' is the mark of a merge conflict | \(note)
        5:1+7 '>>>>>>>' is the mark of a merge conflict | \(note)
        6:2+5 '=====' is not a duration | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        """)
  }
}
