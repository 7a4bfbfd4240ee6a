import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite(.reportsFailures) struct TestStoreStepsTests {
  struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  enum Action: Equatable {
    case left(Int)
    case right(Int)
    case both(Int)
    case chain
    case nothing
  }

  private static let reducer = Reducer<Pair, Action, Void> { state, action, _ in
    switch action {
    case .left(let number): state.left += number
    case .right(let number): state.right += number
    case .both(let number): return .merge(Effect(value: .left(number)), Effect(value: .right(number)))
    case .chain:
      state.left += 1
      return .merge(Effect(value: .both(2)), Effect(value: .nothing))
    case .nothing: break
    }
    return .none
  }

  /// The failures of a test.
  private func messages(_ test: (TestStore<Pair, Action>) throws -> Void) rethrows -> [String] {
    let log = FailureLog()
    try log.during { try test(TestStore(initialState: Pair(), reducer: Self.reducer, environment: ())) }
    return log.messages
  }

  @Test func `CA-37: the closure changes the state before the step into the one after it`() {
    let found = messages { store in
      store.send(.left(2)) { $0.left = 2 }
      store.send(.left(3)) { $0.left += 3 }
      store.send(.right(1)) { $0 = Pair(left: 5, right: 1) }
      #expect(store.state == Pair(left: 5, right: 1))
    }
    #expect(found == [])
  }

  @Test func `CA-37: a state that is not expected fails with a difference, and the test goes on from the actual one`() {
    let found = messages { store in
      store.send(.left(2)) { $0.left = 3 }
      store.send(.right(1)) { $0.right = 1 }
    }
    #expect(
      found == [
        """
        The state is not as expected:

          Pair(
        -   left: 3,
        +   left: 2,
            right: 0
          )

        (expected -, actual +)
        """
      ])
  }

  @Test func `CA-38: without a closure the state may not change, with one it has to`() {
    let found = messages { store in
      store.send(.nothing)
      store.send(.left(1))
      store.send(.nothing) { _ in }
      store.send(.left(0)) { $0.left = 1 }
      store.send(.nothing) { $0.left = 7 }
    }
    #expect(
      found == [
        """
        The state was not expected to change, but it did:

          Pair(
        -   left: 0,
        +   left: 1,
            right: 0
          )

        (expected -, actual +)
        """,
        "The state was expected to change, but it did not. Remove the closure, or change the state in it.",
        "The state was expected to change, but it did not. Remove the closure, or change the state in it.",
        """
        The state is not as expected:

          Pair(
        -   left: 7,
        +   left: 1,
            right: 0
          )

        (expected -, actual +)
        """,
      ])
  }

  @Test func `CA-37: a closure that throws fails the step, and the state is the actual one`() {
    let found = messages { store in
      store.send(.left(1)) { _ in throw Broken() }
      #expect(store.state.left == 1)
      store.send(.right(1)) { $0.right = 1 }
    }
    #expect(found == ["The closure of this step threw an error: Broken()"])
  }

  @Test func `CA-37: a failure has the place of its step`() {
    let log = FailureLog()
    let line = #line + 3
    log.during {
      let store = TestStore(initialState: Pair(), reducer: Self.reducer, environment: ())
      store.send(.left(1))
      store.receive(.nothing)
      store.send(.nothing)
    }
    #expect(log.failures.map(\.line) == [line, line + 1])
    #expect(log.failures.allSatisfy { "\($0.fileID)" == #fileID && "\($0.filePath)" == #filePath && $0.column > 0 })
  }

  @Test func `CA-39: receive takes the oldest action, by value, by a closure or by its case`() {
    let found = messages { store in
      store.send(.chain) { $0.left = 1 }
      store.receive(.both(2))
      store.receive({ $0 == .nothing })
      store.receive(/Action.left) { $0.left = 3 }
      store.receive { (action: Action) in
        action == .right(2)
      } assert: {
        $0.right = 2
      }
    }
    #expect(found == [])
  }

  @Test func `CA-39: an action that is not the expected one fails, by value, by a closure and by its case`() {
    let found = messages { store in
      store.send(.both(2))
      store.receive(.left(3)) { $0.left = 2 }
      store.receive({ $0 == .nothing }) { $0.right = 2 }
      store.send(.both(1))
      store.receive(/Action.right) { $0.left = 3 }
      store.receive(/Action.right) { $0.right = 3 }
    }
    #expect(
      found == [
        """
        Another action was received than the expected one:

        - .left(3)
        + .left(2)

        (expected -, actual +)
        """,
        """
        The received action is not one that this step accepts:

          .right(2)
        """,
        """
        The received action is of another case than the expected one:

          .left(1)
        """,
      ])
  }

  @Test func `CA-39: the state of a received action is checked like that of a sent one`() {
    let found = messages { store in
      store.send(.both(1))
      store.receive(.left(1))
      store.receive(.right(1)) { $0.right = 2 }
    }
    #expect(found.count == 2)
    #expect(
      found[0].hasPrefix("The state was not expected to change, but it did:\n\n  Pair(\n-   left: 0,\n+   left: 1,"))
    #expect(found[1].contains("-   right: 2\n+   right: 1\n"))
  }

  @Test func `CA-39: receiving an action fails where none came`() {
    let found = messages { $0.receive(.nothing) }
    #expect(
      found == [
        "An action was expected to be received, but none was. If an effect is in flight, move the scheduler that it waits for."
      ])
  }

  @Test func `CA-40: sending while received actions wait fails with a list of them, and they can still be received`() {
    let found = messages { store in
      store.send(.both(1))
      store.send(.left(5)) { $0 = Pair(left: 6, right: 1) }
      store.receive(.left(1)) { $0 = Pair(left: 1, right: 0) }
      store.receive(.right(1)) { $0.right = 1 }
    }
    #expect(
      found == [
        """
        2 actions were received and not handled before 'left' was sent:

          .left(1)
          .right(1)

        Call 'receive' for each of them first, or 'skipReceivedActions()'.
        """
      ])
  }

  @Test
  func `CA-42: a test that is not exhaustive skips received actions until the one that it means, and states parts`() {
    let found = messages { store in
      store.exhaustivity = .off
      store.send(.chain)
      store.receive(.right(2)) { $0.right = 2 }
      #expect(store.state == Pair(left: 3, right: 2))
      store.send(.both(1))
      store.send(.left(1)) { $0.left = 5 }
      store.send(.nothing) { $0.left = 5 }
      store.send(.nothing) { _ in }
    }
    #expect(found == [])
  }

  @Test func `CA-37, CA-42: the closure of a step runs once, unless skipped changes are shown`() {
    for (exhaustivity, count) in [(Exhaustivity.on, 1), (.off, 1), (.off(showSkippedAssertions: true), 2)] {
      var runs = 0
      let found = messages { store in
        store.exhaustivity = exhaustivity
        store.send(.left(1)) {
          runs += 1
          $0.left = 1
        }
      }
      #expect(found == [])
      #expect(runs == count)
    }
  }

  @Test func `CA-42: what a test that is not exhaustive says wrongly fails all the same`() {
    let found = messages { store in
      store.exhaustivity = .off
      store.send(.left(1)) { $0.left = 2 }
      store.receive(.nothing)
      store.send(.left(1)) { _ in throw Broken() }
    }
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("The state is not as expected:\n\n  Pair(\n-   left: 2,\n+   left: 1,"))
    #expect(found[1].hasPrefix("An action was expected to be received, but none was."))
    #expect(found[2] == "The closure of this step threw an error: Broken()")
  }

  @Test func `CA-42: if no received action matches, nothing is skipped, and the failure lists all of them`() {
    let found = messages { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.send(.both(1))
      store.receive(.left(2)) { $0.left = 2 }
      store.receive({ $0 == .nothing })
      store.receive(/Action.both)
      #expect(store.state == Pair())
      store.receive(.left(1)) { $0.left = 1 }
      store.receive(/Action.both)
      store.receive(.right(1)) { $0.right = 1 }
    }
    let both = "2 received actions are not handled yet:\n\n  .left(1)\n  .right(1)"
    #expect(
      found == [
        "The expected action was not received:\n\n  .left(2)\n\n" + both,
        "No received action is one that this step accepts.\n\n" + both,
        "No received action is of the expected case.\n\n" + both,
        "No received action is of the expected case.\n\n1 received action is not handled yet:\n\n  .right(1)",
      ])
  }

  @Test func `CA-42: what was skipped is shown as notes if that is wanted, each at its step`() {
    let found = messages { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.send(.chain) { $0.left = 1 }
      store.receive(.right(2)) { $0.right = 2 }
      store.send(.left(1)) { $0.right = 2 }
      store.send(.both(1))
      store.send(.right(1)) { $0.right = 4 }
    }
    #expect(
      found == [
        """
        note: 3 received actions were skipped:

          .both(2)
          .nothing
          .left(2)
        """,
        """
        note: The state changed in more places than this step says:

          Pair(
        -   left: 3,
        +   left: 4,
            right: 2
          )

        (expected -, actual +)
        """,
        """
        note: 2 actions were received and not handled before 'right' was sent:

          .left(1)
          .right(1)

        Call 'receive' for each of them first, or 'skipReceivedActions()'.
        """,
      ])
  }

  @Test func `CA-11, CA-25, CA-45: errors of effects, warnings and effects that are not implemented fail the step`() {
    let log = FailureLog()
    log.during {
      let store = StringStore.test { action in
        switch action {
        case "a": return Effect(error: Broken())
        case "b": return .unimplemented("fact")
        case "c":
          StoreWarning.report("no element")
          return .none
        default: return .none
        }
      }
      for action in ["a", "b", "c", "d"] { store.send(action) { $0 += action } }
    }
    #expect(
      log.messages == [
        "An effect of 'String' failed: Broken(). Turn errors into actions with 'catchToEffect'.",
        "an effect that is not implemented was run: fact", "no element",
      ])
  }

  @Test func `CA-45: an effect that is not implemented fails the test behind a debounce, too`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = FailureLog()
    let line = #line + 6
    log.during {
      let store = StringStore.test { _ in
        Effect.unimplemented("search").debounce(id: "id", for: .seconds(3), scheduler: scheduler)
      }
      store.send("a") { $0 = "a" }
      scheduler.advance(by: .seconds(3))
      store.receive("x")
      store.send("b") { $0 = "ab" }
      scheduler.advance(by: .seconds(3))
    }
    let unimplemented = "an effect that is not implemented was run: search"
    #expect(log.messages.filter { $0 == unimplemented }.count == 2)
    #expect(log.failures.count == 3)
    #expect(log.failures[0].message == unimplemented)
    #expect(log.failures[0].line == line + 1)
    #expect(log.failures[2].line == line - 4)
  }

  @Test func `CA-13, CA-39: receive waits for the action of an asynchronous effect, in each of its forms`() async {
    let answer = Signal<Int>()
    let store = TestStore(
      initialState: Pair(),
      reducer: Reducer<Pair, Action, Void> { state, action, _ in
        if case .left(let number) = action { state.left = number }
        if action != .chain { return .none }
        return .run { send in
          for _ in 1...4 { send(.left(try await answer.value())) }
        }
      },
      environment: ())
    store.send(.chain)
    answer.send(1)
    await store.receive(.left(1)) { $0.left = 1 }
    answer.send(2)
    await store.receive({ $0 == .left(2) }) { $0.left = 2 }
    answer.send(3)
    await store.receive(/Action.left) { $0.left = 3 }
    answer.send(4)
    await store.receive(.left(4)) { $0.left = 4 }
    await store.finish()
  }

  @Test func `CA-39: a test that is not exhaustive waits for the action that it means`() async {
    let answer = Signal<Void>()
    let store = StringStore.test { action in
      action != "go"
        ? .none
        : .run { send in
          send("a")
          try await answer.value()
          send("b")
          send("c")
        }
    }
    store.exhaustivity = .off
    store.send("go")
    await store.receive("a")
    answer.send()
    await store.receive("c")
    #expect(store.state == "goabc")
  }

  @Test @MainActor func `CA-13, CA-39: receive waits for an asynchronous effect on the main actor, too`() async {
    let store = StringStore.test { action in
      action != "go"
        ? .none
        : .run { send in
          send("a")
          await Task.yield()
          send("b")
        }
    }
    store.send("go") { $0 = "go" }
    await store.receive("a") { $0 = "goa" }
    await store.receive("b") { $0 = "goab" }
    await store.finish()
  }

  @Test func `CA-13, CA-41: an asynchronous effect that is cancelled sends nothing and is not in flight`() async {
    let answers = ["1": Signal<String>(), "2": Signal(), "3": Signal()]
    let store = StringStore.test { action in
      if action == "stop" { return .cancel(id: 1) }
      guard let answer = answers[action] else { return .none }
      return .task { try await answer.value() }.cancellable(id: 1, cancelInFlight: true)
    }
    store.send("1") { $0 = "1" }
    store.send("2") { $0 = "12" }
    for answer in answers.values { answer.send("a") }
    await store.receive("a") { $0 = "12a" }
    store.send("3") { $0 = "12a3" }
    store.send("stop") { $0 = "12a3stop" }
    await store.finish()
  }
}
