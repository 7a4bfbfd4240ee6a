import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct AppActionsTests {
  @Test func `RD-20: a namespace makes actions`() {
    #expect(ActionCreator.count(up: true) is IncreaseAction)
    #expect(ActionCreator.count(up: false) is DecreaseAction)
  }

  @Test func `RD-03: an action that is ignorable is one by its type`() {
    let actions: [any Action] = [ResetAction(), IncreaseAction(), CounterAction.add(1)]
    #expect(actions.map { $0 is any IgnorableAction } == [true, false, false])
  }
}
