import JSONValues
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct NestingHostTests {
  @Test func `payloads, dictionaries and friends of friends lead to reactors`() {
    #expect(
      roomFrames(
        """
        show a
        remove a
        phase.loaded.cell.tick
        ? phase.loaded.cell.count == 1
        key b
        remove b
        byName.b.tick
        ? byName.b.count == 1
        """
      ).filter { $0.contains(": ") && $0.contains("tick") || $0.contains("count  ") } == [
        "0ms > phase.loaded.cell: tick", "0ms ~ phase.loaded.cell: count  count: 0 -> 1", "0ms > byName.b: tick",
        "0ms ~ byName.b: count  count: 0 -> 1",
      ])
  }

  /// Counts how often it is read.
  private final class Readings { var count = 0 }

  private struct Counted: TreeRepresentable {
    let readings: Readings
    var tree: JSONValue {
      readings.count += 1
      return .integer(1)
    }
  }

  private final class Row: Reactor {
    enum Action { case none }
    struct State { var counted: Counted }
    let initialState: State
    init(_ readings: Readings) { initialState = State(counted: Counted(readings: readings)) }
    func reduce(state: State, mutation: Action) -> State { state }
  }

  private final class Table: Reactor {
    enum Action: Decodable { case rename(String), drop }
    struct State { var name = ""; var rows: [Row] }
    let initialState: State
    init(_ readings: Readings) { initialState = State(rows: (0..<1_000).map { _ in Row(readings) }) }
    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .rename(let name): state.name = name
      case .drop: state.rows.removeLast()
      }
      return state
    }
  }

  @Test func `a mutation of a page reads none of its thousand cells again`() {
    let readings = Readings()
    let catalog = Catalog()
    catalog.reactor("table") { _ in Table(readings) }
    _ = PlayedScript("@reactor table\n+1ms", catalog: catalog)
    let before = readings.count
    readings.count = 0
    let played = PlayedScript(
      "@reactor table\nrename a\nrename b\n? name == b\n? rows.999.counted == 1", catalog: catalog)
    #expect(readings.count == before)
    #expect(played.failures == [])
    readings.count = 0
    _ = PlayedScript("@reactor table\ndrop\nrename a\n? rows.999 missing", catalog: catalog)
    #expect(readings.count == before)
  }

  /// A page of sections, with an existential and a footer in a class.
  private final class Sections: Reactor {
    enum Action: Decodable { case swap }
    final class Footer { let cell = Leaf() }
    struct Section { var title: String; var cells: [Leaf?] }
    struct State {
      var sections: [Section]
      var any: Any
      let footer = Footer()
    }
    let initialState = State(
      sections: [Section(title: "a", cells: [nil, Leaf()]), Section(title: "b", cells: [Leaf()])], any: Leaf())
    func reduce(state: State, mutation: Action) -> State {
      var state = state
      state.sections.swapAt(0, 1)
      return state
    }
  }

  private final class Leaf: Reactor {
    enum Action: Decodable { case tick }
    struct State { var ticks = 0 }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State { State(ticks: state.ticks + 1) }
  }

  @Test func `sections, optional elements, existentials and classes lead to reactors, also after they moved`() {
    let catalog = Catalog()
    catalog.reactor("sections") { _ in Sections() }
    let played = PlayedScript(
      "@reactor sections\nsections.0.cells.1.tick\nswap\nsections[title=a].cells.1.tick\nany.tick\nfooter.cell.tick\n"
        + "? sections.1.cells.1.ticks == 2\n? any.ticks == 1\n? footer.cell.ticks == 1",
      catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.frames.filter { $0.contains(": tick") && $0.contains("~") } == [
        "0ms ~ sections.0.cells.1: tick  ticks: 0 -> 1", "0ms ~ sections.1.cells.1: tick  ticks: 1 -> 2",
        "0ms ~ any: tick  ticks: 0 -> 1", "0ms ~ footer.cell: tick  ticks: 0 -> 1",
      ])
  }
}
