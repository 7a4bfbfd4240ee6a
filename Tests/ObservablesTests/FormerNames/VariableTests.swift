import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated type that is used through a protocol warns nobody.
private protocol FormerType {
  func history() -> [String]
  func driven() -> [String]
}

private struct FormerVariable: FormerType {
  @available(*, deprecated)
  func history() -> [String] {
    let history = History()
    var variable: Variable? = Variable("a")
    _ = variable?.asObservable().write(to: history)
    variable?.value = "b"
    variable?.value = "b"
    history.note("value \(variable?.value ?? "")")
    variable = nil
    return history.lines
  }

  @available(*, deprecated)
  func driven() -> [String] {
    let history = History()
    let variable = Variable(1)
    let subscription = variable.asDriver().drive(onNext: { history.note("\($0)") })
    variable.value = 2
    subscription.dispose()
    variable.value = 3
    return history.lines
  }
}

struct VariableTests {
  private let variable: any FormerType = FormerVariable()

  @Test func `RX-14: a variable sends every value that is set and completes when it is released`() {
    #expect(variable.history() == ["a", "b", "b", "value b", "completed", "disposed"])
  }

  @Test func `RX-14: a variable converts to a driver of its values`() {
    #expect(VirtualClock().whilePlaying { variable.driven() } == ["1", "2"])
  }
}
