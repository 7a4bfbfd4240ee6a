import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct ControlTests {
  /// A control that somebody wrote.
  private final class Gauge: Control {
    var level = 0 { didSet { changed() } }
    override var shownProperties: [(name: String, value: Any)] { [("level", level)] }
    func blink() { announce("blink") }
  }

  @Test func `a control tells its watcher what it shows, and what it shows for a moment`() {
    let watch = Watch()
    let gauge = Gauge()
    gauge.level = 1
    watch.follow(gauge, as: "gauge")
    gauge.level = 2
    gauge.blink()
    #expect(watch.lines == ["gauge: level: 2", "gauge! blink"])
  }

  @Test func `a control does not retain its watcher`() {
    let gauge = Gauge()
    var watch: Watch? = Watch()
    watch?.follow(gauge, as: "gauge")
    weak let held = watch
    watch = nil
    gauge.level = 1
    #expect(held == nil)
  }

  @Test func `a mere container shows nothing`() {
    let container = Control()
    #expect(container.shownProperties.isEmpty && container.unseenProperties.isEmpty && container.parts.isEmpty)
  }

  @Test func `only a change of a control is reported`() {
    let watch = Watch()
    let label = Label("a")
    watch.follow(label, as: "label")
    label.isHidden = false
    label.isHidden = true
    label.isEnabled = true
    label.isEnabled = false
    #expect(watch.lines == ["label: text: a, isHidden: true", "label: text: a, isEnabled: false, isHidden: true"])
  }

  @Test func `every property of a control is a binder`() {
    let label = Label()
    _ = Observable.just("b").bind(to: label.rx.text)
    _ = Observable.just(true).bind(to: label.rx.isHidden)
    #expect(label.text == "b" && label.isHidden)
  }

  @Test
  func `MV-02: what controls show follows from the state: a control that is used changes nothing by itself`() throws {
    let page = ReactorViewController()
    let watch = Watch()
    watch.follow(page.followButton, as: "follow")
    try page.followButton.perform(.tap)
    #expect(watch.lines == [])
    page.reactor = ReactorViewModel()
    try page.followButton.perform(.tap)
    try page.followButton.perform(.tap)
    try page.refreshButton.perform(.tap)
    #expect(watch.lines == ["follow: title: follow, isSelected: true", "follow: title: follow, isSelected: false"])
  }
}
