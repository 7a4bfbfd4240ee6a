import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct TodoTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  private func store(_ save: @escaping (Todo.State) -> Observable<Bool>) -> TestStore<Todo.State, Todo.Action> {
    TestStore(
      initialState: Todo.State(id: 1, title: "one"), reducer: Todo(mainQueue: scheduler, save: save))
  }

  @Test func `CA-30: a todo saves itself once it rests`() {
    var saved: [String] = []
    let store = store { todo in
      saved.append(todo.title)
      return .just(true)
    }
    store.send(.toggle) { $0.isDone = true }
    scheduler.advance(by: .milliseconds(499))
    store.send(.rename("two")) { $0.title = "two" }
    scheduler.advance(by: .milliseconds(499))
    scheduler.advance(by: .milliseconds(1))
    store.receive(.saveFinished(true)) { $0.saving = .saved }
    store.send(.rename("three")) {
      $0.title = "three"
      $0.saving = .notSaved
    }
    scheduler.advance(by: .milliseconds(500))
    store.receive(.saveFinished(true)) { $0.saving = .saved }
    #expect(saved.last == "three")
  }

  @Test func `CA-15: a failure is an answer`() {
    let store = store { _ in .error(Refusal()) }
    store.send(.toggle) { $0.isDone = true }
    scheduler.advance(by: .milliseconds(500))
    store.receive(.saveFinished(false)) { $0.saving = .failed }
  }

  private struct Refusal: Error {}
}
