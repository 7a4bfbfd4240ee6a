import ComposableStores
import Testing

@Suite struct ExhaustivityTests {
  @Test func `CA-42: off shows no skipped assertions unless it is told to`() {
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
    #expect(Exhaustivity.off != .off(showSkippedAssertions: true))
    #expect(Exhaustivity.on != .off)
  }

  @Test func `CA-42: a test store is exhaustive unless it is told otherwise, and may change at any step`() {
    let log = FailureLog()
    log.during {
      let store = StringStore.test { $0 == "a" ? Effect(value: "b") : .none }
      #expect(store.exhaustivity == .on)
      store.send("a")
      store.exhaustivity = .off
      store.send("c")
      store.exhaustivity = .on
      store.send("d") { $0 = "abcd" }
    }
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.hasPrefix("The state was not expected to change, but it did:") == true)
  }
}
