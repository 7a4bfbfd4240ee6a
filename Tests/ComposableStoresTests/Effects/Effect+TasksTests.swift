import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct EffectTasksTests {
  @Test func `CA-13: a task sends what its closure returns`() async {
    let store = StringStore.make { $0 == "a" ? .task { "b" } : .none }
    await store.send("a")?.finish()
    #expect(store.state == "ab")
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-13: run sends any number of actions, before and after it waits, with await as without`() async {
    let answer = Signal<String>()
    let store = StringStore.make { action in
      if action != "go" { return .none }
      return .run { send in
        send("a")
        send("b")
        send(try await answer.value())
        send("d")
      }
    }
    let task = store.send("go")
    answer.send("c")
    await task?.finish()
    #expect(store.state == "goabcd")
  }

  @Test func `CA-13: tasks of a group send too, with await`() async {
    let store = StringStore.make { action in
      if action != "go" { return .none }
      return .run { send in
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...3 { group.addTask { await send("x") } }
        }
      }
    }
    await store.send("go")?.finish()
    #expect(store.state == "goxxx")
  }

  @Test func `CA-13: both forms of run and of fireAndForget are told apart without annotations`() async {
    let history = History()
    let counted = Tally()
    let store = StringStore.make { action in
      switch action {
      case "observer":
        .run { observer in
          observer.onNext("1")
          observer.onCompleted()
          return Disposables.create()
        }
      case "observer in one line": .run { _ in Disposables.create { history.note("disposed") } }
      case "async": .run { send in send("2") }
      case "async in one line": .run { $0("3") }
      case "awaiting": .run { _ in await Task.yield() }
      case "synchronous work": .fireAndForget { history.note("work") }
      case "asynchronous work":
        .fireAndForget {
          await Task.yield()
          counted.add(1)
        }
      default: .none
      }
    }
    for action in ["observer", "async", "async in one line", "awaiting", "synchronous work", "asynchronous work"] {
      await store.send(action)?.finish()
    }
    #expect(store.state == "observer1async2async in one line3awaitingsynchronous workasynchronous work")
    store.send("observer in one line")?.cancel()
    #expect(history.lines == ["work", "disposed"])
    #expect(counted.sum == 1)
  }

  @Test func `CA-13: effects of run work on the main actor, and send there`() async {
    let counted = Tally()
    let store = StringStore.make { action in
      if action != "a" {
        MainActor.assertIsolated()
        return .none
      }
      return .run { send in
        MainActor.assertIsolated()
        send("b")
        await Task.yield()
        MainActor.assertIsolated()
        send("c")
        counted.add(1)
      }
    }
    await store.send("a")?.finish()
    #expect(store.state == "abc")
    #expect(counted.sum == 1)
  }

  @Test func `CA-13: a CancellationError ends an effect silently, whatever threw it`() async {
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "a":
        .run { send in
          send("b")
          throw CancellationError()
        } catch: { _, send in
          send("never")
        }
      case "c": .task { throw CancellationError() }
      default: .none
      }
    }
    store.watch(Watcher { history.note($0) })
    await store.send("a")?.finish()
    await store.send("c")?.finish()
    #expect(history.lines == ["> a", "= a", "> b from a", "= ab", "> c", "= abc"])
  }

  @Test func `CA-13: any other error goes to the handler, which may send, or is reported`() async {
    let failure = FailureLog()
    await failure.during {
      let store = StringStore.test { action in
        switch action {
        case "a":
          .task {
            throw Broken()
          } catch: { error in
            "caught \(error)"
          }
        case "b":
          .run { send in
            send("1")
            throw Broken()
          } catch: { error, send in
            send("2 \(error)")
            send("3")
          }
        case "c": .run { _ in throw Broken() }
        case "d": .fireAndForget { throw Broken() }
        case "e":
          .fireAndForget {
            await Task.yield()
            throw Broken()
          }
        default: .none
        }
      }
      store.exhaustivity = .off
      for action in ["a", "b", "c", "d", "e"] {
        store.send(action)
        await store.finish()
      }
      #expect(store.state == "acaught Broken()b12 Broken()3cde")
    }
    #expect(
      failure.messages == ["An effect of 'String' failed: Broken(). Turn errors into actions with 'catchToEffect'."])
  }

  @Test func `CA-13: a task is cancelled with its effect, and what it sends after that goes nowhere`() async {
    let (begun, ended) = (Signal<Void>(), Signal<Bool>())
    let answer = Signal<Void>()
    let store = StringStore.make { action in
      switch action {
      case "a":
        .run { send in
          send("b")
          begun.send()
          try? await answer.value()
          send("c")
          ended.send(Task.isCancelled)
        }.cancellable(id: 1)
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    let task = store.send("a")
    try? await begun.value()
    store.send("stop")
    await task?.finish()
    #expect(store.effectsInFlight == 0)
    #expect(try! await ended.value() == true)
    #expect(store.state == "abstop")
  }

  @Test func `CA-13: a task that is cancelled between two sends sends the first one only`() async {
    let ended = Signal<Void>()
    let store = StringStore.make { action in
      switch action {
      case "a":
        .run { send in
          send("stop")
          send("never")
          ended.send()
        }.cancellable(id: 1)
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    await store.send("a")?.finish()
    try? await ended.value()
    #expect(store.state == "astop")
  }

  @Test func `CA-13: a store that goes cancels its tasks and keeps nothing alive for them`() async {
    let ended = Signal<Bool>()
    weak var weakStore: Store<String, String>?
    do {
      let store = StringStore.make { _ in
        .run { send in
          try? await Signal<Void>().value()
          send("never")
          ended.send(Task.isCancelled)
        }
      }
      weakStore = store
      store.send("a")
    }
    #expect(weakStore == nil)
    #expect(try! await ended.value() == true)
  }

  @Test func `CA-13, CA-20: an asynchronous effect sees the dependencies of its reducer, across suspensions`() async {
    struct Feature: ReducerProtocol {
      @Dependency(\.greeting) var greeting

      func reduce(into state: inout String, action: String) -> Effect<String> {
        state += action
        if action != "go" { return .none }
        return .run { send in
          send(" \(DependencyValues.current.greeting)")
          await Task.yield()
          send(" \(DependencyValues.current.greeting)")
          send(" \(greeting)")
          throw Broken()
        } catch: { _, send in
          send(" caught \(DependencyValues.current.greeting)")
        }
      }
    }
    let store = Store(initialState: "", reducer: Feature()) { $0.greeting = "hi" }
    await store.send("go")?.finish()
    #expect(store.state == "go hi hi hi caught hi")
  }

  @Test func `CA-13: an effect ends with its last action: nothing is in flight when a test has received that`() async {
    for _ in 1...50 {
      let store = StringStore.test { action in action == "a" ? .task { "b" } : .none }
      store.send("a") { $0 = "a" }
      // The store goes at once, and would report what is in flight.
      await store.receive("b") { $0 = "ab" }
    }
  }
}
