import Observables
import TestSupport
import Testing
import VirtualTime

struct ImmediateSchedulerTypeTests {
  private let clock = VirtualClock()
  private let history = History()

  @Test func `SM-35: recursion runs one step after the other with the state that was handed on`() throws {
    _ = clock.scheduleRecursive(1) { [history] value, recurse in
      history.note("begin \(value)")
      if value < 3 { recurse(value + 1) }
      history.note("end \(value)")
    }
    #expect(history.lines == [])
    try clock.runDueWork()
    #expect(history.lines == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func `SM-35: a step of a recursion may schedule several steps`() throws {
    _ = clock.scheduleRecursive("") { [history] path, recurse in
      history.note(path)
      if path.count < 2 { for step in ["l", "r"] { recurse(path + step) } }
    }
    try clock.runDueWork()
    #expect(history.lines == ["", "l", "r", "ll", "lr", "rl", "rr"])
  }

  @Test func `disposal cancels the step that waits`() throws {
    let recursion = clock.scheduleRecursive(0, dueTime: .seconds(1)) { [history, clock] value, recurse in
      history.note("\(clock.now): \(value)")
      recurse(value + 1, .seconds(2))
    }
    try clock.advance(to: .seconds(4))
    recursion.dispose()
    #expect(clock.nextDue == nil)
    try clock.advance(to: .seconds(9))
    #expect(history.lines == ["1.0 seconds: 0", "3.0 seconds: 1"])
  }

  @Test func `disposal from inside of a step is the end, even if the step asks for more`() throws {
    let recursion = SingleAssignmentDisposable()
    recursion.setDisposable(
      clock.scheduleRecursive(0) { [history] value, recurse in
        history.note("\(value)")
        if value == 1 { recursion.dispose() }
        recurse(value + 1)
      })
    try clock.runDueWork()
    #expect(history.lines == ["0", "1"])
    #expect(clock.nextDue == nil)
  }
}
