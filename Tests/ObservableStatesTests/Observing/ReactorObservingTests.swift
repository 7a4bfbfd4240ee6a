import ObservableStates
import Testing
import VirtualTime

@Suite struct ReactorObservingTests {
  @Test func `what the content reads is tracked`() {
    VirtualClock().whilePlaying {
      let reactor = ObservedReactor(reactor: FormReactor())
      let content = ReactorObserving { "\(reactor.count)" }
      #expect(content.body == "0")
      #expect(isTold({ content.body }) { reactor.send(.count) })
      #expect(!isTold({ content.body }) { reactor.name = "Ada" })
      #expect(content.body == "1")
    }
  }

  @Test func `the check for tracking stays off, also when it is switched on`() {
    ReactorObservingConfiguration.isTrackingCheckEnabled = true
    #expect(!ReactorObservingConfiguration.isTrackingCheckEnabled)
  }
}
