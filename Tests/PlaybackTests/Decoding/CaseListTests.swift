import Foundation
import Observables
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@testable import Playback

@Suite struct CaseListTests {
  struct Model: Decodable { var id: Int; var name: String }
  /// As apps have them: nothing of it can be decoded as a whole.
  enum Action {
    case refresh
    case follow(Int)
    case select(Model, animated: Bool)
    case move(from: Int, to: Int)
    case search(String?)
    case open(id: UUID, at: URL)
    case handler(() -> Void)
  }

  final class App: Reactor {
    typealias Mutation = Action
    struct State {}
    let initialState = State()
    func mutate(action: Action) -> Observable<Action> { .empty() }
  }

  private var catalog: Catalog {
    let catalog = Catalog()
    catalog.reactor("app", { _ in App() }) { cases in
      cases("refresh", Action.refresh)
      cases("follow", Action.follow)
      cases("select", Action.select)
      cases("move", labels: ["source", "_"], Action.move)
      cases("search", Action.search)
      cases("open", Action.open)
      cases("twice") { (count: Int) in Action.follow(count * 2) }
    }
    return catalog
  }

  private func send(_ line: String) -> String {
    let played = PlayedScript("@reactor app\n" + line, catalog: catalog)
    return played.diagnostics.first ?? String(played.frames[1].dropFirst(6))
  }

  @Test func `cases are called by the names that they were given`() {
    expect([
      "refresh": "refresh",
      "follow 3": "follow 3",
      "twice 3": "follow 6",
      "search nil": "search null",
      #"select {"id":1,"name":"n"} animated=true"#: #"select {"id":1,"name":"n"} animated=true"#,
      #"{"select":{"_0":{"id":1,"name":"n"},"animated":false}}"#: #"select {"id":1,"name":"n"} animated=false"#,
      "move source=1 2": "move from=1 to=2",
    ]) { send($0) }
  }

  @Test func `the signature of a registered case has the labels of its constructor or those that were given`() {
    #expect(
      catalog.descriptions[0].actions.map(\.signature) == [
        "refresh", "follow(Int)", "select(Model, animated: Bool)", "move(source: Int, Int)", "search(String?)",
        "open(id: UUID, at: URL)",
        "twice(Int)",
      ])
  }

  @Test func `a closure that makes payloads of other values has no labels of the case that it makes`() {
    let vocabulary = ActionVocabulary<Action>.registered { cases in
      cases("named") { (name: String, id: Int) in Action.select(Model(id: id, name: name), animated: true) }
      cases("all") { (from: Int, to: Int, name: String) in Action.move(from: from, to: to) }
    }
    #expect(vocabulary.shapes?.map(\.signature) == ["named(String, Int)", "all(Int, Int, String)"])
  }

  @Test func `arguments of a registered case that are wrong or too many are errors`() {
    expect([
      "follow x": "2:8+1 follow: expected Int, found \"x\"",
      #"select {"id":1,"name":"n"} animated=maybe"#: "2:37+5 select.animated: expected Bool, found \"maybe\"",
      #"select {"id":1,"nme":"n"} animated=true"#: "2:1+6 select._0: missing 'name'",
      "refresh 1": "2:9+1 refresh: 1 argument, but it takes none",
      "handler":
        "2:1+7 unknown action 'handler' | this reactor has: follow, move, open, refresh, search, select, twice",
    ]) { send($0) }
  }

  @Test(.whereTypesTell)
  func `a case of the enum that no registered name makes is told as forgotten`() {
    func forgotten(_ cases: (CaseList<Move>) -> Void) -> [String] {
      ActionVocabulary.registered(cases).forgottenCases
    }
    #expect(forgotten { cases in cases("go", .up) } == ["left", "jump", "down"])
    #expect(
      forgotten { cases in
        cases("up", .up)
        cases("go", Move.left)
        cases("leap", labels: ["_"], Move.jump)
      } == [])
    #expect(
      forgotten { cases in
        cases("up", .up)
        cases("jump", labels: ["_"], Move.jump)
      } == ["left", "down"])
  }

  private enum Move { case up, left(Int), jump(String), down }

  @Test func `no action is made of a registration that nobody asks`() throws {
    var made = 0
    let catalog = Catalog()
    catalog.reactor("app", { _ in App() }) { cases in
      cases("twice") { (count: Int) in
        made += 1
        return Action.follow(count * 2)
      }
    }
    #expect(made == 0)
    #expect(catalog.entry("app")?.shapes?.map(\.name) == ["twice"])
    #expect(made == 1)
  }
}
