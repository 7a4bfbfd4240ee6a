import ComposableStores
import Testing

@Suite struct ActionNameTests {
  private enum Filter: String { case all, open }
  private enum Row { case toggle, rename(String) }
  private enum Child {
    case tapped
    case row(Row)
    case answered(Result<Int, Oops>)
  }
  private enum Action {
    case start
    case show(Filter)
    case child(Child)
    case todo(id: Int, action: Row)
    case maybe(Row?)
    case labelled(row: Row)
    case count(Int)
  }
  private struct Oops: Error {}

  @Test func `an action is called by its case, and by the cases of the actions that it wraps`() {
    #expect(ActionName.of(Action.start) == "start")
    #expect(ActionName.of(Action.count(1)) == "count")
    #expect(ActionName.of(Action.child(.tapped)) == "child.tapped")
    #expect(ActionName.of(Action.child(.row(.rename("x")))) == "child.row.rename")
    #expect(ActionName.of(Action.child(.answered(.success(1)))) == "child.answered.success")
    #expect(ActionName.of(1) == "Int")
  }

  @Test func `values, optionals, labelled payloads and several payloads are no part of the name`() {
    #expect(ActionName.of(Action.show(.open)) == "show")
    #expect(ActionName.of(Action.maybe(.toggle)) == "maybe")
    #expect(ActionName.of(Action.labelled(row: .toggle)) == "labelled")
    #expect(ActionName.of(Action.todo(id: 1, action: .toggle)) == "todo")
  }
}
