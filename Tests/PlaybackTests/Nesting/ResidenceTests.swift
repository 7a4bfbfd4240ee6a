import JSONValues
import Observables
import Playback
import Reactors
import TestSupport
import Testing

@Suite struct ResidenceTests {
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
}
