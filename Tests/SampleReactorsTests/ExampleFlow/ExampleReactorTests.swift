import Observables
import Reactors
import Testing

@testable import SampleReactors

@Suite struct ExampleReactorTests {
  @Test(arguments: [("followed", true), ("other", false)])
  func `the reactor asks whether the example is followed`(name: String, isFollowing: Bool) {
    let reactor = ExampleReactor(name, of: FakeExamples())
    reactor.action.onNext(.refreshFollowingStatus)
    #expect(reactor.currentState.isFollowing == isFollowing)
  }

  @Test func `the example is followed and deleted when the service says so`() {
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

  @Test func `an error is reported and ends only its request`() {
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

  @Test func `RK-35: what it asked for ends with it`() {
    let examples = FakeExamples()
    var reactor: ExampleReactor? = ExampleReactor("Charts", of: examples)
    reactor?.action.onNext(.delete)
    #expect(examples.deleteReply.hasObservers)
    reactor = nil
    #expect(!examples.deleteReply.hasObservers)
  }
}
