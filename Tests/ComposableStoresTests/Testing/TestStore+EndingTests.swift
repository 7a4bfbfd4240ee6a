import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct TestStoreEndingTests {
  enum Action: Equatable {
    case go
    case later
    case endless
    case response(Int)
    case stop
  }

  private let scheduler = TestScheduler(initialClock: 0)

  private var reducer: Reducer<Int, Action, Void> {
    Reducer { [scheduler] state, action, _ in
      switch action {
      case .go: return .merge(Effect(value: .response(1)), Effect(value: .response(2)))
      case .later: return Effect(value: .response(3)).deferred(for: .seconds(1), scheduler: scheduler)
      case .endless: return Observable.never().eraseToEffect().cancellable(id: 1)
      case .response(let number): state += number
      case .stop: return .cancel(id: 1)
      }
      return .none
    }
  }

  private func failures(_ test: (TestStore<Int, Action>) -> Void) -> [TestFailure] {
    let log = FailureLog()
    log.during { test(TestStore(initialState: 0, reducer: reducer, environment: ())) }
    return log.failures
  }

  @Test func `CA-40: received actions that are not handled when the store goes fail, at the line where it was made`() {
    let log = FailureLog()
    let line = #line + 2
    log.during {
      let store = TestStore(initialState: 0, reducer: reducer, environment: ())
      store.send(.go)
      store.receive(.response(1)) { $0 = 1 }
    }
    #expect(
      log.messages == [
        """
        1 received action is not handled at the end of the test:

          .response(2)
        """
      ])
    #expect(log.failures.map(\.line) == [line])
  }

  @Test func `CA-41: an effect in flight when the store goes fails, with its action and the line that sent it`() {
    var line = 0
    let found = failures { store in
      line = #line + 1
      store.send(.later)
      store.send(.endless)
    }
    #expect(
      found.map(\.message) == [
        """
        2 effects are still in flight at the end of the test, begun by:

          .later  (from the action sent at \(#fileID):\(line))
          .endless  (from the action sent at \(#fileID):\(line + 1))

        Let them end by moving the scheduler, cancel them, or call 'skipInFlightEffects()'.
        """
      ])
  }

  @Test func `CA-41: an effect of a received action is named with the line of the action that it all began with`() {
    let log = FailureLog()
    var line = 0
    log.during {
      let store = StringStore.test { action in
        action == "a" ? Effect(value: "b") : action == "b" ? Observable.never().eraseToEffect() : .none
      }
      line = #line + 1
      store.send("a") { $0 = "a" }
      store.receive("b") { $0 = "ab" }
      store.finish()
      store.skipInFlightEffects()
    }
    #expect(
      log.messages == [
        """
        1 effect is still in flight where the test is to be finished, begun by:

          .String  (from the action sent at \(#fileID):\(line))

        Let them end by moving the scheduler, cancel them, or call 'skipInFlightEffects()'.
        """
      ])
  }

  @Test func `CA-41: an effect that ended or was cancelled is not in flight`() {
    let found = failures { store in
      store.send(.later)
      scheduler.advance(by: .seconds(1))
      store.receive(.response(3)) { $0 = 3 }
      store.send(.endless)
      store.send(.stop)
    }
    #expect(found.map(\.message) == [])
  }

  @Test func `CA-43: finish checks for effects and actions in the middle of a test, at its own line`() {
    var line = 0
    let found = failures { store in
      store.finish()
      store.send(.go)
      line = #line + 1
      store.finish()
      store.receive(.response(1)) { $0 = 1 }
      store.receive(.response(2)) { $0 = 3 }
      store.finish()
    }
    #expect(
      found.map(\.message) == [
        """
        2 received actions are not handled where the test is to be finished:

          .response(1)
          .response(2)
        """
      ])
    #expect(found.map(\.line) == [line])
  }

  @Test func `CA-43: received actions can be skipped; the state is the one that they led to`() {
    let found = failures { store in
      store.send(.go)
      store.skipReceivedActions()
      #expect(store.state == 3)
      store.send(.go)
      store.receive(.response(1)) { $0 = 4 }
      store.skipReceivedActions(strict: false)
      store.skipReceivedActions(strict: false)
      #expect(store.state == 6)
      store.send(.stop)
    }
    #expect(found.map(\.message) == [])
  }

  @Test func `CA-43: effects in flight can be skipped, which cancels them`() {
    let found = failures { store in
      store.send(.later)
      store.send(.endless)
      store.skipInFlightEffects()
      store.skipInFlightEffects(strict: false)
      scheduler.run()
      store.finish()
    }
    #expect(found.map(\.message) == [])
  }

  @Test func `CA-43: skipping nothing fails unless it is not strict`() {
    let found = failures { store in
      store.skipReceivedActions()
      store.skipInFlightEffects()
      store.skipReceivedActions(strict: false)
      store.skipInFlightEffects(strict: false)
    }
    #expect(
      found.map(\.message) == ["There are no received actions to skip.", "There is no effect in flight to skip."])
  }

  @Test func `CA-42: what is left at the end of a test that is not exhaustive is a note, or nothing`() {
    for (exhaustivity, count) in [(Exhaustivity.off, 0), (.off(showSkippedAssertions: true), 2)] {
      let found = failures { store in
        store.exhaustivity = exhaustivity
        store.send(.go)
        store.send(.endless)
        store.skipReceivedActions(strict: false)
        store.send(.go)
      }
      #expect(found.count { !$0.isNote } == 0)
      #expect(found.count { $0.message.hasPrefix("1 effect is still in flight") } == count / 2)
      #expect(found.count { $0.message.hasPrefix("2 received actions are not handled") } == count / 2)
    }
  }

  @Test func `CA-42, CA-43: skipped actions are noted if that is wanted`() {
    let found = failures { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.send(.go)
      store.skipReceivedActions()
    }
    #expect(found.map(\.message) == ["2 received actions were skipped:\n\n  .response(1)\n  .response(2)"])
    #expect(found.map(\.isNote) == [true])
  }

  @Test func `CA-43: finish waits for asynchronous effects, then checks what they left`() async {
    let answer = Signal<Void>()
    let log = FailureLog()
    await log.during {
      let store = StringStore.test { action in
        switch action {
        case "a":
          .run { send in
            try await answer.value()
            send("b")
          }
        case "b": .fireAndForget { await Task.yield() }
        default: .none
        }
      }
      store.send("a") { $0 = "a" }
      answer.send()
      await store.finish()
      store.skipReceivedActions()
      await store.finish()
    }
    #expect(
      log.messages == ["1 received action is not handled where the test is to be finished:\n\n  \"b\""])
  }

  @Test func `CA-43: finish waits for tasks only: an effect that waits for a scheduler is in flight`() async {
    let log = FailureLog()
    await log.during {
      let store = StringStore.test { [scheduler] action in
        action == "a" ? Effect.task { "b" }.receive(on: scheduler) : .none
      }
      store.send("a") { $0 = "a" }
      await store.finish()
      scheduler.advance()
      await store.receive("b") { $0 = "ab" }
      await store.finish()
    }
    #expect(log.failures.count == 1)
    #expect(log.messages.first?.hasPrefix("1 effect is still in flight where the test is to be finished") == true)
  }

  @Test func `CA-43: receive and finish accept a time-out, which has no effect`() async {
    let store = StringStore.test { $0 == "a" ? .task { "b" } : .none }
    store.send("a") { $0 = "a" }
    await store.receive("b", timeout: .nanoseconds(1)) { $0 = "ab" }
    await store.finish(timeout: .zero)
  }
}
