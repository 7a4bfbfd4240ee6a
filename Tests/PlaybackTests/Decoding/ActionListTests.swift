import Observables
import Playback
import ReduxStores
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ActionListTests {
  private struct Log: ReduxStores.State { var lines: [String] = [] }

  private struct Plain: Action {}
  private struct Pair: Action { let first: Int, second: String }
  private struct Point: Action, Decodable { let x: Int, y: Int? }
  private enum Step: Action, Decodable { case one, by(Int), to(x: Int) }
  private enum Door: Action { case opens(count: Int), shuts }
  private enum Mode: String, Action, Decodable { case slow, fast }

  private struct Noting: Reducer {
    func reduce(_ state: Log, action: any Action) -> Log { Log(lines: state.lines + ["\(action)"]) }
  }

  private static var catalog: Catalog {
    let catalog = Catalog()
    catalog.reduxStore("log", { _ in Store(reducer: Noting(), state: Log()) }) { actions in
      actions("plain", Plain())
      actions("pair", labels: ["first", "second"], Pair.init)
      actions("one", Step.one)
      actions("un", Step.one)
      actions("open", Door.opens(count:))
      actions("shut", Door.shuts)
      actions(Point.self)
      actions(Step.self)
      actions(Mode.self)
    }
    return catalog
  }

  private func play(_ lines: String...) -> PlayedScript {
    PlayedScript("@reactor log\n" + lines.joined(separator: "\n"), catalog: Self.catalog)
  }

  @Test func `actions of all kinds are decoded and called by their names`() {
    let played = play("plain", "pair 1 two", "Point x=1", "Point x=1 y=2", "by 3", "to x=4", "slow")
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains(">") && !$0.contains("->") } == [
        "0ms > plain", #"0ms > pair first=1 second="two""#, "0ms > Point x=1 y=null", "0ms > Point x=1 y=2",
        "0ms > by 3", "0ms > to x=4", "0ms > slow",
      ])
  }

  @Test func `a value with two names keeps the name of its case`() {
    #expect(play("un").frames[1] == "0ms > one")
  }

  @Test func `a name of a function of an enum names none of its cases`() {
    #expect(play("open 2", "shut").frames.filter { $0.contains(" > ") } == ["0ms > opens count=2", "0ms > shut"])
  }

  @Test(.whereTypesTell)
  func `an unknown action or argument of a list of actions is told with those that it has`() {
    #expect(
      play("Point z=1", "pair 1", "fast 1", "speed").diagnostics == [
        "2:7+1 Point: no argument is called 'z' | there is: x, y",
        "3:6+1 pair: missing argument 'second' | it takes 2: first: Int, second: String",
        "4:6+1 fast: 1 argument, but it takes none",
        "5:1+5 unknown action 'speed' | this store has: Point, by, fast, one, one, open, pair, plain, shut, slow, to, un",
      ])
  }
}
