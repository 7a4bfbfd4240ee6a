import HeadlessViews
import Observables
import Reactors
import Testing

@testable import SampleReactors

@MainActor @Suite struct SessionViewTests {
  @Test func `RK-19: the page hands each view its reactor, and takes it back`() {
    let reactor = SessionReactor(currentUser: BehaviorRelay(value: User(name: "ada")))
    let view = SessionView()
    view.reactor = reactor
    #expect(view.toolbar.reactor === reactor.toolbar)
    #expect(view.comments.reactor === reactor.comments)
    #expect(view.toolbar.nameLabel.text == "ada")
    view.reactor = nil
    #expect(view.toolbar.reactor == nil)
    #expect(view.comments.reactor == nil)

    let other = SessionReactor(currentUser: BehaviorRelay(value: nil))
    view.reactor = reactor
    view.reactor = other
    #expect(view.toolbar.reactor === other.toolbar)
    #expect(view.comments.reactor === other.comments)
  }
}
