import ActionScripts
import Testing

@Suite struct StatementParserTests {
  private func arguments(_ line: String) -> [ScriptValue] {
    guard case .action(let call)? = kinds(line).first else { return [] }
    return call.arguments.map(\.value.value)
  }

  @Test func `bare words that may be no string stay words, every other one is a string`() {
    #expect(
      arguments("x 42 -1.5e3 true nil null React 01 5ms a=b= https://x?a=b") == [
        .word("42"), .word("-1.5e3"), .word("true"), .word("null"), .word("null"), .string("React"), .string("01"),
        .string("5ms"), .string("b="), .string("https://x?a=b"),
      ])
    #expect(arguments(#"x "42" "nil" "a\u00e9\n""#) == [.string("42"), .string("nil"), .string("aé\n")])
    #expect(arguments("x ${n} a${n} $${n}") == [.variable("n"), .string("a${n}"), .string("$${n}")])
  }

  @Test func `arrays and objects of JSON are payloads of an action`() {
    #expect(
      arguments(#"x [1,"a",null] {"a":true}"#) == [
        .array([.number("1"), .string("a"), .null]), .object([.init("a", .bool(true))]),
      ])
  }

  @Test func `a payload may have a label, which may also name its place`() {
    guard case .action(let call)? = kinds(#"move from=1 "x" to="a b" é=[1] _4={}"#).first else {
      Issue.record("no action")
      return
    }
    #expect(call.name.value == "move")
    #expect(call.arguments.map(\.label?.value) == ["from", nil, "to", "é", nil])
    #expect(!call.isCoded)
  }

  @Test func `every part of a statement has its place`() {
    let text = "é\n  move  from=1 \"日本\" x # c\n? a.b  ==  [1,\n 2] \n! port#2 reply {} when {}\n"
    let statements = Script.parse(text, file: "x.reel").script.statements
    #expect(
      statements.map(\.range) == [
        SourceRange(line: 1, column: 1, length: 1), SourceRange(line: 2, column: 3, length: 19),
        SourceRange(line: 3, column: 1, length: 14), SourceRange(line: 5, column: 1, length: 25),
      ])
    guard case .action(let call) = statements[1].kind,
      case .expect(.compare(let path, _, let value)) = statements[2].kind,
      case .answer(let answer) = statements[3].kind
    else {
      Issue.record("other statements")
      return
    }
    #expect(call.name.range == SourceRange(line: 2, column: 3, length: 4))
    #expect(call.arguments.map(\.label?.range) == [SourceRange(line: 2, column: 9, length: 4), nil, nil])
    #expect(
      call.arguments.map(\.value.range) == [
        SourceRange(line: 2, column: 14, length: 1), SourceRange(line: 2, column: 16, length: 4),
        SourceRange(line: 2, column: 21, length: 1),
      ])
    #expect(path.range == SourceRange(line: 3, column: 3, length: 3))
    #expect(value.range == SourceRange(line: 3, column: 12, length: 3))
    #expect(answer.name.range == SourceRange(line: 5, column: 3, length: 4))
    #expect(answer.condition?.range == SourceRange(line: 5, column: 24, length: 2))
  }

  @Test func `each directive is parsed into its statement`() {
    #expect(
      kinds(
        """
        @reactor repo-search delay=5ms
        @case  cancel stale # query
        @let n= 1
        @let m =[1]
        @let k="a b"
        @vary updateQuery "" a nil
        @vary move.to [1]
        @include _login.reel user=ada
        @include "a b.reel"
        @redact items.*.id as id
        @tag slow
        @only
        @lenient
        @xfail not yet
        @timeout 1.5s
        @seed 18446744073709551615
        @golden none
        """) == [
          .reactor(Located("repo-search"), arguments: [LabelledValue(Located("delay"), Located(.string("5ms")))]),
          .caseTitle(Located("cancel stale # query")), .variable(Located("n"), Located(.word("1"))),
          .variable(Located("m"), Located(.array([.number("1")]))), .variable(Located("k"), Located(.string("a b"))),
          .vary(Located("updateQuery"), [Located(.string("")), Located(.string("a")), Located(.word("null"))]),
          .vary(Located("move.to"), [Located(.array([.number("1")]))]),
          .include(Located("_login.reel"), arguments: [LabelledValue(Located("user"), Located(.string("ada")))]),
          .include(Located("a b.reel"), arguments: []),
          .redact(Located(Path(["items", "*", "id"])), as: Located("id")), .tag(Located("slow")), .only, .lenient,
          .expectedFailure(Located("not yet")), .timeout(ScriptDuration(nanoseconds: 1_500_000_000)), .seed(.max),
          .goldenNone,
        ])
  }

  @Test func `waits and expectations are parsed into their statements`() {
    let path = Located(Path(["a"]))
    #expect(
      kinds("+5ms\n+ 5ms\n=2s\n+idle\n?a == 1\n? a exists\n? a missing\n? a == _\n? a == \"_\"\n? . has x\n? {}") == [
        .wait(ScriptDuration(nanoseconds: 5_000_000)), .wait(ScriptDuration(nanoseconds: 5_000_000)),
        .until(Located(ScriptDuration(nanoseconds: 2_000_000_000))), .idle,
        .expect(.compare(path, .equal, Located(.word("1")))), .expect(.exists(path)), .expect(.missing(path)),
        .expect(.hole(path)), .expect(.compare(path, .equal, Located(.string("_")))),
        .expect(.compare(Located(Path([])), .has, Located(.string("x")))), .expect(.contains(Located(.object([])))),
      ])
    #expect(
      kinds(Expectation.Comparison.allCases.map { "? a \($0.rawValue) b" }.joined(separator: "\n"))
        == Expectation.Comparison.allCases.map { .expect(.compare(path, $0, Located(.string("b")))) })
  }

  @Test func `each answer of a port or a stream is parsed into its statement`() {
    let name = Located("p")
    #expect(
      kinds(
        """
        ! p reply {"a":1} x2 when {"b":2} after 5ms
        ! p#3 reply @a.json
        !p reply @"a b.json"
        ! p reply "@a"
        ! p fail 503
        ! p fail "no way" after 1s
        ! p hang x1
        ! p emit nil
        ! p complete
        """) == [
          .answer(
            PortAnswer(
              name: name, outcome: .reply(Located(.object([.init("a", .number("1"))]))),
              delay: ScriptDuration(nanoseconds: 5_000_000), times: ScriptCount(2),
              condition: Located(.object([.init("b", .number("2"))])))),
          .answer(PortAnswer(name: name, call: 3, outcome: .replyFile(Located("a.json")))),
          .answer(PortAnswer(name: name, outcome: .replyFile(Located("a b.json")))),
          .answer(PortAnswer(name: name, outcome: .reply(Located(.string("@a"))))),
          .answer(PortAnswer(name: name, outcome: .fail(Located(.word("503"))))),
          .answer(
            PortAnswer(
              name: name, outcome: .fail(Located(.string("no way"))), delay: ScriptDuration(nanoseconds: 1_000_000_000))
          ),
          .answer(PortAnswer(name: name, outcome: .hang, times: ScriptCount(1))),
          .emit(stream: name, Located(.word("null"))),
          .complete(stream: name),
        ])
  }

  @Test func `a comment has a line of its own or stands behind a statement`() {
    let statements = Script.parse("#a\n#  b \n#\nincrease #c\nx #\n#!/usr/bin/env reel", file: "x").script.statements
    #expect(
      statements.map(\.kind) == [
        .comment("a"), .comment(" b"), .comment(""), .action(ActionCall(name: Located("increase"))),
        .action(ActionCall(name: Located("x"))), .comment("!/usr/bin/env reel"),
      ])
    #expect(statements.map(\.comment) == [nil, nil, nil, "c", "", nil])
  }

  @Test func `a statement knows whether a blank line stands before it`() {
    let statements = Script.parse("\n\na\n\n\n\nb\nc\n \t\nd", file: "x").script.statements
    #expect(statements.map(\.followsBlankLine) == [false, true, false, true])
    let json = Script.parse("\n[\n\n\"a\",\n\n\n\"b\",\n\"c\"\n\n,\"d\"]", file: "x").script.statements
    #expect(json.map(\.followsBlankLine) == [false, true, false, true])
  }
}
