import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct BarButtonItemTests {
  private let history = History()

  @Test func `a bar button tells each tap while it is enabled`() throws {
    let button = BarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    _ = button.rx.tap.map { "tap" }.write(to: history)
    try button.perform(.tap)
    _ = Observable.just(false).bind(to: button.rx.isEnabled)
    #expect(throws: GestureRefusal.disabled) { try button.perform(.tap) }
    #expect(history.lines == ["tap"])
    #expect(shown(button) == "title: Save, isEnabled: false")
    #expect(BarButtonItem(barButtonSystemItem: .add).title == "add")
  }
}
