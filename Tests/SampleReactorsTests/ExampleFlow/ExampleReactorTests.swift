import Observables
import Reactors
import Testing

@testable import SampleReactors

@Suite struct ExampleReactorTests {
  @Test("the reactor asks whether the example is followed", arguments: [("followed", true), ("other", false)])
  func itAsksWhetherItIsFollowed(name: String, isFollowing: Bool) {
    let reactor = ExampleReactor(name, of: FakeExamples())
    reactor.action.onNext(.refreshFollowingStatus)
    #expect(reactor.currentState.isFollowing == isFollowing)
  }

  @Test("the example is followed and deleted when the service says so")
  func itIsFollowedAndDeletedWhenTheServiceSaysSo() {
    let examples = FakeExamples()
    let reactor = ExampleReactor("Charts", of: examples)
    reactor.action.onNext(.follow)
    reactor.action.onNext(.delete)
    #expect(!reactor.currentState.isFollowing)
    examples.followReply.onNext(true)
    #expect(reactor.currentState.isFollowing)
    #expect(!reactor.currentState.isDelete)
    examples.deleteReply.onNext(true)
    #expect(reactor.currentState.isDelete)
  }

  @Test("an error is reported and ends only its request")
  func anErrorIsReportedAndEndsOnlyItsRequest() {
    let failing = FakeExamples()
    failing.deleteReply.onError(RxError.timeout)
    var errors: [String] = []
    let reactor = ExampleReactor(name: "Charts", service: failing, report: { errors.append("\($0)") })
    reactor.action.onNext(.delete)
    reactor.action.onNext(.follow)
    failing.followReply.onNext(true)
    #expect(errors.count == 1)
    #expect(reactor.currentState.isFollowing)
    #expect(!reactor.currentState.isDelete)
  }

  @Test("RK-35: what it asked for ends with it")
  func dies() {
    let examples = FakeExamples()
    var reactor: ExampleReactor? = ExampleReactor("Charts", of: examples)
    reactor?.action.onNext(.delete)
    #expect(examples.deleteReply.hasObservers)
    reactor = nil
    #expect(!examples.deleteReply.hasObservers)
  }
}
