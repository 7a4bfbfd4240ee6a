import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct ControlEventsTests {
  private let history = History()

  @Test func `a control event sends one element for each event among those asked for, until the control goes away`() {
    var button: Button? = Button()
    _ = button?.rx.controlEvent(.touchUpInside).map { "tap" }.write(to: history)
    _ = button?.rx.controlEvent([.touchDown, .touchUpInside]).map { "touch" }.write(to: history)
    _ = button?.rx.controlEvent(.allEvents).map { "any" }.write(to: history)
    button?.sendActions(for: .touchDown)
    button?.sendActions(for: [.touchDown, .touchUpInside])
    button?.sendActions(for: .valueChanged)
    button = nil
    #expect(
      history.lines == [
        "touch", "any", "tap", "touch", "any", "any",
        "completed", "disposed", "completed", "disposed", "completed", "disposed",
      ])
  }

  @Test func `a control is not kept alive by those who listen`() {
    var field: TextField? = TextField()
    weak let held = field
    let events = field!.rx.controlEvent(.allEditingEvents).map { "event" }
    let text = field!.rx.text
    _ = text.map { $0 ?? "nil" }.write(to: history)
    field = nil
    #expect(held == nil)
    _ = events.write(to: history, "late")
    _ = text.map { $0 ?? "nil" }.write(to: history, "late")
    #expect(
      history.lines == [
        "", "completed", "disposed", "late: completed", "late: disposed", "late: completed", "late: disposed",
      ])
  }

  @Test func `RX-15: a property is told at subscription and after what users do, not after what the program sets`() {
    let gauge = Slider()
    _ = gauge.rx.level.write(to: history)
    _ = gauge.rx.level.changed.write(to: history, "changed")
    gauge.level = 2
    _ = Observable.just(3).bind(to: gauge.rx.level)
    #expect(gauge.level == 3)
    gauge.drag(4)
    #expect(history.lines == ["1", "4", "changed: 4"])
  }

  @Test func `the events of texts are four`() {
    #expect(Control.Event.allEditingEvents.isStrictSubset(of: .allEvents))
    #expect(Control.Event.allEditingEvents.isDisjoint(with: [.touchDown, .touchUpInside, .valueChanged]))
    #expect(!Control.Event.allEditingEvents.contains(.primaryActionTriggered))
  }
}

/// A control that somebody wrote.
private final class Slider: Control {
  var level = 1

  func drag(_ level: Int) {
    self.level = level
    sendActions(for: .valueChanged)
  }
}

extension Reactive where Base: Slider {
  fileprivate var level: ControlProperty<Int> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.level }, setter: { $0.level = $1 })
  }
}
