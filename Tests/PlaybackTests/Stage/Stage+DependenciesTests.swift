import ComposableStores
import FoundationValues
import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StageDependenciesTests {
  private enum Action: Decodable { case draw, wait, awake }

  private struct Lottery: ReducerProtocol {
    struct State { var id = "", time = 0.0, number: UInt64 = 0 }

    @Dependency(\.uuid) var uuid
    @Dependency(\.date) var date
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .draw:
        state.id = uuid().uuidString
        state.number = withRandomNumberGenerator { $0.next() }
      case .wait: return Effect.send(.awake).deferred(for: .seconds(1), scheduler: mainQueue)
      case .awake: state.time = date.now.timeIntervalSinceReferenceDate
      }
      return .none
    }
  }

  private func played(_ script: String, setting id: UUID? = nil) -> PlayedScript {
    let catalog = Catalog()
    catalog.store("lottery") { _ in
      Store(initialState: Lottery.State(), reducer: Lottery()) { dependencies in
        if let id { dependencies.uuid = .constant(id) }
      }
    }
    return PlayedScript("@reactor lottery\n" + script, catalog: catalog)
  }

  @Test func `ids count anew in each case, dates are those of the clock, and numbers those of the seed`() {
    let id = #""00000000-0000-0000-0000-00000000000"#
    let script = """
      @case one
      draw x2
      ? id == \(id)1"
      wait
      +3s
      ? time == 1
      @case two
      draw
      ? id == \(id)0"
      """
    let first = played(script)
    #expect(first.diagnostics == [])
    #expect(first.frames.filter { $0.contains(" ? ") } == [])
    #expect(first.frames == played(script).frames)
    #expect(first.frames != played("@seed 7\n" + script).frames)
  }

  @Test func `what the registration sets stays set`() {
    let id = UUID()
    let first = played("draw\n? id == \"\(id.uuidString)\"", setting: id)
    #expect(first.diagnostics == [] && first.frames.filter { $0.contains(" ? ") } == [])
  }
}
