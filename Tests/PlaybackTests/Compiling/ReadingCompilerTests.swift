import ActionScripts
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

/// Adds numbers, which it keeps.
private final class SumReactor: Reactor {
  enum Action: Decodable { case add(Int), again }
  struct State { var sum = 0; var last = 0 }
  let initialState = State()
  private let factor: Int

  init(factor: Int = 1) { self.factor = factor }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    if case .add(let number) = mutation { state.last = number * factor }
    state.sum += state.last
    return state
  }
}

extension Catalog {
  fileprivate static var sums: Catalog {
    let catalog = Catalog()
    catalog.reactor("sum") { _ in SumReactor() }
    catalog.reactor("tens") { _ in SumReactor(factor: 10) }
    return catalog
  }
}

extension Record.Event {
  /// Whether it is no `begin`, which names the script.
  fileprivate var isNoBeginning: Bool { if case .begin = self { false } else { true } }
}

@Suite struct ReadingCompilerTests {
  /// Plays a script from a file, and from input that comes in pieces of some bytes. All give the same records.
  private func played(_ script: String) -> PlayedScript {
    let played = PlayedScript(script, catalog: .sums)
    for length in [1, 7, 1_000] {
      var records: [Record] = []
      var diagnostics: [String] = []
      let player = LivePlayer(
        catalog: .sums, options: PlayOptions(), files: FakeFiles([:]), notation: nil, receive: { records.append($0) },
        report: { diagnostics.append($0.oneLine.replacing("-:", with: "")) })
      var rest = Array(script.utf8)[...]
      while !rest.isEmpty {
        player.feed(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      _ = player.finish()
      #expect(diagnostics == played.diagnostics)
      if !diagnostics.isEmpty { continue }
      #expect(records.map(\.event).filter(\.isNoBeginning) == played.records.map(\.event).filter(\.isNoBeginning))
      #expect(records.map(\.cause) == played.records.map(\.cause))
    }
    return played
  }

  @Test func `a line that was compiled before sends the same action, from its own place in the script`() {
    let played = played("@reactor sum\nadd 2\nadd 3 # more\n\nadd 2\nadd 3 # more\r\nadd 3 # more\nagain\nagain\nadd 2")
    #expect(played.diagnostics == [])
    #expect(
      played.causedFrames.filter { $0.contains(">") && !$0.contains("->") } == [
        "2 0ms > add 2", "3 0ms > add 3", "5 0ms > add 2", "6 0ms > add 3", "7 0ms > add 3", "8 0ms > again",
        "9 0ms > again", "10 0ms > add 2",
      ])
    #expect(played.frames.last == "0ms = {\"sum\":21,\"last\":2}")
  }

  @Test func `an equal line of a case of another reactor sends an action of that reactor`() {
    let played = played(
      "@case a\n@reactor sum\nadd 2\nadd 2\n@case b\n@reactor tens\nadd 2\nadd 2\n@case c\n@reactor sum\nadd 2\nadd 2")
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains("0ms = ") && !$0.hasSuffix("\"last\":0}") } == [
        "0ms = {\"sum\":4,\"last\":2}", "0ms = {\"sum\":40,\"last\":20}", "0ms = {\"sum\":4,\"last\":2}",
      ])
  }

  @Test func `a line with a variable is compiled each time`() {
    let played = played(
      "@let two = 2\n@reactor sum\n@case of ${n}\n@each n = 1, 5\nadd ${n}\nadd ${n}\nadd ${two}\nadd ${two}")
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains("\"last\":2}") } == [
        "0ms = {\"sum\":6,\"last\":2}", "0ms = {\"sum\":14,\"last\":2}",
      ])
  }

  @Test func `a line that was good before is wrong after the reactor was dropped`() {
    let played = played("@reactor sum\nagain\nagain\n&drop\nagain\n\nagian")
    #expect(
      played.diagnostics == [
        "5:1+5 the reactor was dropped | after '&drop' only time and the backend go on",
        "7:1+5 the reactor was dropped | after '&drop' only time and the backend go on",
      ])
  }

  @Test func `more different lines than are remembered send what they say`() {
    let numbers = (0..<500).map { $0 * 37 % 130 }
    let played = played("@reactor sum\n" + numbers.map { "add \($0)\n" }.joined())
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains(" > ") }.map { $0.dropFirst("0ms > add ".count) }
        == numbers.map { "\($0)"[...] })
  }

  @Test func `equal lines of JSON notation send what they say`() {
    let line = "{\"do\":\"add\",\"with\":4}\n"
    let played = played("{\"reactor\":\"sum\"}\n" + line + line + "\n" + line)
    #expect(played.diagnostics == [])
    #expect(played.frames.last == "0ms = {\"sum\":12,\"last\":4}")
  }

  @Test func `the title behind a repeated case is no line that sends the last action of that case`() {
    let played = played("@reactor sum\n@case a ${n}\n@each n = 1, 2\nadd ${n}\nadd 2\n@case b\nadd 2\n@case b\nadd 2")
    #expect(played.diagnostics == ["8:7+1 a case called 'b' stands before this one | titles tell cases apart"])
  }
}
