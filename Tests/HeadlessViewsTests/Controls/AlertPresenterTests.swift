import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct AlertPresenterTests {
  @Test func `each alert is announced, also the same one twice, and none is kept in sight`() {
    let watch = Watch()
    let alerts = AlertPresenter()
    #expect(unseen(alerts) == "message: nil, count: 0")
    watch.follow(alerts, as: "alerts")
    alerts.present("Hello")
    _ = Observable.of("Hello", "tokijh").bind(to: alerts.rx.present)
    #expect(watch.lines == ["alerts! Hello", "alerts! Hello", "alerts! tokijh"])
    #expect(shown(alerts) == "")
    #expect(unseen(alerts) == "message: tokijh, count: 3")
  }
}
