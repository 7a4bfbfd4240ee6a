import ActionScripts
import TestSupport
import Testing

@Suite struct ScriptFormatterTests {
  private static let rounds = 400

  @Test(arguments: ScriptNotation.allCases)
  func `parsing what was printed gives the same script`(notation: ScriptNotation) {
    var generator = ScriptGenerator(seed: 1)
    let formatter = ScriptFormatter(notation: notation)
    for _ in 0..<Self.rounds {
      let script = generator.script()
      let text = formatter.text(of: script)
      let parsed = Script.parse(text, file: "x.reel", notation: notation)
      #expect(parsed.diagnostics.map(\.description) == [])
      #expect(parsed.script == script, "\(text)")
      #expect(formatter.text(of: parsed.script) == text)
    }
  }

  @Test(arguments: ScriptNotation.allCases)
  func `the notation of what was printed is found out`(notation: ScriptNotation) {
    let script = Script.parse("@case T\nincrease\n", file: "x.reel").script
    let text = ScriptFormatter(notation: notation).text(of: script)
    #expect(Script.parse(text, file: "x.reel").notation == notation)
  }

  @Test(arguments: [ScriptNotation.json, .jsonLines])
  func `lines to JSON and back are the same lines`(notation: ScriptNotation) {
    var generator = ScriptGenerator(seed: 2)
    let lines = ScriptFormatter(notation: .lines)
    for _ in 0..<Self.rounds {
      let text = lines.text(of: generator.script())
      let json = ScriptFormatter(notation: notation).text(of: Script.parse(text, file: "x.reel").script)
      let back = Script.parse(json, file: "x.json", notation: notation)
      #expect(back.diagnostics.isEmpty)
      #expect(lines.text(of: back.script) == text, "\(json)")
    }
  }

  @Test func `what was parsed from any text can be printed and parsed again`() {
    var generator = ScriptGenerator(seed: 3)
    for _ in 0..<4 * Self.rounds {
      let script = Script.parse(generator.text(), file: "x.reel").script
      for notation in ScriptNotation.allCases {
        let text = ScriptFormatter(notation: notation).text(of: script)
        let parsed = Script.parse(text, file: "x.reel", notation: notation)
        #expect(parsed.diagnostics.map(\.description) == [], "\(text)")
        #expect(parsed.script == normalised(script), "\(text)")
      }
    }
  }

  /// Clears the blank line before the first statement: it may have separated that statement from one with an error,
  /// which was left out.
  private func normalised(_ script: Script) -> Script {
    var script = script
    if !script.statements.isEmpty { script.statements[0].followsBlankLine = false }
    return script
  }

  @Test func `a script in lines is printed with the standard blanks, comments and blank lines`() {
    let text = """
      \u{FEFF}#!/usr/bin/env reel run\r
      #no blank
      @reactor   counter delay=5ms  xs=[1, 2]


      @case   counts # to three
        increase   # behind
      \tfollow "42"
      updateQuery "React" nil
      updateQuery 'C#'
      move from=1 to="a b" _2=3
      row.set {"a":
        ${n} }
      {"follow" : {"_0": "${n}"}}
      "decrease"
      +1000ms
      =1.5s
      ? repos.0 == "ReactiveX/RxSwift"
      ? byId."a.b"."c" == _
      ! search when {"page":2} reply [ ]
      ! search reply [ ] when {"page":2} x1 after 5000us
      ! search#2 reply @"a.json"

      """
    let expected = """
      #!/usr/bin/env reel run
      # no blank
      @reactor counter delay=5ms xs=[1,2]

      @case counts # to three
      increase  # behind
      follow "42"
      updateQuery React null
      updateQuery 'C#'
      move from=1 to="a b" 3
      row.set {"a":${n}}
      {"follow":{"_0":"${n}"}}
      decrease
      +1s
      =1500ms
      ? repos.0 == "ReactiveX/RxSwift"
      ? byId."a.b".c == _
      ! search reply [] after 5ms x1 when {"page":2}
      ! search#2 reply @a.json

      """
    let parsed = Script.parse(text, file: "x.reel")
    #expect(
      parsed.diagnostics.map(\.oneLine) == [
        "20:10+4 unknown word 'when' after 'search' | a port can reply, fail, hang; a stream can emit, complete, fail"
      ])
    #expect(ScriptFormatter(notation: .lines).text(of: parsed.script) == expected)
  }

  @Test func `an answer 'fail' is written for a stream where the script or the caller knows the name as one`() {
    let script = Script.parse("! s fail no\n! t fail no\n! t complete\n! t fail 1 after 5ms\n", file: "x").script
    #expect(
      ScriptFormatter(notation: .jsonLines).text(of: script) == """
        {"port":"s","fail":"no"}
        {"stream":"t","fail":"no"}
        {"stream":"t","complete":true}
        {"port":"t","fail":1,"after":"5ms"}

        """)
    #expect(
      ScriptFormatter(notation: .jsonLines, streams: ["s"]).text(of: script.statements[0])
        == #"{"stream":"s","fail":"no"}"#)
  }

  @Test(arguments: [
    ("! s fail no\n", true), ("! s fail no after 5ms\n", false), ("! s#1 fail no\n", false), ("! s reply\n", false),
    ("! s emit 1\n", false), ("! s any fail\n", false), ("increase\n", false),
  ])
  func `stream names matter only in JSON, and only to a 'fail' without options`(text: String, isDependent: Bool) {
    let script = Script.parse(text, file: "x").script
    #expect(ScriptFormatter.dependsOnStreams(script, in: .json) == isDependent)
    #expect(ScriptFormatter.dependsOnStreams(script, in: .jsonLines) == isDependent)
    #expect(!ScriptFormatter.dependsOnStreams(script, in: .lines))
  }

  @Test func `a script in JSON is printed as an array with one statement in a line`() {
    let script = Script.parse("@case T\n\n\n\nincrease\n? a exists # c", file: "x").script
    #expect(
      ScriptFormatter(notation: .json).text(of: script) == """
        [
          {"case":"T"},

          {"do":"increase"},
          {"expect":"a exists","comment":"c"}
        ]

        """)
    #expect(ScriptFormatter(notation: .json).text(of: Script(statements: [])) == "[]\n")
    #expect(ScriptFormatter(notation: .lines).text(of: Script(statements: [])) == "")
  }

  @Test(arguments: [
    ("@reactor counter delay=5ms", #"{"reactor":"counter","with":{"delay":"5ms"}}"#),
    ("@case T", #"{"case":"T"}"#),
    ("@let n = 1", #"{"let":{"n":1}}"#),
    (#"@vary updateQuery "" a null"#, #"{"vary":{"updateQuery":["","a",null]}}"#),
    (#"@vary move.to 1 [1,"b"] ${n} "2""#, #"{"vary":{"move.to":[1,[1,"b"],"${n}","2"]}}"#),
    ("@include f k=v", #"{"include":"f","with":{"k":"v"}}"#),
    ("@redact p as id", #"{"redact":"p","as":"id"}"#),
    ("@tag a", #"{"tag":"a"}"#),
    ("@only", #"{"only":true}"#),
    ("@lenient", #"{"lenient":true}"#),
    ("@xfail w", #"{"xfail":"w"}"#),
    ("@timeout 1s", #"{"timeout":"1s"}"#),
    ("@seed 1", #"{"seed":1}"#),
    ("@golden none", #"{"golden":"none"}"#),
    ("+50ms", #"{"wait":"50ms"}"#),
    ("=2s", #"{"until":"2s"}"#),
    ("+idle", #"{"wait":"idle"}"#),
    ("# text", #"{"comment":"text"}"#),
    ("increase", #"{"do":"increase"}"#),
    ("follow 42", #"{"do":"follow","with":42}"#),
    (#"follow "42""#, #"{"do":"follow","with":"42"}"#),
    ("follow null", #"{"do":"follow","with":null}"#),
    ("follow ${n}", #"{"do":"follow","with":"${n}"}"#),
    (#"follow "${n}""#, #"{"do":"follow","with":"\u0024{n}"}"#),
    ("follow a${n}", #"{"do":"follow","with":"a${n}"}"#),
    (#"{"follow":{"_0":42}}"#, #"{"follow":{"_0":42}}"#),
    (#"{"follow":42}"#, #"{"follow":42}"#),
    ("move from=1 to=2", #"{"do":"move","with":{"from":1,"to":2}}"#),
    (#"move {"from":1}"#, #"{"do":"move","with":[{"from":1}]}"#),
    (#"setRepos ["a"]"#, #"{"do":"setRepos","with":[["a"]]}"#),
    ("move 1 2", #"{"do":"move","with":[1,2]}"#),
    (#"setRepos ["a"] nextPage=2"#, #"{"do":"setRepos","with":{"_0":["a"],"nextPage":2}}"#),
    ("row id=7 x", #"{"do":"row","with":{"id":7,"_1":"x"}}"#),
    ("? a.b == 1", #"{"expect":"a.b == 1"}"#),
    (#"? {"a":1}"#, #"{"expect":{"a":1}}"#),
    (
      #"! p reply {"a":1} after 5ms x1 when {"b":2}"#,
      #"{"port":"p","reply":{"a":1},"after":"5ms","times":1,"when":{"b":2}}"#
    ),
    ("! p reply @f.json", #"{"port":"p","file":"f.json"}"#),
    (#"! p reply "@f""#, #"{"port":"p","reply":"@f"}"#),
    ("! p fail 503", #"{"port":"p","fail":503}"#),
    ("! p hang", #"{"port":"p","hang":true}"#),
    ("! p#2 reply 1", #"{"port":"p","call":2,"reply":1}"#),
    (
      #"! p any reply {"a":1} | reply @f.json | fail 503 | hang within 0..2s"#,
      #"{"port":"p","any":[{"reply":{"a":1}},{"file":"f.json"},{"fail":503},"hang"],"within":"0..2s"}"#
    ),
    ("! p any reply | fail", #"{"port":"p","any":["reply","fail"]}"#),
    (
      #"! p any reply null | fail "|" | reply "within" | reply "x2" within 50ms..50ms"#,
      #"{"port":"p","any":[{"reply":null},{"fail":"|"},{"reply":"within"},{"reply":"x2"}],"within":"50ms..50ms"}"#
    ),
    ("! p any hang within 0..0ms", #"{"port":"p","any":["hang"],"within":"0..0ms"}"#),
    ("! s emit 1", #"{"stream":"s","emit":1}"#),
    ("! s complete", #"{"stream":"s","complete":true}"#),
    ("&bind", #"{"view":"bind"}"#),
    ("&unbind", #"{"view":"unbind"}"#),
    ("&load", #"{"view":"load"}"#),
    ("&drop", #"{"view":"drop"}"#),
    ("& f tap", #"{"view":"f","gesture":"tap"}"#),
    ("& f type x", #"{"view":"f","gesture":"type","with":["x"]}"#),
    ("& bind tap", #"{"view":"bind","gesture":"tap"}"#),
    ("& stub on", #"{"view":"stub","gesture":"on"}"#),
    ("& messageInput.sendButton tap", #"{"view":"messageInput.sendButton","gesture":"tap"}"#),
    (
      #"& rows."a b" select 1 animated=true"#,
      #"{"view":"rows.\"a b\"","gesture":"select","with":{"_0":1,"animated":true}}"#
    ),
    ("& list select {\"row\":1}", #"{"view":"list","gesture":"select","with":[{"row":1}]}"#),
    ("& list select row=1", #"{"view":"list","gesture":"select","with":{"row":1}}"#),
    ("& f type ${n}", #"{"view":"f","gesture":"type","with":["${n}"]}"#),
    ("&stub on", #"{"stub":"on"}"#),
    ("&stub off", #"{"stub":"off"}"#),
    (#"&stub.state {"count":3}"#, #"{"stub":{"state":{"count":3}}}"#),
    ("&stub.state null", #"{"stub":{"state":null}}"#),
    ("&stub.state ${n}", #"{"stub":{"state":"${n}"}}"#),
    ("# ${n} ${", #"{"comment":"${n} ${"}"#),
    ("# ${n}", #"{"comment":"${n}"}"#),
    ("@case ${n}", #"{"case":"${n}"}"#),
    ("@include ${", #"{"include":"${"}"#),
  ])
  func `each line has its JSON`(line: String, json: String) {
    let fromLine = Script.parse(line, file: "x.reel")
    let fromJSON = Script.parse(json, file: "x.json")
    #expect(fromLine.diagnostics.isEmpty && fromJSON.diagnostics.isEmpty)
    #expect(fromLine.script == fromJSON.script)
    #expect(ScriptFormatter(notation: .lines).text(of: fromLine.script) == line + "\n")
    #expect(ScriptFormatter(notation: .jsonLines).text(of: fromLine.script) == json + "\n")
  }
}
