import JSONValues
import Testing
import Timelines

struct RedactionTests {
  @Test func numbersValuesByTheirFirstAppearance() throws {
    var redaction = try redaction("items.*.id as id")
    let state = json(#"{"items":[{"id":"b","t":1},{"id":"a","t":2},{"id":"b","t":3}],"id":9}"#)
    #expect(
      redaction.redact(state: state)
        == json(#"{"items":[{"id":"[id#1]","t":1},{"id":"[id#2]","t":2},{"id":"[id#1]","t":3}],"id":9}"#))
  }

  @Test func countsFromTheRootInStatesAndFromAnyDepthElsewhere() throws {
    var redaction = try redaction("user.token as token")
    #expect(
      redaction.redact(state: json(#"{"a":{"user":{"token":1}},"user":{"token":2}}"#))
        == json(#"{"a":{"user":{"token":1}},"user":{"token":"[token#1]"}}"#))
    #expect(
      redaction.redact(value: json(#"{"login":{"_0":{"user":{"token":2}},"user":{"token":3}}}"#))
        == json(#"{"login":{"_0":{"user":{"token":"[token#1]"}},"user":{"token":"[token#2]"}}}"#))
  }

  @Test func findsWhatIsPushedUnderTheNameOfItsStream() throws {
    var redaction = try redaction("currentUser as user")
    let push = Record.Event.emit(place: nil, stream: "currentUser", push: .value("ada"))
    let other = Record.Event.emit(place: nil, stream: "lastUser", push: .value("ada"))
    #expect(
      redaction.redact(Record(.zero, push)).event
        == .emit(place: nil, stream: "currentUser", push: .value("[user#1]")))
    #expect(redaction.redact(Record(.zero, other)).event == other)
  }

  @Test func leavesNullAlone() throws {
    var redaction = try redaction("id as id")
    #expect(redaction.redact(state: json(#"{"id":null}"#)) == json(#"{"id":null}"#))
  }

  @Test func replacesWholeTreesAndTheRoot() throws {
    var inner = try redaction("a as x", "a.b as y")
    #expect(inner.redact(state: json(#"{"a":{"b":1}}"#)) == json(#"{"a":"[x#1]"}"#))
    var root = try redaction(". as all")
    #expect(root.redact(state: json("[1]")) == "[all#1]")
  }

  @Test func sharesNumbersBetweenRulesOfOneName() throws {
    var redaction = try redaction("a as id", "b as id")
    #expect(redaction.redact(state: json(#"{"b":1,"a":2,"c":1}"#)) == json(#"{"b":"[id#1]","a":"[id#2]","c":1}"#))
  }

  @Test func redactsEveryRecordOfARun() throws {
    var redaction = try redaction("id as id")
    let events: [(Record.Event, Record.Event)] = [
      (
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"u1"}"#)),
        .begin(script: nil, title: nil, reactor: "r", state: json(#"{"id":"[id#1]"}"#))
      ),
      (
        .action(place: nil, name: "go", action: json(#"{"go":{"id":"u2"}}"#)),
        .action(place: nil, name: "go", action: json(#"{"go":{"id":"[id#2]"}}"#))
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
        .emit(place: nil, stream: "s", push: .value(json(#"[{"id":1}]"#))),
        .emit(place: nil, stream: "s", push: .value(json(#"[{"id":"[id#4]"}]"#)))
      ),
      (.emit(place: nil, stream: "s", push: .fail("u1")), .emit(place: nil, stream: "s", push: .fail("u1"))),
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

  @Test func changesNothingWithoutRules() {
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
