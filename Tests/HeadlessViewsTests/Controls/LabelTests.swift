import HeadlessViews
import Observables
import Reactors
import Testing

@MainActor @Suite struct LabelTests {
  @Test func `a label shows its text`() {
    let watch = Watch()
    let label = Label()
    #expect(shown(label) == "text: nil")
    watch.follow(label, as: "label")
    label.text = "a"
    label.text = "a"
    label.text = nil
    #expect(watch.lines == ["label: text: a", "label: text: nil"])
    #expect(Label("b").text == "b")
  }

  @Test func `RK-22: a state that is bound to a label is shown at once, then for each state`() throws {
    let reactor = ChatViewReactor()
    reactor.action.onNext(.send("a"))
    let label = Label("before")
    let watch = Watch()
    watch.follow(label, as: "label")
    let binding = reactor.state.map { "\($0.messages.count)" }.bind(to: label.rx.text)
    #expect(watch.lines == ["label: text: 1"])
    reactor.action.onNext(.send("b"))
    binding.dispose()
    reactor.action.onNext(.send("c"))
    #expect(watch.lines == ["label: text: 1", "label: text: 2"])
  }
}
