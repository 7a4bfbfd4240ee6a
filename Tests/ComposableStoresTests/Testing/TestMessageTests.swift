import ComposableStores
import Observables
import Testing

@Suite struct TestMessageTests {
  /// Looks the same whatever its value.
  private struct Masked: Equatable, CustomReflectable {
    var value = 0
    var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
  }

  private struct Word: Equatable { var text = "" }

  private enum Action: Equatable {
    case text(String)
    case mask(Masked)
    case send(Masked)
  }

  /// The messages of a test of a store of words.
  private func words(_ test: (TestStore<Word, Action>) -> Void) -> [String] {
    let log = FailureLog()
    log.during {
      let reducer = Reducer<Word, Action, Void> { state, action, _ in
        switch action {
        case .text(let text): state.text += text
        case .send(let mask): return .merge(Effect(value: .mask(mask)), Effect(value: .text("several\nlines")))
        case .mask: break
        }
        return .none
      }
      test(TestStore(initialState: Word(), reducer: reducer, environment: ()))
    }
    return log.messages
  }

  @Test func `CA-37: values that are not equal but look the same are said to be so`() {
    let reducer = Reducer<Masked, Int, Void> { state, action, _ in
      state.value += action
      return .none
    }
    let log = FailureLog()
    log.during {
      let store = TestStore(initialState: Masked(), reducer: reducer, environment: ())
      store.send(1) { $0.value = 2 }
      store.send(1)
    }
    #expect(
      log.messages == [
        """
        The state is not as expected:

          Masked()

        (They are not equal, though they look the same.)
        """,
        """
        The state was not expected to change, but it did:

          Masked()

        (They are not equal, though they look the same.)
        """,
      ])
  }

  @Test func `CA-39: actions that are not equal but look the same are said to be so`() {
    let found = words { store in
      store.send(.send(Masked(value: 1)))
      store.receive(.mask(Masked(value: 2)))
      store.receive(/Action.text) { $0.text = "several\nlines" }
    }
    #expect(
      found == [
        """
        Another action was received than the expected one:

          .mask(Masked())

        (They are not equal, though they look the same.)
        """
      ])
  }

  @Test func `CA-40: an action of several lines is listed with all of them indented`() {
    struct Long: Equatable {
      var first = 1
      var second = 2
    }
    let reducer = Reducer<Int, Long, Void> { state, action, _ in
      state += 1
      return state == 1 ? .merge(Effect(value: Long(first: 7)), Effect(value: Long(first: 8))) : .none
    }
    let log = FailureLog()
    log.during {
      let store = TestStore(initialState: 0, reducer: reducer, environment: ())
      store.send(Long()) { $0 = 1 }
      store.receive(Long(first: 7)) { $0 = 2 }
    }
    #expect(
      log.messages == [
        """
        1 received action is not handled at the end of the test:

          Long(
            first: 8,
            second: 2
          )
        """
      ])
  }

  @Test func `CA-40: one action is spoken of as one, several as several`() {
    let one = words { store in
      store.send(.send(Masked()))
      store.receive(.mask(Masked()))
      store.send(.text("")) { $0.text = "several\nlines" }
      store.skipReceivedActions()
    }
    #expect(one.count == 1)
    #expect(
      one.first?.hasPrefix("1 action was received and not handled before 'text' was sent:\n\n  .text(") == true)
    let several = words { store in
      store.send(.send(Masked()))
      store.send(.text("")) { $0.text = "several\nlines" }
      store.skipReceivedActions()
    }
    #expect(
      several.first?.hasPrefix("2 actions were received and not handled before 'text' was sent:\n\n  .mask(") == true)
  }

  @Test func `CA-42: one skipped action is spoken of as one`() {
    let found = words { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      store.send(.send(Masked()))
      store.receive(/Action.text)
    }
    #expect(found.first == "note: 1 received action was skipped:\n\n  .mask(Masked())")
  }
}
