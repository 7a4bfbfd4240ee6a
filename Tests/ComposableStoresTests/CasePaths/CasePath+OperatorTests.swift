import ComposableStores
import Testing

@Suite struct CasePathOperatorTests {
  enum Action: Equatable {
    case counter(Int)
    case todo(id: Int, title: String)
    case three(Int, Int, Int)
    case four(Int, Int, Int, Int)
    case reset
  }

  enum Plain { case number(Int), stop }

  private func found<Value>(_ path: CasePath<Action, Value>, in action: Action) -> Bool {
    path.extract(from: action) != nil
  }

  @Test func `CA-21: a slash before a case is the path to its payload`() {
    #expect((/Action.counter).extract(from: .counter(1)) == 1)
    #expect((/Action.counter).embed(2) == .counter(2))
    let (id, title) = (/Action.todo(id:title:)).extract(from: .todo(id: 1, title: "a")) ?? (0, "")
    #expect(id == 1 && title == "a")
    let inThree = found(/Action.three, in: .three(1, 2, 3))
    let inFour = found(/Action.four, in: .four(1, 2, 3, 4))
    let inReset = found(/Action.reset, in: .reset)
    let inOther = found(/Action.reset, in: .counter(1))
    let inSelf = found(/Action.self, in: .reset)
    #expect(inThree && inFour && inReset && inSelf && !inOther)
    #expect((/Plain.number).extract(from: .number(1)) == 1)
    #expect(CasePath(Plain.stop).extract(from: .stop) != nil)
  }

  @Test func `CA-21: the type of a path is clear without a context`() {
    let counter = /Action.counter
    let todo = /Action.todo
    let reset = /Action.reset
    #expect(type(of: counter) == CasePath<Action, Int>.self)
    #expect(type(of: todo) == CasePath<Action, (Int, String)>.self)
    #expect(type(of: reset) == CasePath<Action, Void>.self)
  }
}
