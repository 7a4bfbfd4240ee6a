import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct SliderTests {
  private let history = History()

  @Test func `a slider tells where users move it, in its range, and not where the program does`() throws {
    let watch = Watch()
    let slider = Slider()
    watch.follow(slider, as: "slider")
    _ = slider.rx.value.write(to: history)
    try slider.perform(.slide(0.25))
    slider.setValue(0.5, animated: true)
    try slider.perform(.slide(7))
    slider.maximumValue = 0.75
    #expect(history.lines == ["0.0", "0.25", "1.0"])
    #expect(watch.lines == ["0.25", "0.5", "1.0", "0.75"].map { "slider: value: \($0)" })
    #expect(try ScriptLine.decode(Slider.Gesture.self, "slide", ["_0": 0.5]) == .slide(0.5))
  }

  @Test func `a slider that is disabled stays where it is`() {
    let slider = Slider()
    slider.isEnabled = false
    #expect(throws: GestureRefusal.disabled) { try slider.perform(.slide(1)) }
    #expect(slider.value == 0)
  }
}
