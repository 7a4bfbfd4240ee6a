import DispatchSchedulers
import HeadlessViews
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ViewDriverTests {
  @Test func `MV-05: binding shows the state at once, and then every change of what a control shows, once`() {
    let played = PlayedScript(
      "@reactor board\n&bind\nadd 3\nadd 0\nnote hello\nnote hello\n&unbind\nadd 1", catalog: .board)
    #expect(
      played.frames == [
        #"0ms = {"score":0,"note":null}"#, #"0ms & plate "0 points""#, "0ms > add 3", "0ms ~ add  score: 0 -> 3",
        "0ms & dial 3", #"0ms & plate "3 points""#, "0ms > add 0", "0ms ~ add", #"0ms > note "hello""#,
        #"0ms ~ note  note: null -> "hello""#, #"0ms & corner.plate "hello""#, #"0ms & buzzer "hello""#,
        #"0ms > note "hello""#, "0ms ~ note", "0ms > add 1", "0ms ~ add  score: 3 -> 4",
        #"0ms = {"score":4,"note":"hello"}"#,
      ])
  }

  @Test func `a property that is not the main one stands behind the control's name`() {
    let played = PlayedScript("@reactor board\n&bind\nadd 12", catalog: .board)
    #expect(
      played.frames.filter { $0.contains("&") } == [
        #"0ms & plate "0 points""#, "0ms & dial 12", #"0ms & plate "12 points""#, "0ms & dial.isEnabled false",
      ])
  }

  @Test func `expectations see the view as a tree`() {
    let played = PlayedScript(
      """
      @reactor board
      &bind
      ? view.plate.text == "0 points"
      add 12
      ? view.dial.position == 12
      ? view.dial.isEnabled == false
      ? view.corner.plate.text == null
      ? view.dial == {"position":12,"isEnabled":false}
      ? view.plate.text == "0 points"
      """, catalog: .board)
    #expect(played.failures == [#"0ms: expected view.plate.text == "0 points", but it is "12 points" @9"#])
  }

  @Test func `a view is made only where a line uses it`() {
    let catalog = Catalog()
    catalog.reactor("board", view: { _ in fatalError("made") } as (Stage) -> BoardView) { _ in BoardReactor() }
    #expect(PlayedScript("@reactor board\nadd 1\n? score == 1", catalog: catalog).failures == [])
    // The port of the web is there without any view.
    #expect(PlayedScript("@reactor board\n! http hang\nadd 1\n? score == 1", catalog: catalog).diagnostics == [])
  }

  @Test(.whereTypesTell)
  func `an unknown control or property is found before anything is played`() {
    #expect(
      PlayedScript("@reactor board\n? view.plat.text == x\n? view.plate.txt == x", catalog: .board).diagnostics == [
        "2:3+14 unknown field 'plat' | did you mean 'plate'? there are: dial, plate, corner, buzzer",
        "3:3+14 unknown field 'txt' | did you mean 'text'? there are: text",
      ])
  }

  @Test func `a field of the state called view goes first`() {
    final class Viewer: Reactor {
      typealias Action = Int
      struct State { var view = "mine"; var stub = 2 }
      let initialState = State()
    }
    let catalog = Catalog()
    catalog.reactor("viewer") { _ in Viewer() }
    #expect(PlayedScript("@reactor viewer\n? view == mine\n? stub == 2", catalog: catalog).failures == [])
  }

  @Test func `what a view shows is hidden in expectations as it is in frames`() {
    let played = PlayedScript(
      """
      @reactor board
      @redact note as n
      @redact dial as d
      &bind
      note secret
      add 3
      ? view.corner.plate.text == "other"
      ? view.dial.position == 4
      ? view.dial.isEnabled == false
      ? view.plate.text == _
      """, catalog: .board)
    #expect(
      played.frames.filter { $0.contains("?") } == [
        #"0ms ? view.corner.plate.text == "other"  actual "[n#2]""#,
        #"0ms ? view.dial.position == "[d#2]"  actual "[d#1]""#, "0ms ? view.dial.isEnabled == false  actual true",
        #"0ms ? view.plate.text == _  actual "3 points""#,
      ])
    #expect(played.failures.last == #"0ms: view.plate.text == _ is a hole: the value is "3 points" @10"#)
  }

  private func frames(_ lines: String) -> [String] {
    let played = PlayedScript("@reactor board\n&bind\n" + lines, catalog: .office)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    return played.frames.filter { $0.contains(" & ") }
  }

  @Test func `a presented message is reported when it appears, with what it says, and then what changes`() {
    #expect(
      frames(
        """
        +1s
        ? view.navigation.top.presentedViewController.title == "Error"
        ? view.navigation.top.presentedViewController.message == "Offline"
        +1s
        & navigation.top.presentedViewController.actions.0 tap
        ? view.navigation.top.label.text == "asked"
        """
      ).suffix(5) == [
        #"1000ms & navigation.top.presentedViewController "Error""#,
        #"1000ms & navigation.top.presentedViewController.message "Offline""#,
        #"1000ms & navigation.top.presentedViewController.actions.0 "OK""#, #"1000ms & navigation.top.label "asked""#,
        #"2000ms & navigation.top.presentedViewController.message "Still offline""#,
      ])
  }

  @Test func `a new control tells that it is disabled or hidden, whenever its stack tells of it`() {
    #expect(
      frames("? view.navigation.top.title == Office") == [
        #"0ms & navigation.top.saveButton "Save""#, "0ms & navigation.top.saveButton.isEnabled false",
        "0ms & navigation.top.hintLabel.isHidden true", #"0ms & navigation ["Office"]"#,
        #"0ms & navigation.top.list ["a"]"#,
      ])
  }

  @Test func `a list that is rendered again with equal rows is no frame, but counts`() {
    let count = "view.navigation.top.list.reloadCount"
    #expect(frames("? \(count) == 1\nadd 1\n? \(count) == 2").count == 5)
  }
}

/// A page that complains after a second, and once more later.
private final class OfficePage: ViewController, View {
  let saveButton = Button("Save")
  let hintLabel = Label()
  let list = ListView()
  let label = Label()
  var disposeBag = DisposeBag()

  override func viewDidLoad() {
    saveButton.isEnabled = false
    hintLabel.isHidden = true
    title = "Office"
  }

  func bind(reactor: BoardReactor) {
    reactor.state.map { _ in ["a"] }
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, text, cell in cell.textLabel?.text = text }
      .disposed(by: disposeBag)
    let alert = AlertController(title: "Error", message: "Offline", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)
      .subscribe(onNext: { [weak self, alert] number in
        if number == 1 { return alert.message = "Still offline" }
        self?.present(alert, animated: true)
        self?.label.text = "asked"
      })
      .disposed(by: disposeBag)
  }
}

/// A stack with the page.
private final class OfficeView: View {
  let navigation = NavigationStack()
  var disposeBag = DisposeBag()

  func bind(reactor: BoardReactor) {
    let page = OfficePage()
    navigation.pushViewController(page, animated: false)
    page.reactor = reactor
  }
}

extension Catalog {
  fileprivate static var office: Catalog {
    let catalog = Catalog()
    catalog.reactor("board", view: { _ in OfficeView() }) { _ in BoardReactor() }
    return catalog
  }
}
