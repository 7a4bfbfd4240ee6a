import ActionScripts
import Testing

@Suite struct JSONNodeTests {
  @Test("brackets nest 512 levels deep")
  func nesting() {
    func nested(_ depth: Int) -> String {
      "follow " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Script.parse(nested(512), file: "x.reel").diagnostics.isEmpty)
    let diagnostic = Script.parse(nested(513), file: "x.reel").diagnostics.first
    #expect(diagnostic?.message == "brackets nest deeper than 512 levels")
    #expect(diagnostic?.range == SourceRange(line: 1, column: 8 + 512, length: 1))
  }

  @Test("objects find a key that stands twice, however many there are")
  func manyKeys() {
    let keys = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(Script.parse("follow {\(keys)}", file: "x.reel").diagnostics.isEmpty)
    let twice = Script.parse("follow {\(keys),\"k9\":0}", file: "x.reel").diagnostics
    #expect(twice.map(\.message) == ["key \"k9\" stands twice"])
  }

  @Test("a comment and a comma behind the last value are told what JSON lacks")
  func whatJSONLacks() {
    #expect(
      renderedErrors(
        of: "follow [1, 2 , ]\nfollow {\"a\":1 // one\nfollow [1 /* one */]\nfollow [1 / 2]\n@each n = 1, 2,") == """
          error: expected a value, found ']'
           --> x.reel:1:16
          1 | follow [1, 2 , ]
            |                ^ leave out the comma behind the last value
          error: unexpected character "/"
           --> x.reel:2:15
          2 | follow {"a":1 // one
            |               ^ JSON has no comments; the comment of a line begins with '#' after the value
          error: unexpected character "/"
           --> x.reel:3:11
          3 | follow [1 /* one */]
            |           ^ JSON has no comments; the comment of a line begins with '#' after the value
          error: unexpected character "/"
           --> x.reel:4:11
          4 | follow [1 / 2]
            |           ^
          error: the values after '=' are JSON, with commas between them
           --> x.reel:5:16
          5 | @each n = 1, 2,
            |                ^ leave out the comma behind the last value
          """)
  }

  @Test("mistakes in the JSON of a value are errors at their places")
  func grammar() {
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
      renderedErrors(of: script) == #"""
        error: expected ',' or ']', found '}'
         --> x.reel:1:12
        1 | follow [1,2}
          |            ^
        error: expected ',' or ']', found 2
         --> x.reel:2:11
        2 | follow [1 2]
          |           ^
        error: expected a value, found ']'
         --> x.reel:3:11
        3 | follow [1,]
          |           ^ leave out the comma behind the last value
        error: expected a key in double quotes, found '}'
         --> x.reel:4:15
        4 | follow {"a":1,}
          |               ^ leave out the comma behind the last value
        error: expected ':', found 1
         --> x.reel:5:13
        5 | follow {"a" 1}
          |             ^
        error: unquoted word 'a': write a JSON string in double quotes
         --> x.reel:6:9
        6 | follow {a:1}
          |         ^
        error: key "a" stands twice
         --> x.reel:7:15
        7 | follow {"a":1,"a":2}
          |               ^^^
        error: unquoted word 'nil': write a JSON string in double quotes
         --> x.reel:8:9
        8 | follow [nil, True]
          |         ^^^ write null
        error: unquoted word 'True': write a JSON string in double quotes
         --> x.reel:9:9
        9 | follow [True]
          |         ^^^^ write true
        error: '01' is not a number
          --> x.reel:10:9
        10 | follow [01]
           |         ^^
        error: '\x' is not an escape sequence
          --> x.reel:11:10
        11 | follow ["\x"]
           |          ^^
        error: '\ud800' is not an escape sequence
          --> x.reel:12:10
        12 | follow ["\ud800"]
           |          ^^^^^^
        error: unexpected character "'"
          --> x.reel:13:9
        13 | follow ['a']
           |         ^
        error: unexpected character "$"
          --> x.reel:14:9
        14 | follow [$a]
           |         ^
        error: unexpected character "+"
          --> x.reel:15:9
        15 | follow [+1]
           |         ^
        error: ']' closes nothing
          --> x.reel:16:11
        16 | follow [1]]
           |           ^ write a word that begins with it in double quotes
        """#)
  }
}
