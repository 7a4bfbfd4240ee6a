import ActionScripts
import ExactStrings
import Testing

@Suite struct StatementExpansionTests {
  private func expanded(_ line: String) throws -> String {
    var used = Set<ExactString>()
    let statement = try #require(Script.parse(line, file: "x").script.statements.first)
    let result = try statement.expanded(variables: { $0 == "n" ? .word("7") : nil }, used: &used)
    return ScriptFormatter(notation: .lines).text(of: result)
  }

  @Test func `a variable may stand for a duration`() throws {
    let text = "@timeout ${t}\n+${d}\n=${d}\n! search reply 1 after ${d}\n"
    let script = Script.parse(text, file: "x.reel").script
    #expect(ScriptFormatter(notation: .lines).text(of: script) == text)
    let json = ScriptFormatter(notation: .jsonLines).text(of: script)
    #expect(ScriptFormatter(notation: .lines).text(of: Script.parse(json, file: "x.reel").script) == text)
    var used: Set<ExactString> = []
    let expanded = try script.statements.map { statement in
      try statement.expanded(variables: { ["d": .string("5ms"), "t": .string("2m")][$0] }, used: &used)
    }
    #expect(
      ScriptFormatter(notation: .lines).text(of: Script(statements: expanded))
        == "@timeout 2m\n+5ms\n=5ms\n! search reply 1 after 5ms\n")
    #expect(used == ["d", "t"])
  }

  @Test(arguments: [
    ("move from=${n} ${n} [${n}]", "move from=7 7 [7]"), ("@reactor counter start=${n}", "@reactor counter start=7"),
    ("@include f${n} k=${n}", "@include f${n} k=7"), ("@let m = a${n}", "@let m = a7"), ("? a == ${n}", "? a == 7"),
    (#"? {"a":${n}}"#, #"? {"a":7}"#), ("? a exists", "? a exists"), ("? a == _", "? a == _"),
    (#"? always a == ${n} or b == 1 when {"c":${n}}"#, #"? always a == 7 or b == 1 when {"c":7}"#),
    (#"! p reply [${n}] when {"a":${n}}"#, #"! p reply [7] when {"a":7}"#), ("! p fail ${n}", "! p fail 7"),
    ("! p reply @${n}", "! p reply @${n}"), ("! s emit ${n}", "! s emit 7"), ("@case ${n}", "@case ${n}"),
    ("& f type ${n} a${n} k=[${n}]", "& f type 7 a7 k=[7]"), (#"& f."${n}" tap"#, #"& f."${n}" tap"#),
    ("&bind", "&bind"),
    (#"&stub.state {"a":${n}}"#, #"&stub.state {"a":7}"#), ("&stub off", "&stub off"),
    ("# ${n}", "# ${n}"), ("increase # ${n}", "increase  # ${n}"), ("increase x${n}", "increase x7"),
    ("say \"x${n}\"", "say \"x7\""), ("! p hang x${n}", "! p hang x7"),
  ])
  func `every value of a statement is expanded, and nothing else`(line: String, expected: String) throws {
    #expect(try expanded(line) == expected)
  }

  @Test func `an unknown variable has the place of its value`() {
    #expect(throws: VariableError(name: "x", range: SourceRange(line: 1, column: 8, length: 4))) {
      try expanded("follow ${x}")
    }
    #expect(throws: VariableError(name: "x", range: SourceRange(line: 1, column: 21, length: 4))) {
      try expanded("! p reply 1 x1 when ${x}")
    }
    #expect(throws: VariableError(name: "x", range: SourceRange(line: 1, column: 5, length: 5))) {
      try expanded("say x${x}")
    }
    #expect(throws: VariableError(name: "x", range: SourceRange(line: 1, column: 10, length: 4))) {
      try expanded("& f type ${x}")
    }
  }
}
