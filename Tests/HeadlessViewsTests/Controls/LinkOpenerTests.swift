import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct LinkOpenerTests {
  @Test func `each link is announced, also the same one twice`() {
    let watch = Watch()
    let browser = LinkOpener()
    watch.follow(browser, as: "browser")
    browser.open("https://github.com")
    _ = Observable.just("https://github.com").bind(to: browser.rx.open)
    #expect(watch.lines == ["browser! https://github.com", "browser! https://github.com"])
    #expect(shown(browser) == "")
    #expect(unseen(browser) == "url: https://github.com, count: 2")
  }
}
