import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing

@MainActor @Suite struct RefreshControlTests {
  @Test func `a pull is told to observers, and the control refreshes until the program ends it`() throws {
    let history = History()
    let watch = Watch()
    let control = RefreshControl()
    watch.follow(control, as: "refresh")
    _ = control.rx.controlEvent(.valueChanged).map { "pull" }.write(to: history)
    try control.perform(.pull)
    #expect(throws: GestureRefusal.impossible("it is refreshing already")) { try control.perform(.pull) }
    control.endRefreshing()
    control.beginRefreshing()
    _ = Observable.just(false).bind(to: control.rx.isRefreshing)
    _ = Observable.just(true).bind(to: control.rx.isRefreshing)
    #expect(history.lines == ["pull"])
    #expect(watch.lines == ["true", "false", "true", "false", "true"].map { "refresh: isRefreshing: \($0)" })
  }

  @Test func `RK-27: a control that is used sends an action to the stub`() {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. send an user interaction programatically
    view.refreshControl.sendActions(for: .valueChanged)

    // 4. assert actions
    XCTAssertEqual(reactor.stub.actions.last, .refresh)
    #expect(reactor.mutateCount == 0)
  }

  @Test func `RK-27: a gesture sends an action to the reactor, whose state ends the refreshing`() throws {
    let reply = PublishSubject<Void>()
    let reactor = MyReactor()
    reactor.reply = reply
    let view = MyView()
    view.reactor = reactor
    try view.refreshControl.perform(.pull)
    #expect(view.activityIndicator.isAnimating && view.refreshControl.isRefreshing)
    reply.onNext(())
    #expect(!view.activityIndicator.isAnimating && !view.refreshControl.isRefreshing)
  }
}
