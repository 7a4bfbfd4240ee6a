import ComposableStores
import Observables
import Testing

@Suite(.reportsFailures) struct TaskCountTests {
  @Test func `CA-43: waiting for tasks ends with the last one, also if several wait or none runs`() async {
    let answers = [Signal<Void>(), Signal<Void>()]
    let store = StringStore.test { action in
      Int(action).map { number in .fireAndForget { try await answers[number].value() } } ?? .none
    }
    await store.finish()
    store.send("0") { $0 = "0" }
    store.send("1") { $0 = "01" }
    answers[1].send()
    answers[0].send()
    await store.finish()
  }

  @Test func `CA-43: a task that is cancelled is not waited for`() async {
    let answer = Signal<Void>()
    let store = StringStore.test { action in
      action == "a"
        ? Effect.task {
          try await answer.value(); return "x"
        }.cancellable(id: 1) : .cancel(id: 1)
    }
    store.send("a") { $0 = "a" }
    store.send("stop") { $0 = "astop" }
    await store.finish()
  }

  @Test func `CA-39: waiting for an action that no task can send any more ends with that reason`() async {
    let log = FailureLog()
    await log.during {
      let store = StringStore.test { $0 == "a" ? .fireAndForget { await Task.yield() } : .none }
      store.send("a") { $0 = "a" }
      await store.receive("b")
    }
    #expect(
      log.messages == [
        "An action was expected to be received, but none was. If an effect is in flight, move the scheduler that it waits for."
      ])
  }
}
