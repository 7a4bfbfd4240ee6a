import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct LookupTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  private func store(
    _ lookUp: @escaping (String) -> Observable<String> = { .just($0 + "!") }
  ) -> TestStore<Lookup.State, Lookup.Action> {
    TestStore(initialState: Lookup.State(), reducer: Lookup(mainQueue: scheduler, lookUp: lookUp))
  }

  @Test func `CA-30: the work of the last word is done, and no other`() {
    var words: [String] = []
    let store = store { word in
      .deferred {
        words.append(word)
        return .just(word + "!")
      }
    }
    store.send(.type("d")) { $0.word = "d" }
    scheduler.advance(by: .milliseconds(299))
    store.send(.type("du")) { $0.word = "du" }
    scheduler.advance(by: .milliseconds(300))
    store.receive(.found("du!")) { $0.meaning = "du!" }
    #expect(words == ["du"])
  }

  @Test
  func `CA-29, CA-30: of a cancellation and an effect that are due together the one wins that was scheduled first`() {
    let store = store()
    store.send(.giveUp(after: .milliseconds(300)))
    store.send(.type("late")) { $0.word = "late" }
    scheduler.advance(by: .milliseconds(300))
    store.send(.type("early")) { $0.word = "early" }
    store.send(.giveUp(after: .milliseconds(300)))
    scheduler.advance(by: .milliseconds(300))
    store.receive(.found("early!")) { $0.meaning = "early!" }
  }

  @Test func `a failure has a meaning too`() {
    let store = store { _ in .error(Refusal()) }
    store.send(.type("x")) { $0.word = "x" }
    scheduler.advance(by: .milliseconds(300))
    store.receive(.found("nobody knows")) { $0.meaning = "nobody knows" }
  }

  private struct Refusal: Error {}
}
