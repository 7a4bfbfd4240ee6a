import ObservableStates
import Testing
import VirtualTime

@Suite struct ReactorObservingTests {
  @Test("what the content reads is tracked")
  func whatTheContentReadsIsTracked() {
    VirtualClock().whilePlaying {
      let reactor = ObservedReactor(reactor: FormReactor())
      let content = ReactorObserving { "\(reactor.count)" }
      #expect(content.body == "0")
      #expect(isTold({ content.body }) { reactor.send(.count) })
      #expect(!isTold({ content.body }) { reactor.name = "Ada" })
      #expect(content.body == "1")
    }
  }

  @Test("the check for tracking stays off, also when it is switched on")
  func nothingWarns() {
    ReactorObservingConfiguration.isTrackingCheckEnabled = true
    #expect(!ReactorObservingConfiguration.isTrackingCheckEnabled)
  }
}
