import HeadlessViews
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StepCompilerViewsTests {
  private func diagnose(_ script: String) -> [String] { PlayedScript(script, catalog: .board).diagnostics }

  @Test(.whereTypesTell)
  func `every line that needs a view is an error for a reactor without one`() {
    #expect(
      diagnose("@reactor bare\n&bind\n& dial press\n? view.dial.position == 0") == [
        #"2:1+5 reactor 'bare' has no view | register it with one: catalog.reactor("bare", view: ...)"#,
        #"3:3+4 reactor 'bare' has no view | register it with one: catalog.reactor("bare", view: ...)"#,
        #"4:3+18 reactor 'bare' has no view | register it with one: catalog.reactor("bare", view: ...)"#,
      ])
  }

  /// A view with controls that show texts and lists.
  private final class Shelf: View {
    let list = ListView()
    let stack = NavigationStack()
    let button = Button()
    var disposeBag = DisposeBag()

    func bind(reactor: BoardReactor) {}
  }

  @Test(.whereTypesTell)
  func `a control is no list and no text: the part that shows one is named`() {
    let catalog = Catalog()
    catalog.reactor("shelf", view: { _ in Shelf() }) { _ in BoardReactor() }
    func complaint(_ line: String) -> String? {
      PlayedScript("@reactor shelf\n&bind\n\(line)", catalog: catalog).diagnostics.first
    }
    expect([
      "? view.list == []": "3:3+9 'view.list' is an object, never [] | did you mean view.list.rows?",
      "? view.list has x": "3:17+1 unknown field 'x' | did you mean view.list.rows?",
      #"? view.stack == ["a"]"#: #"3:3+10 'view.stack' is an object, never ["a"] | did you mean view.stack.pages?"#,
      "? view.button == Add": #"3:3+11 'view.button' is an object, never "Add" | did you mean view.button.title?"#,
      "? view.button like A*":
        "3:3+11 'like' needs a text, but 'view.button' is an object | did you mean view.button.title?",
      "? view.button.title == 5": #"3:24+1 'view.button.title' is a text, never 5 | write it in quotes: "5""#,
      "? view.button.isEnabled == yes":
        #"3:28+3 'view.button.isEnabled' is true or false, never "yes" | did you mean true?"#,
    ]) { complaint($0) }
    for line in ["view.stack has pages", "view.stack has top", "view.list.rows == []", "view has list"] {
      #expect(complaint("? \(line)") == nil)
    }
  }

  @Test func `loading a view that is no page is a mistake`() {
    #expect(
      diagnose("@reactor board\n&load")
        == ["2:1+5 this view does not load | only a ViewController does; '&bind' is enough here"])
  }

  @Test func `nothing is asked of a reactor that was dropped`() {
    #expect(
      diagnose("@reactor board\n&drop\nadd 1\n&bind\n&stub on\n&drop") == [
        "3:1+5 the reactor was dropped | after '&drop' only time and the backend go on",
        "4:1+5 the reactor was dropped | after '&drop' only time and the backend go on",
        "5:1+8 the reactor was dropped | after '&drop' only time and the backend go on",
        "6:1+5 the reactor was dropped | after '&drop' only time and the backend go on",
      ])
  }

  @Test func `another case has a reactor of its own`() {
    #expect(diagnose("@reactor board\n@case a\n&drop\n@case b\nadd 1") == [])
  }

  @Test(.whereTypesTell)
  func `a state for the stub with an unknown field is an error`() {
    #expect(
      diagnose("@reactor board\n&stub.state {\"scor\":1}")
        == ["2:13+10 stub.state: unknown field 'scor' | did you mean 'score'? there are: score, note"])
  }

  @Test(.whereTypesTell)
  func `an expectation on the stub can name its actions and its state, and nothing else`() {
    #expect(
      diagnose("@reactor board\n? stub.action == 1")
        == ["2:3+11 unknown field 'action' | did you mean 'actions'? there are: actions, state"])
  }
}
