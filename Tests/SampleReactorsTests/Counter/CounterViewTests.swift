import HeadlessViews
import Observables
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct CounterViewTests {
  @Test("MV-05: binding renders the state at once")
  func rendersAtOnce() {
    let reactor = CounterReactor(delay: .zero)
    reactor.action.onNext(.decrease)
    let view = CounterView()
    #expect(view.label.text == nil)
    view.reactor = reactor
    #expect(view.label.text == "-1")
    #expect(!view.activityIndicator.isAnimating)
    #expect(view.alert.count == 0)
  }

  @Test("RK-21, RK-22: taps become actions, states become texts")
  func bound() throws {
    let reactor = CounterReactor(delay: .zero)
    reactor.action.onNext(.increase)
    let view = CounterView()
    view.reactor = reactor
    #expect(view.label.text == "1")
    try view.increaseButton.perform(.tap)
    try view.increaseButton.perform(.tap)
    try view.decreaseButton.perform(.tap)
    #expect(view.label.text == "2")
    #expect(reactor.currentState.value == 2)
  }

  @Test("RK-19: setting the reactor of a view replaces its bag and binds")
  func rebound() throws {
    let first = CounterReactor(delay: .zero)
    let second = CounterReactor(delay: .zero)
    second.action.onNext(.decrease)
    let view = CounterView()
    view.reactor = first
    view.reactor = second
    #expect(view.label.text == "-1")
    try view.increaseButton.perform(.tap)
    #expect(view.label.text == "0")
    first.action.onNext(.increase)
    #expect(view.label.text == "0")
    #expect(first.currentState.value == 1)

    view.reactor = nil
    try view.increaseButton.perform(.tap)
    #expect(second.currentState.value == 0)
    #expect(view.label.text == "0")
  }

  @Test("RK-27: a tap sends its action")
  func stubbedTap() throws {
    let reactor = CounterReactor(delay: .zero)
    reactor.isStubEnabled = true
    let view = CounterView()
    view.reactor = reactor
    try view.decreaseButton.perform(.tap)
    #expect(reactor.stub.actions == [.decrease])
    #expect(reactor.currentState.value == 0)
  }

  @Test("RK-28: the spinner turns while the state says so")
  func stubbedState() {
    let reactor = CounterReactor(delay: .zero)
    reactor.isStubEnabled = true
    let view = CounterView()
    view.reactor = reactor
    reactor.stub.state.value = CounterReactor.State(value: 7, isLoading: true)
    #expect(view.activityIndicator.isAnimating)
    #expect(view.label.text == "7")
  }
}
