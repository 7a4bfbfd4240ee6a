import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct SegmentedControlTests {
  private let history = History()
  private let control = SegmentedControl(items: ["all", "done"])

  @Test func `users choose a segment, and the program's choice is not told`() throws {
    _ = control.rx.selectedSegmentIndex.write(to: history)
    try control.perform(.select(1))
    control.selectedSegmentIndex = 0
    _ = Observable.just(1).bind(to: control.rx.value)
    #expect(history.lines == ["-1", "1"])
    #expect(shown(control) == "selectedSegmentIndex: 1, titles: [all, done]")
  }

  @Test func `a segment that is not there, is disabled or is selected takes no tap`() throws {
    #expect(throws: GestureRefusal.impossible("there is no segment 2: the control has 2")) {
      try control.perform(.select(2))
    }
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(throws: GestureRefusal.disabled) { try control.perform(.select(1)) }
    control.setEnabled(true, forSegmentAt: 1)
    try control.perform(.select(1))
    #expect(throws: GestureRefusal.impossible("segment 1 is selected already")) { try control.perform(.select(1)) }
  }

  @Test func `segments are inserted before the selected one, renamed and removed`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "open", at: 1, animated: true)
    control.setTitle("every", forSegmentAt: 0)
    #expect(shown(control) == "selectedSegmentIndex: 2, titles: [every, open, done]")
    #expect(control.titleForSegment(at: 2) == "done" && control.titleForSegment(at: 3) == nil)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `a disabled segment stays disabled wherever it is moved, and is forgotten when it is removed`() {
    control.setEnabled(false, forSegmentAt: 0)
    control.insertSegment(withTitle: "open", at: 0, animated: false)
    #expect((0..<4).map(control.isEnabledForSegment) == [true, false, true, false])
    control.removeAllSegments()
    control.insertSegment(withTitle: "one", at: 0, animated: false)
    control.insertSegment(withTitle: "two", at: 1, animated: false)
    control.setEnabled(false, forSegmentAt: 2)
    #expect((0..<2).allSatisfy(control.isEnabledForSegment))
  }
}
