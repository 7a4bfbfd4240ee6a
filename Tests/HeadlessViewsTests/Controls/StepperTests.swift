import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct StepperTests {
  private let history = History()

  @Test func `a stepper tells each tap with the new value, and stops at its ends`() throws {
    let stepper = Stepper()
    stepper.maximumValue = 3
    stepper.stepValue = 2
    _ = stepper.rx.value.write(to: history)
    try stepper.perform(.increment)
    try stepper.perform(.increment)
    #expect(throws: GestureRefusal.impossible("its value is 3.0, the greatest one")) {
      try stepper.perform(.increment)
    }
    try stepper.perform(.decrement)
    stepper.value = -5
    #expect(throws: GestureRefusal.impossible("its value is 0.0, the least one")) { try stepper.perform(.decrement) }
    #expect(history.lines == ["0.0", "2.0", "3.0", "1.0"])
    #expect(shown(stepper) == "value: 0.0")
  }

  @Test func `a stepper that wraps goes from one end to the other`() throws {
    let stepper = Stepper()
    stepper.wraps = true
    try stepper.perform(.decrement)
    #expect(stepper.value == 100)
    try stepper.perform(.increment)
    #expect(stepper.value == 0)
  }
}
