import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct SwitchTests {
  private let history = History()

  @Test func `a switch tells what users make of it and shows what it is set to`() throws {
    let watch = Watch()
    let flip = Switch(isOn: true)
    watch.follow(flip, as: "switch")
    _ = flip.rx.isOn.write(to: history)
    _ = flip.rx.value.changed.write(to: history, "changed")
    try flip.perform(.toggle)
    flip.setOn(true, animated: true)
    _ = Observable.of(true, false).bind(to: flip.rx.isOn)
    try flip.perform(.toggle)
    #expect(history.lines == ["true", "false", "changed: false", "true", "changed: true"])
    #expect(watch.lines == ["false", "true", "false", "true"].map { "switch: isOn: \($0)" })
  }
}
