import JSONValues
import Testing
import Timelines

struct RedactionTests {
  @Test func `redacted values are numbered as they appear, and equal values have one number`() throws {
    var redaction = try redaction("items.*.id as id")
    let state = json(#"{"items":[{"id":"b","t":1},{"id":"a","t":2},{"id":"b","t":3}],"id":9}"#)
    #expect(
      redaction.redact(state: state)
        == json(#"{"items":[{"id":"[id#1]","t":1},{"id":"[id#2]","t":2},{"id":"[id#1]","t":3}],"id":9}"#))
  }

  @Test func `a rule's path is counted from the root in a state, and from any depth in other values`() throws {
    var redaction = try redaction("user.token as token")
    #expect(
      redaction.redact(state: json(#"{"a":{"user":{"token":1}},"user":{"token":2}}"#))
        == json(#"{"a":{"user":{"token":1}},"user":{"token":"[token#1]"}}"#))
    #expect(
      redaction.redact(value: json(#"{"login":{"_0":{"user":{"token":2}},"user":{"token":3}}}"#))
        == json(#"{"login":{"_0":{"user":{"token":"[token#1]"}},"user":{"token":"[token#2]"}}}"#))
  }

  @Test func `a rule's path may leave out the payload keys between nested actions, except in a state`() throws {
    var redaction = try redaction("form.setName._0 as name")
    let action = #"{"form":{"_0":{"setName":{"_0":"ada"}}}}"#
    #expect(redaction.redact(value: json(action)) == json(#"{"form":{"_0":{"setName":{"_0":"[name#1]"}}}}"#))
    #expect(redaction.redact(state: json(action)) == json(action))
  }

  @Test func `a rule redacts what a stream of its name emits, and no other stream`() throws {
    var redaction = try redaction("currentUser as user")
    let push = Record.Event.emit(stream: "currentUser", push: .value("ada"))
    let other = Record.Event.emit(stream: "lastUser", push: .value("ada"))
    #expect(
      redaction.redact(Record(.zero, push)).event
        == .emit(stream: "currentUser", push: .value("[user#1]")))
    #expect(redaction.redact(Record(.zero, other)).event == other)
  }

  @Test func `null is never redacted`() throws {
    var redaction = try redaction("id as id")
    #expect(redaction.redact(state: json(#"{"id":null}"#)) == json(#"{"id":null}"#))
  }

  @Test func `a rule replaces a whole tree, also the root, and nothing is left in it for other rules`() throws {
    var inner = try redaction("a as x", "a.b as y")
    #expect(inner.redact(state: json(#"{"a":{"b":1}}"#)) == json(#"{"a":"[x#1]"}"#))
    var root = try redaction(". as all")
    #expect(root.redact(state: json("[1]")) == "[all#1]")
  }

  @Test func `rules with the same name share their numbers`() throws {
    var redaction = try redaction("a as id", "b as id")
    #expect(redaction.redact(state: json(#"{"b":1,"a":2,"c":1}"#)) == json(#"{"b":"[id#1]","a":"[id#2]","c":1}"#))
  }

  @Test func `every kind of record that carries values is redacted, and numbers begin anew with each case`() throws {
    var redaction = try redaction("id as id")
    let events: [(Record.Event, Record.Event)] = [
      (
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"u1"}"#)),
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"[id#1]"}"#))
      ),
      (
        .action(name: "go", action: json(#"{"go":{"id":"u2"}}"#)),
        .action(name: "go", action: json(#"{"go":{"id":"[id#2]"}}"#))
      ),
      (
        .mutation(name: "set", value: json(#"{"set":{"id":"u1"}}"#)),
        .mutation(name: "set", value: json(#"{"set":{"id":"[id#1]"}}"#))
      ),
      (
        .state(changes: [StateChange(.replace, path: "id", old: "u1", new: "u2")], state: json(#"{"id":"u2"}"#)),
        .state(
          changes: [StateChange(.replace, path: "id", old: "[id#1]", new: "[id#2]")], state: json(#"{"id":"[id#2]"}"#))
      ),
      (.pulse(path: "id", value: "u3"), .pulse(path: "id", value: "[id#3]")),
      (
        .emit(stream: "s", push: .value(json(#"[{"id":1}]"#))),
        .emit(stream: "s", push: .value(json(#"[{"id":"[id#4]"}]"#)))
      ),
      (.emit(stream: "s", push: .fail("u1")), .emit(stream: "s", push: .fail("u1"))),
      (
        .call(port: "p", id: 1, request: json(#"{"id":"u1"}"#)),
        .call(port: "p", id: 1, request: json(#"{"id":"[id#1]"}"#))
      ),
      (
        .reply(port: "p", id: 1, value: json(#"{"id":"u1"}"#)),
        .reply(port: "p", id: 1, value: json(#"{"id":"[id#1]"}"#))
      ),
      (.effect(name: "e", action: json(#"{"id":"u1"}"#)), .effect(name: "e", action: json(#"{"id":"[id#1]"}"#))),
      (
        .end(state: json(#"{"id":"u2"}"#), inFlight: 0, errors: 0, ok: true),
        .end(state: json(#"{"id":"[id#2]"}"#), inFlight: 0, errors: 0, ok: true)
      ),
      (
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"u2"}"#)),
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"[id#1]"}"#))
      ),
    ]
    for (raw, redacted) in events {
      #expect(redaction.redact(Record(.zero, raw)) == Record(.zero, redacted))
    }
  }

  @Test(arguments: [
    ("label as x", "label", #""3""#, #""[x#1]""#),
    ("label as x", "card.label", #""3""#, #""[x#1]""#),
    ("card.label as x", "card.label", #""3""#, #""[x#1]""#),
    ("card.label as x", "label", #""3""#, #""3""#),
    ("label as x", "label.isHidden", "true", "true"),
    ("label.* as x", "label.isHidden", "true", #""[x#1]""#),
    ("label.isHidden as x", "label", "true", "true"),
    ("list.* as x", "list", #"["a","b","a"]"#, #"["[x#1]","[x#2]","[x#1]"]"#),
    ("list.*.id as x", "list", #"[{"id":1,"t":2}]"#, #"[{"id":"[x#1]","t":2}]"#),
    ("label as x", "label", "null", "null"),
    (#""my label" as x"#, "my label", "1", #""[x#1]""#),
    ("open as url", "open", #""https://a.b/c""#, #""[url#1]""#),
  ])
  func `what a view shows is replaced by a rule for its control`(
    rule: String, control: String, shown: String, redacted: String
  ) throws {
    let pattern = rule.split(separator: " as ")
    var redaction = Redaction(
      rules: [Redaction.Rule(try #require(StatePath(String(pattern[0]))), as: String(pattern[1]))])
    #expect(
      redaction.redact(Record(.zero, .view(control: control, shows: json(shown)))).event
        == .view(control: control, shows: json(redacted)))
  }

  @Test(arguments: [
    (#""u1""#, #""[id#1]""#), (#""u2""#, #""[id#2]""#), (#""u3""#, #""u3""#), ("7", #""[id#3]""#), (#""7""#, #""7""#),
    (#"["u2","u3",7,{"a":"u1"}]"#, #"["[id#2]","u3","[id#3]",{"a":"[id#1]"}]"#),
    (#"{"title":"u1","rows":[["u2",7]],"n":7}"#, #"{"title":"[id#1]","rows":[["[id#2]",7]],"n":7}"#),
    (#"{"u1":1}"#, #"{"u1":1}"#), (#""Hello, u1""#, #""Hello, u1""#),
    (#"{"deep":1}"#, #""[id#4]""#), (#"[{"deep":1}]"#, #"["[id#4]"]"#), ("true", "true"), (#""""#, #""""#),
    ("null", "null"),
  ])
  func `what a view shows and a rule has numbered elsewhere in the case keeps its number`(
    shown: String, redacted: String
  ) throws {
    var redaction = try redaction("ids.* as id", "user as user")
    _ = redaction.redact(
      Record(
        .zero,
        .begin(
          script: nil, title: nil, reactor: "r",
          state: json(#"{"ids":["u1","u2",7,{"deep":1},true,"",null],"user":"u1"}"#))))
    #expect(
      redaction.redact(Record(.zero, .view(control: "label", shows: json(shown)))).event
        == .view(control: "label", shows: json(redacted)))
  }

  @Test func `what a view shows is redacted only once the value was numbered in the same case`() throws {
    var redaction = try redaction("id as id")
    let view = Record(.zero, .view(control: "label", shows: "u1"))
    func begin(_ id: JSONValue) -> Record {
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: .object([.init("id", id)])))
    }
    #expect(redaction.redact(view) == view)
    _ = redaction.redact(begin("u1"))
    #expect(redaction.redact(view) == Record(.zero, .view(control: "label", shows: "[id#1]")))
    _ = redaction.redact(begin("u2"))
    #expect(redaction.redact(view) == view)
  }

  @Test func `a rule for a control is preferred to the number that its value has elsewhere`() throws {
    var redaction = try redaction("ids.* as id", "label as text")
    _ = redaction.redact(
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: json(#"{"ids":["u1"]}"#))))
    #expect(
      redaction.redact(Record(.zero, .view(control: "label", shows: "u1"))).event
        == .view(control: "label", shows: "[text#1]"))
  }

  @Test func `paths in the records of a nested reactor are counted from the root of the whole state`() throws {
    var redaction = try redaction("cells.*.id as id", "cells.*.flash as flash")
    let cell = json(#"{"id":"a","n":1}"#)
    let state = JSONValue.object([.init("id", "x"), .init("cells", .array([cell]))])
    _ = redaction.redact(
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: state)))
    let next = json(#"{"id":"b","n":1}"#)
    let event = Record.Event.nested(
      in: "cells.0", .state(changes: StateChange.between(cell, next), state: next))
    let change = StateChange(.replace, path: "id", old: "[id#1]", new: "[id#2]")
    #expect(
      redaction.redact(Record(.zero, event)).event
        == .nested(in: "cells.0", .state(changes: [change], state: json(#"{"id":"[id#2]","n":1}"#))))
    // The whole state changed there, too: what comes next differs in nothing.
    let whole = JSONValue.object([.init("id", "x"), .init("cells", .array([next]))])
    let redacted = redaction.redact(Record(.zero, .state(changes: [], state: whole))).event
    let shown = JSONValue.object([.init("id", "x"), .init("cells", .array([json(#"{"id":"[id#2]","n":1}"#)]))])
    #expect(redacted == .state(changes: [], state: shown))
    #expect(
      redaction.redact(Record(.zero, .nested(in: "cells.0", .pulse(path: "flash", value: "z")))).event
        == .nested(in: "cells.0", .pulse(path: "flash", value: "[flash#1]")))
  }

  @Test func `a redaction without rules changes no record`() {
    var redaction = Redaction(rules: [])
    #expect(SampleRun.records.map { redaction.redact($0) } == SampleRun.records)
  }

  private func redaction(_ rules: String...) throws -> Redaction {
    Redaction(
      rules: try rules.map { rule in
        let words = rule.split(separator: " ")
        return Redaction.Rule(try #require(StatePath(String(words[0]))), as: String(words[2]))
      })
  }
}
