import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct WorkbenchTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  private let saw = PublishSubject<Int>()
  private let log = Log()

  private final class Log {
    var bell: [String] = []
    var journal: [String] = []
    var events: [SignpostRecorder.Event] = []
    var callback: ((Result<String, any Error>) -> Void)?
  }

  /// The failures of a test store. Safe to share: one thread runs the test.
  private final class Failures: @unchecked Sendable {
    var texts: [String] = []
  }

  private func store(
    drops: Int = 3, sharpen: Effect<Workbench.Action>? = nil
  ) -> TestStore<Workbench.State, Workbench.Action> {
    var environment = Workbench.Environment(
      mainQueue: scheduler, ruler: { .success(90) }, fetch: { [log] _, done in log.callback = done },
      listenToSaw: { [saw] degrees in saw.subscribe(onNext: degrees) },
      ringBell: { [log] in log.bell.append($0) }, journal: { [log] in log.journal.append($0) })
    if let sharpen { environment.sharpen = sharpen }
    return TestStore(
      initialState: Workbench.State(glue: Glue.State(drops: drops)),
      reducer: Workbench.reducer(recorder: SignpostRecorder { [log] in log.events.append($0) }),
      environment: environment)
  }

  @Test func `CA-09: the workbench sees what the glue left, and the effects of both run`() {
    let store = store(drops: 2)
    store.send(.glue(.use)) { $0.glue.drops = 1 }
    #expect(log.bell == [])
    store.send(.glue(.use)) { $0.glue.drops = 0 }
    #expect(log.bell == ["no glue"])
    scheduler.advance(by: .seconds(1))
    store.receive(.glue(.dry)) { $0.glue.dryJoints = 1 }
    store.receive(.glue(.dry)) { $0.glue.dryJoints = 2 }
  }

  @Test func `CA-21: a part gets its own actions, and what its effects send is wrapped`() {
    let store = store()
    store.send(.board(.measure))
    store.receive(.board(.measured(90))) { $0.board.length = 90 }
    #expect(Workbench.Action.board(.measure).glue == nil)
    #expect(Workbench.Action.glue(.use).glue == .use)
  }

  @Test func `CA-12: of a future the first call counts`() {
    let store = store()
    store.send(.fetch("plane")) { $0.wanted = "plane" }
    log.callback?(.success("plane"))
    log.callback?(.success("saw"))
    store.receive(.fetched("plane")) {
      $0.wanted = nil
      $0.tools = ["plane"]
    }
  }

  @Test
  func `CA-12, CA-16: an observer is told until its effect is cancelled, and a hot saw leads to one more effect`() {
    let store = store()
    store.send(.startSaw) { $0.isSawing = true }
    saw.onNext(80)
    store.receive(.heat(80)) { $0.temperature = 80 }
    #expect(log.bell == [])
    saw.onNext(81)
    store.receive(.heat(81)) { $0.temperature = 81 }
    #expect(log.bell == ["hot saw"])
    store.send(.stopSaw) {
      $0.isSawing = false
      $0.temperature = nil
    }
    #expect(!saw.hasObservers)
  }

  @Test func `CA-45: nothing can be sharpened, unless the environment of a test allows it`() {
    let failures = Failures()
    TestReporter.$current.withValue(TestReporter { failures.texts.append($0.message) }) {
      store().send(.sharpen)
    }
    #expect(failures.texts.map { $0.contains("an effect that is not implemented was run: sharpen") } == [true])

    let sharpening = store(sharpen: Effect(value: .fetched("file")))
    sharpening.send(.sharpen)
    sharpening.receive(.fetched("file")) { $0.tools = ["file"] }
  }

  @Test func `CA-34: the journal has each action and its change`() {
    let store = store()
    store.send(.glue(.refill))
    store.send(.board(.sand(grit: 240))) { $0.board.grit = 240 }
    #expect(log.journal.first == "bench: received action:\n  .glue(.refill)\n  (No state changes)")
    #expect(log.journal.last?.contains("-     grit: nil,\n  +     grit: 240,") == true)
  }

  @Test func `CA-35: the recorder hears of actions and effects`() {
    let store = store()
    store.send(.board(.measure))
    store.receive(.board(.measured(90))) { $0.board.length = 90 }
    #expect(
      log.events == [
        .beginAction("bench.board.measure"), .endAction("bench.board.measure"), .beginEffect("bench.board.measure"),
        .effectOutput("bench.board.measure"), .endEffect("bench.board.measure"),
        .beginAction("bench.board.measured"), .endAction("bench.board.measured"),
      ])
  }
}
