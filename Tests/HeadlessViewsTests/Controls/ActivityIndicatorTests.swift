import HeadlessViews
import Observables
import Reactors
import Testing

@MainActor @Suite struct ActivityIndicatorTests {
  @Test func `an activity indicator turns or rests`() {
    let watch = Watch()
    let indicator = ActivityIndicator()
    watch.follow(indicator, as: "spinner")
    indicator.startAnimating()
    indicator.startAnimating()
    indicator.stopAnimating()
    _ = Observable.of(false, true).bind(to: indicator.rx.isAnimating)
    #expect(watch.lines == ["true", "false", "true"].map { "spinner: isAnimating: \($0)" })
  }

  @Test func `RK-28: a state of the stub is shown by the view`() {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. set a stub state
    reactor.stub.state.value = MyReactor.State(isLoading: true)

    // 4. assert view properties
    XCTAssertEqual(view.activityIndicator.isAnimating, true)
  }
}
