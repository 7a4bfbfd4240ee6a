import JSONValues
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

/// A reactor whose actions do nothing: what was decoded is in the timeline.
final class Echo<Action: Decodable>: Reactor {
  struct State {}
  typealias Mutation = Action
  let initialState = State()
  func mutate(action: Action) -> Observable<Action> { .empty() }
}

/// Returns the timeline's text for a line that sends an action, or the diagnostic in one line.
func echo<Action: Decodable>(_ line: String, _ type: Action.Type) -> String {
  let catalog = Catalog()
  catalog.reactor("echo") { _ in Echo<Action>() }
  var options = PlayOptions()
  options.reactor = "echo"
  let played = PlayedScript(line, catalog: catalog, options: options)
  return played.diagnostics.first ?? String(played.frames[1].dropFirst("0ms > ".count))
}

@Suite struct ScriptValueDecoderTests {
  enum Row: Decodable { case increment, set(Int), move(from: Int, to: Int) }
  enum Speed: String, Decodable { case slow, fast }
  struct User: Decodable { var id: Int; var name: String?; var tags: [String]? }

  enum Action: Decodable {
    case plain
    case follow(Int)
    case updateQuery(String?)
    case setRepos([String], nextPage: Int?)
    case move(from: Int, to: Int)
    case cell(Int, Row)
    case row(Row)
    case mode(Speed)
    case user(User)
    case many([User])
    case table([String: Int])
    case levels([Int: Double])
    case wait(Duration)
    case ratio(Double)
    case small(Int8)
    case big(UInt64)
    case flag(Bool)
    case tell(String)
    case pair(String, String)
  }

  @Test(arguments: [
    (
      ["plain", #""plain""#, #"{"plain":{}}"#, #"{"do":"plain"}"#, "plain {}", "plain []"], "plain"
    ),
    (
      [
        "follow 42", "follow [42]", #"follow {"_0":42}"#, "follow _0=42", #"{"follow":{"_0":42}}"#, #"{"follow":42}"#,
        #"{"do":"follow","with":42}"#, #"{"follow":[42]}"#,
      ], "follow 42"
    ),
    (
      ["updateQuery nil", "updateQuery null", "updateQuery", #"{"updateQuery":{}}"#, #"{"updateQuery":null}"#],
      "updateQuery null"
    ),
    (
      [
        "move 1 2", "move from=1 to=2", "move to=2 from=1", "move [1,2]", #"move {"from":1,"to":2}"#, "move 1 to=2",
        #"{"do":"move","with":{"from":1,"to":2}}"#, #"{"move":{"to":2,"from":1}}"#, "move from=1 2",
      ], "move from=1 to=2"
    ),
    (
      [
        "cell 7 increment", #"cell 7 {"increment":{}}"#, #"{"cell":{"_0":7,"_1":{"increment":{}}}}"#,
        #"{"cell":[7,"increment"]}"#,
      ], #"cell 7 "increment""#
    ),
    (
      [
        "row.set 3", #"row {"set":3}"#, #"row {"set":[3]}"#, #"row {"set":{"_0":3}}"#, "row.set [3]",
        #"{"row":{"_0":{"set":{"_0":3}}}}"#, #"row.set {"_0":3}"#,
      ], #"row {"set":{"_0":3}}"#
    ),
  ])
  func `an action can be written in lines and in JSON, its payloads by their labels or by their places`(
    lines: [String], expected: String
  ) {
    for line in lines { #expect(echo(line, Action.self) == expected) }
  }

  @Test func `a label is left out where the payload is optional`() {
    #expect(echo(#"setRepos ["a"] nextPage=2"#, Action.self) == #"setRepos ["a"] nextPage=2"#)
    #expect(echo(#"setRepos [["a"]]"#, Action.self) == #"setRepos ["a"] nextPage=null"#)
    #expect(echo(#"{"setRepos":{"_0":["a"]}}"#, Action.self) == #"setRepos ["a"] nextPage=null"#)
  }

  @Test func `the payloads of a case behind a dot may have labels`() {
    #expect(echo("row.move from=1 to=2", Action.self) == #"row {"move":{"from":1,"to":2}}"#)
    #expect(echo("row.move 1 2", Action.self) == #"row {"move":{"from":1,"to":2}}"#)
    #expect(echo("row.increment", Action.self) == #"row "increment""#)
  }

  struct Interest: Decodable { let id: Int, name: String? }
  enum Liking: Decodable { case like(Interest) }

  @Test(arguments: [#"like {"id":1,"name":"ada"}"#, "like id=1 name=ada"])
  func `the fields of a sole payload can be labels, whatever its type is called`(line: String) {
    #expect(echo(line, Liking.self) == #"like {"id":1,"name":"ada"}"#)
  }

  struct Day: Decodable { let date: Int, isFree: Bool? }
  enum Picking: Decodable { case pick(date: Day), choose(date: Int, Day?) }

  @Test func `an object of which one key is no label is the sole payload, though another one is`() {
    expect([
      #"pick {"date":1,"isFree":true}"#: #"pick date={"date":1,"isFree":true}"#,
      #"pick {"date":{"date":1}}"#: #"pick date={"date":1,"isFree":null}"#,
      #"pick {"day":1}"#: "1:6+9 pick.date: missing 'date'",
      #"choose {"date":1,"isFree":true}"#: "1:8+24 choose: no argument is called 'isFree' | there is: date",
    ]) { echo($0, Picking.self) }
  }
}
