import ActionScripts
import Testing

@Suite struct JSONNodeTests {
  @Test func `brackets nest 512 levels deep`() {
    func nested(_ depth: Int) -> String {
      "follow " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Script.parse(nested(512), file: "x.reel").diagnostics.isEmpty)
    let diagnostic = Script.parse(nested(513), file: "x.reel").diagnostics.first
    #expect(diagnostic?.message == "brackets nest deeper than 512 levels")
    #expect(diagnostic?.range == SourceRange(line: 1, column: 8 + 512, length: 1))
  }

  @Test func `objects find a key that stands twice, however many there are`() {
    let keys = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(Script.parse("follow {\(keys)}", file: "x.reel").diagnostics.isEmpty)
    let twice = Script.parse("follow {\(keys),\"k9\":0}", file: "x.reel").diagnostics
    #expect(twice.map(\.message) == ["key \"k9\" stands twice"])
  }

  @Test func `a comment and a comma behind the last value are told what JSON lacks`() {
    #expect(
      errors(of: "follow [1, 2 , ]\nfollow {\"a\":1 // one\nfollow [1 /* one */]\nfollow [1 / 2]\n@each n = 1, 2,")
        == """
        1:16+1 expected a value, found ']' | leave out the comma behind the last value
        2:15+1 unexpected character "/" | JSON has no comments; the comment of a line begins with '#' after the value
        3:11+1 unexpected character "/" | JSON has no comments; the comment of a line begins with '#' after the value
        4:11+1 unexpected character "/"
        5:16+1 the values after '=' are JSON, with commas between them | leave out the comma behind the last value
        """)
  }

  @Test func `mistakes in the JSON of a value are errors at their places`() {
    let script = #"""
      follow [1,2}
      follow [1 2]
      follow [1,]
      follow {"a":1,}
      follow {"a" 1}
      follow {a:1}
      follow {"a":1,"a":2}
      follow [nil, True]
      follow [True]
      follow [01]
      follow ["\x"]
      follow ["\ud800"]
      follow ['a']
      follow [$a]
      follow [+1]
      follow [1]]
      """#
    #expect(
      errors(of: script) == #"""
        1:12+1 expected ',' or ']', found '}'
        2:11+1 expected ',' or ']', found 2
        3:11+1 expected a value, found ']' | leave out the comma behind the last value
        4:15+1 expected a key in double quotes, found '}' | leave out the comma behind the last value
        5:13+1 expected ':', found 1
        6:9+1 unquoted word 'a': write a JSON string in double quotes
        7:15+3 key "a" stands twice
        8:9+3 unquoted word 'nil': write a JSON string in double quotes | write null
        9:9+4 unquoted word 'True': write a JSON string in double quotes | write true
        10:9+2 '01' is not a number
        11:10+2 '\x' is not an escape sequence
        12:10+6 '\ud800' is not an escape sequence
        13:9+1 unexpected character "'"
        14:9+1 unexpected character "$"
        15:9+1 unexpected character "+"
        16:11+1 ']' closes nothing | write a word that begins with it in double quotes
        """#)
  }
}
