import HeadlessViews
import Observables
import Reactors
import TestSupport
import Testing

@MainActor @Suite struct ButtonTests {
  private let history = History()

  @Test func `a tap is told to those who listen`() throws {
    let button = Button("go")
    let subscription = button.rx.tap.map { "tap" }.write(to: history)
    _ = button.rx.controlEvent(.primaryActionTriggered).map { "action" }.write(to: history)
    try button.perform(.tap)
    subscription.dispose()
    try button.perform(.tap)
    #expect(history.lines == ["tap", "action", "disposed", "action"])
  }

  @Test func `a button shows its title and whether it is marked`() {
    let watch = Watch()
    let button = Button("follow")
    watch.follow(button, as: "button")
    button.isSelected = true
    button.title = "unfollow"
    button.title = "unfollow"
    button.isEnabled = false
    #expect(
      watch.lines == [
        "button: title: follow, isSelected: true", "button: title: unfollow, isSelected: true",
        "button: title: unfollow, isSelected: true, isEnabled: false",
      ])
    #expect(button.shownProperties.map(\.name) == ["title", "isSelected", "isEnabled", "isHidden"])
  }

  @Test func `a button has a title for each state, or the normal one`() {
    let button = Button("follow")
    button.setTitle("following", for: .selected)
    button.setTitle("pressed", for: .highlighted)
    #expect(button.currentTitle == "follow")
    button.isSelected = true
    #expect(button.currentTitle == "following")
    button.isEnabled = false
    #expect(button.state == [.disabled, .selected])
    #expect(button.currentTitle == "follow")
    #expect(button.title(for: .selected) == "following")
    #expect(button.title(for: .disabled) == nil)
    button.isEnabled = true
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "follow" && button.title == "follow")
    #expect(Button().currentTitle == nil)
  }

  @Test func `a button is bound by the names of the platform`() {
    let button = Button()
    _ = Observable.just("a").bind(to: button.rx.title(for: .normal))
    _ = Observable.just("b").bind(to: button.rx.title(for: .selected))
    _ = Observable.just(true).bind(to: button.rx.isSelected)
    _ = Observable.just(false).bind(to: button.rx.isEnabled)
    #expect(button.title == "a" && button.title(for: .selected) == "b")
    #expect(button.isSelected && !button.isEnabled)
    _ = Observable.just("c").bind(to: button.rx.title())
    #expect(button.title == "c")
  }

  @Test func `RK-21: taps that are bound to the action of a reactor are its actions`() throws {
    let page = ReactorViewController()
    let reactor = ReactorViewModel()
    _ = reactor.action.write(to: history)
    page.reactor = reactor
    try page.followButton.perform(.tap)
    try page.refreshButton.perform(.tap)
    page.refreshButton.sendActions(for: .touchUpInside)
    page.reactor = nil
    try page.followButton.perform(.tap)
    #expect(history.lines == ["follow", "refresh", "refresh"])
  }

  @Test func `RK-21: a button that goes away completes without ending the reactor`() throws {
    let reactor = ReactorViewModel()
    var button: Button? = Button()
    _ = button?.rx.tap.map { .follow }.bind(to: reactor.action)
    try button?.perform(.tap)
    #expect(reactor.currentState.isFollowing)
    button = nil
    reactor.action.onNext(.refresh)
    #expect(!reactor.currentState.isFollowing)
  }

  @Test
  func `RX-26: each tap opens a picker that ends after one pick; a tap meanwhile closes the one before it`() throws {
    let camera = Button("camera")
    var pickers: [PublishSubject<String>] = []
    _ = camera.rx.tap
      .flatMapLatest { [history] in
        let picks = PublishSubject<String>()
        pickers.append(picks)
        history.note("open")
        return picks.take(1).do(onDispose: { history.note("close") })
      }
      .write(to: history)
    try camera.perform(.tap)
    pickers[0].onNext("photo1")
    pickers[0].onNext("photo2")
    try camera.perform(.tap)
    try camera.perform(.tap)
    pickers[1].onNext("photo3")
    pickers[2].onCompleted()
    try camera.perform(.tap)
    pickers[3].onNext("photo4")
    #expect(
      history.lines == [
        "open", "photo1", "close", "open", "open", "close", "close", "open", "photo4", "close",
      ])
  }
}
