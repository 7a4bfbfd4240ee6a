import HeadlessViews
import Observables
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct ToolbarViewTests {
  @Test("RK-21, RK-22: the name that is typed signs in, and one of the two buttons can be tapped")
  func signsIn() throws {
    let currentUser = BehaviorRelay<User?>(value: nil)
    let reactor = ToolbarReactor(currentUser: currentUser)
    let view = ToolbarView()
    view.reactor = reactor
    #expect(view.signInButton.isEnabled)
    #expect(throws: GestureRefusal.disabled) { try view.signOutButton.perform(.tap) }
    try view.nameField.perform(.type("ada"))
    try view.signInButton.perform(.tap)
    #expect(view.nameLabel.text == "ada")
    #expect(!view.signInButton.isEnabled)
    try view.signOutButton.perform(.tap)
    #expect(view.nameLabel.text == nil)
    #expect(currentUser.value == nil)
  }
}
