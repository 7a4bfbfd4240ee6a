import HeadlessViews
import Observables
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct CommentsViewTests {
  @Test("RK-23: the view's box sends what is written while a user is signed in")
  func posts() throws {
    let currentUser = BehaviorRelay<User?>(value: nil)
    let reactor = CommentsReactor(currentUser: currentUser)
    let view = CommentsView()
    view.reactor = reactor
    try view.box.textField.perform(.type("hi"))
    #expect(throws: GestureRefusal.disabled) { try view.box.sendButton.perform(.tap) }
    currentUser.accept(User(name: "ada"))
    try view.box.sendButton.perform(.tap)
    #expect(reactor.currentState.comments == ["ada: hi"])
    #expect(view.list.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "ada: hi")
    #expect(view.box.textField.text == "")
  }
}
