import JSONValues
import Testing
import Timelines

struct JSONLinesTimelineWriterTests {
  @Test(
    arguments: [
      (
        .begin(script: "search.reel", title: "cancel", reactor: "repo-search", state: json("{}")),
        #"{"type":"begin","version":1,"script":"search.reel","case":"cancel","reactor":"repo-search","at":0,"state":{}}"#
      ),
      (
        .begin(script: nil, title: nil, reactor: "r", state: 1),
        #"{"type":"begin","version":1,"script":null,"case":null,"reactor":"r","at":0,"state":1}"#
      ),
      (
        .action(name: "updateQuery", action: json(#"{"updateQuery":{"_0":"React"}}"#)),
        #"{"type":"action","at":0,"name":"updateQuery","action":{"updateQuery":{"_0":"React"}}}"#
      ),
      (.action(name: "go", action: "go"), #"{"type":"action","at":0,"name":"go","action":"go"}"#),
      (
        .mutation(name: "setQuery", value: json(#"{"setQuery":{"_0":"React"}}"#)),
        #"{"type":"mutation","at":0,"name":"setQuery","value":{"setQuery":{"_0":"React"}}}"#
      ),
      (
        .state(
          changes: [
            StateChange(.replace, path: "query", old: .null, new: "React"),
            StateChange(.add, path: "repos.0", old: nil, new: "x"),
            StateChange(.remove, path: "repos.0", old: "x", new: nil),
          ], state: json("{}")),
        #"{"type":"state","at":0,"changes":[{"op":"replace","path":"query","old":null,"new":"React"},"#
          + #"{"op":"add","path":"repos.0","new":"x"},{"op":"remove","path":"repos.0","old":"x"}],"state":{}}"#
      ),
      (
        .nested(in: "cells.0", .action(name: "go", action: "go")),
        #"{"type":"action","at":0,"in":"cells.0","name":"go","action":"go"}"#
      ),
      (
        .nested(in: "cells.0", .cancel(port: "p", id: 1)),
        #"{"type":"cancel","at":0,"in":"cells.0","port":"p","id":1}"#
      ),
      (.state(changes: [], state: 1), #"{"type":"state","at":0,"changes":[],"state":1}"#),
      (
        .pulse(path: "alertMessage", value: "Hello"),
        #"{"type":"pulse","at":0,"path":"alertMessage","value":"Hello"}"#
      ),
      (
        .emit(stream: "currentUser", push: .value("ada")),
        #"{"type":"emit","at":0,"stream":"currentUser","value":"ada"}"#
      ),
      (.emit(stream: "s", push: .complete), #"{"type":"emit","at":0,"stream":"s","complete":true}"#),
      (.emit(stream: "s", push: .fail("msg")), #"{"type":"emit","at":0,"stream":"s","error":"msg"}"#),
      (
        .call(port: "search", id: 1, request: json(#"{"page":1}"#)),
        #"{"type":"call","at":0,"port":"search","id":1,"request":{"page":1}}"#
      ),
      (.reply(port: "search", id: 2, value: json("{}")), #"{"type":"reply","at":0,"port":"search","id":2,"value":{}}"#),
      (
        .failure(port: "search", id: 2, error: "503"),
        #"{"type":"failure","at":0,"port":"search","id":2,"error":"503"}"#
      ),
      (.cancel(port: "search", id: 1), #"{"type":"cancel","at":0,"port":"search","id":1}"#),
      (.effect(name: "fact", action: json("{}")), #"{"type":"effect","at":0,"name":"fact","action":{}}"#),
      (
        .effect(name: "fact", action: json("{}"), from: "tap"),
        #"{"type":"effect","at":0,"name":"fact","action":{},"from":"tap"}"#
      ),
      (
        .dropped(name: "ResetAction", reason: "ignorable"),
        #"{"type":"dropped","at":0,"name":"ResetAction","reason":"ignorable"}"#
      ),
      (.view(control: "label", shows: "3"), #"{"type":"view","at":0,"control":"label","shows":"3"}"#),
      (
        .view(control: "list.rows", shows: json(#"["a",true]"#)),
        #"{"type":"view","at":0,"control":"list.rows","shows":["a",true]}"#
      ),
      (
        .error(action: "updateQuery", error: "search: 503"),
        #"{"type":"error","at":0,"action":"updateQuery","error":"search: 503"}"#
      ),
      (.error(action: nil, error: "x"), #"{"type":"error","at":0,"action":null,"error":"x"}"#),
      (.terminated(error: "..."), #"{"type":"terminated","at":0,"error":"..."}"#),
      (.terminated(error: nil), #"{"type":"terminated","at":0,"error":null}"#),
      (
        .expect(ok: false, text: #"repos.0 == "x""#, actual: .null),
        #"{"type":"expect","at":0,"ok":false,"text":"repos.0 == \"x\"","actual":null}"#
      ),
      (
        .expect(ok: true, text: "n == 1", actual: nil),
        #"{"type":"expect","at":0,"ok":true,"text":"n == 1"}"#
      ),
      (
        .problem(reason: "alive", text: "still there"),
        #"{"type":"problem","at":0,"reason":"alive","text":"still there"}"#
      ),
      (
        .end(state: json("{}"), inFlight: 0, errors: 0, ok: true),
        #"{"type":"end","at":0,"state":{},"inFlight":0,"errors":0,"ok":true}"#
      ),
    ] as [(Record.Event, String)])
  func `each kind of record is one line of JSON, its keys in a fixed order`(event: Record.Event, line: String) {
    #expect(jsonLines(of: [Record(.zero, event)]) == line + "\n")
  }

  @Test(
    arguments: [
      (.action(name: "go", action: "go"), #""line":4,"file":"_a.reel","name":"go","action":"go""#),
      (.emit(stream: "s", push: .complete), #""line":4,"file":"_a.reel","stream":"s","complete":true"#),
      (.expect(ok: true, text: "n == 1", actual: nil), #""line":4,"file":"_a.reel","ok":true,"text":"n == 1""#),
      (.problem(reason: "unusedAnswer", text: "x"), #""line":4,"file":"_a.reel","reason":"unusedAnswer","text":"x""#),
      (
        .nested(in: "cells.0", .action(name: "go", action: "go")),
        #""in":"cells.0","line":4,"file":"_a.reel","name":"go","action":"go""#
      ),
    ] as [(Record.Event, String)])
  func `a statement has its line behind the time, and the file where the line was included`(
    event: Record.Event, rest: String
  ) throws {
    let included = Record(.zero, event, cause: .statement(Record.Place(line: 4, file: "_a.reel")))
    let line = jsonLines(of: [included])
    #expect(line.hasSuffix("\"at\":0,\(rest)}\n"))
    let begin = Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: 1))
    #expect(try Record.parse(jsonLines: Array(jsonLines(of: [begin, included]).utf8)) == [begin, included])
    let own = Record(.zero, event, cause: .statement(Record.Place(line: 4)))
    #expect(jsonLines(of: [own]) == line.replacing(#","file":"_a.reel""#, with: ""))
    let consequence = Record(.zero, event, cause: .consequence(of: Record.Place(line: 4)))
    #expect(jsonLines(of: [consequence]) == jsonLines(of: [Record(.zero, event)]))
  }

  @Test func `times are numbers of milliseconds, with a fraction where needed`() {
    let records = [0, 500_000, 150_000_000].map { Record(Instant(nanoseconds: $0), .terminated(error: nil)) }
    #expect(
      jsonLines(of: records) == """
        {"type":"terminated","at":0,"error":null}
        {"type":"terminated","at":0.5,"error":null}
        {"type":"terminated","at":150,"error":null}

        """)
  }

  @Test func `lines that were drained are gone from the writer`() {
    var writer = JSONLinesTimelineWriter()
    writer.write(Record(.zero, .cancel(port: "p", id: 1)))
    var drained = ""
    writer.drainOutput { drained += String(decoding: $0, as: UTF8.self) }
    #expect(drained == "{\"type\":\"cancel\",\"at\":0,\"port\":\"p\",\"id\":1}\n")
    #expect(writer.takeOutput() == [])
  }

  @Test func `a character that JSON escapes is escaped wherever it stands in texts of all lengths`() {
    let all = (0...0x7F).map { Unicode.Scalar($0)! } + ["\u{80}", "é", "語", "🎈"]
    let edges: Set<Unicode.Scalar> = ["\0", "\n", "\u{1F}", " ", "\"", "\\", "]", "\u{7F}", "é", "🎈"]
    for length in 1...20 {
      let marks = length == 9 ? all : all.filter(edges.contains)
      for place in 0..<length {
        for mark in marks {
          var scalars = Array(repeating: Unicode.Scalar(UInt8(ascii: "z")), count: length)
          scalars[place] = mark
          var text = String.UnicodeScalarView()
          text.append(contentsOf: scalars)
          let value = JSONValue.string(String(text))
          let line = jsonLines(of: [Record(.zero, .pulse(path: "p", value: value))])
          if line != "{\"type\":\"pulse\",\"at\":0,\"path\":\"p\",\"value\":\(value.text)}\n" {
            Issue.record("\(line) does not contain \(value.text)")
          }
        }
      }
    }
  }
}
