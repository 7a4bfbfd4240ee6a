import Checks
import Foundation
import ReactorKit
import RxSwift
import UIKit

/// The expected behaviour of the blocks, in their order.
public let reactorKit = [
  Block("ReactorKit: the view", view),
  Block("ReactorKit: the view of a storyboard", storyboard),
  Block("ReactorKit: mutate and reduce", reactor),
  Block("ReactorKit: the three transforms", transforms),
  Block("ReactorKit: the global state", globalState),
  Block("ReactorKit: the message input and the chat", communication),
  Block("ReactorKit: the tests of the view", viewTests),
  Block("ReactorKit: the tests of the reactor", reactorTests),
  Block("ReactorKit: the scheduler", scheduling),
  Block("ReactorKit: the pulse", pulse),
  Block("ReactorKit: the alerts", alerts),
]

private func view(_ checks: Checks) {
  let page = ProfileViewController()
  inject(into: page)
  checks.expect(page.followButton.isSelected, false)
  page.refreshButton.sendActions(for: .touchUpInside)
  UserAPI.answers.onNext(true)
  checks.expect(page.followButton.isSelected, true)
  page.reactor = nil
  page.refreshButton.sendActions(for: .touchUpInside)
  UserAPI.answers.onNext(false)
  checks.expect(page.followButton.isSelected, true)
}

private func storyboard(_ checks: Checks) {
  let page = makeMyViewController()
  checks.expect(page.boundCount, 0)
  page.loadViewIfNeeded()
  checks.expect(page.boundCount, 1)
}

private func reactor(_ checks: Checks) {
  let reactor = ProfileViewReactor()
  reactor.action.onNext(.refreshFollowingStatus(7))
  checks.expect(reactor.currentState.isFollowing, false)
  UserAPI.answers.onNext(true)
  checks.expect(reactor.currentState.isFollowing, true)
  reactor.action.onNext(.refreshFollowingStatus(7))
  UserAPI.answers.onNext(false)
  checks.expect(reactor.currentState.isFollowing, false)
  reactor.action.onNext(.follow(7))
  UserAPI.answers.onNext(false)
  checks.expect(reactor.currentState.isFollowing, true)
}

private func transforms(_ checks: Checks) {
  var lines: [String] = []
  Hooks.withDebugHandler({ lines.append($0) }) {
    let reactor = DebuggedReactor()
    reactor.action.onNext(2)
    checks.expect(reactor.currentState, 21)
  }
  checks.expect(lines.prefix(2), ["action -> subscribed", "action -> Event next(2)"])
}

private func globalState(_ checks: Checks) {
  let reactors = [UserReactor(), UserReactor()]
  let states = reactors.map(\.state)
  checks.expect(reactors.map(\.currentState.user?.name), ["first", "first"])
  currentUser.onNext(User(name: "second"))
  checks.expect(reactors.map(\.currentState.user?.name), ["second", "second"])
  withExtendedLifetime(states) {}
}

private func communication(_ checks: Checks) {
  let page = ChatViewController()
  let reactor = ChatReactor()
  page.reactor = reactor
  for text in ["a", "b"] {
    page.messageInputView.textField.text = text
    page.messageInputView.textField.sendActions(for: .editingChanged)
    page.messageInputView.sendButton.sendActions(for: .touchUpInside)
  }
  checks.expect(reactor.currentState, ["a", "b"])
}

private func viewTests(_ checks: Checks) {
  assertions = []
  ViewTests.testAction_refresh()
  ViewTests.testState_isLoading()
  checks.expect(assertions, [true, true])
  let reactor = MyReactor()
  reactor.isStubEnabled = true
  StubProperties.all(of: reactor).action.onNext(.refresh)
  checks.expect(StubProperties.all(of: reactor).actions, [.refresh])
  StubProperties.all(of: reactor).state.value.isLoading = true
  checks.expect(reactor.currentState.isLoading, true)
}

private func reactorTests(_ checks: Checks) {
  assertions = []
  ReactorTests.testIsBookmarked()
  ReactorTests.testIsLoading()
  checks.expect(assertions, [true, true, true])
}

private func scheduling(_ checks: Checks) {
  let reactor = Scheduling.MyReactor()
  let reduced = DispatchSemaphore(value: 0)
  let subscription = reactor.state.skip(1).subscribe(onNext: { _ in reduced.signal() })
  reactor.action.onNext(1)
  reduced.wait()
  checks.expect(reactor.currentState, 1)
  checks.expect(reactor.threadsOfReduce, [false])
  subscription.dispose()
}

private func pulse(_ checks: Checks) {
  let comparison = Pulses.compare()
  checks.expect(comparison.areDifferent, true)
  checks.expect(comparison.valuesAreEqual, true)
}

private func alerts(_ checks: Checks) {
  let (reactor, view) = (Pulses.MyReactor(), Pulses.MyView())
  view.bind(reactor: reactor)
  Pulses.send(to: reactor)
  checks.expect(view.alerts, ["Hello", "Hello", "Hello", "tokijh"])
}
