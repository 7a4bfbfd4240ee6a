import HeadlessViews
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerViewsTests {
  @Test func `the action that a gesture sends carries the gesture's line`() {
    let played = PlayedScript("@reactor board\n&bind\n\n& dial turn 2\nadd 1", catalog: .board)
    #expect(played.statements.map { $0?.line } == [4, 5])
  }

  @Test func `frames of a view and of a gesture go back to their lines, also of a gesture that is dropped`() {
    let played = PlayedScript("@reactor board\n&bind\n& dial turn 12\n& dial press\nadd 1", catalog: .board)
    let frames = played.causedFrames
    #expect(frames.contains(#"(2) 0ms & plate.text "0 points""#) || frames.contains(#"(2) 0ms & plate "0 points""#))
    #expect(frames.contains("3 0ms > add 12"))
    #expect(frames.contains("(3) 0ms ~ add  score: 0 -> 12"))
    #expect(frames.contains("4 0ms > dial.press (dropped: disabled)"))
    #expect(frames.contains("5 0ms > add 1"))
  }

  @Test func `a gesture on a disabled control is dropped with a frame that says so`() {
    let played = PlayedScript("@reactor board\n&bind\nadd 12\n& dial press\n? score == 12", catalog: .board)
    #expect(played.frames.suffix(2) == ["0ms > dial.press (dropped: disabled)", #"0ms = {"score":12,"note":null}"#])
    #expect(played.failures == [])
  }

  @Test func `a gesture on a view without a reactor is dropped with a frame that says so`() {
    let played = PlayedScript("@reactor board\n& dial turn 2\n&bind\n&unbind\n& dial turn 2", catalog: .board)
    #expect(played.actions == [])
    #expect(
      played.frames.filter { $0.contains(">") } == Array(repeating: "0ms > dial.turn (dropped: unbound)", count: 2))
  }

  @Test func `RK-19: binding again replaces the bindings`() {
    let played = PlayedScript("@reactor board\n&bind\n&bind\n& dial turn 2", catalog: .board)
    #expect(played.actions == ["add"])
  }

  /// A page that can be loaded.
  private final class Page: ViewController, StoryboardView {
    let dial = Dial()
    var disposeBag = DisposeBag()

    func bind(reactor: BoardReactor) {
      dial.turned.map(Reactor.Action.add).bind(to: reactor.action).disposed(by: disposeBag)
      reactor.state(\.score).bind(to: dial.rx.position).disposed(by: disposeBag)
    }
  }

  @Test func `RK-20: a page binds when it loads`() {
    let catalog = Catalog()
    catalog.reactor("page", view: { _ in Page() }) { _ in BoardReactor() }
    let played = PlayedScript(
      "@reactor page\n&bind\n& dial turn 1\n? score == 0\n&load\n& dial turn 2\n? view.dial.position == 2",
      catalog: catalog)
    #expect(played.diagnostics + played.failures == [])
    #expect(played.actions == ["add"])
  }

  @Test func `RK-24, RK-25, RK-27: the stub records what the view sends`() {
    let played = PlayedScript(
      """
      @reactor board
      &stub on
      &bind
      & dial turn 4
      & dial press
      ? stub.actions == [{"add":{"_0":4}},{"clear":{}}]
      ? stub.actions.-1 == clear
      ? stub.actions has clear
      ? score == 0
      """, catalog: .board)
    #expect(played.diagnostics + played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"score":0,"note":null}"#, #"0ms & plate "0 points""#, "0ms > add 4", "0ms > clear",
        #"0ms = {"score":0,"note":null}"#,
      ])
  }

  @Test(.whereTypesTell)
  func `RK-26, RK-28: the view shows the state that the stub is given`() {
    let played = PlayedScript(
      """
      @reactor board
      &stub on
      &bind
      &stub.state {"score":7}
      ? view.plate.text == "7 points"
      ? score == 7
      ? stub.state == {"score":7,"note":null}
      &stub off
      add 1
      ? score == 1
      ? view.plate.text == "7 points"
      """, catalog: .board)
    #expect(played.diagnostics + played.failures == [])
    #expect(
      played.frames.prefix(5) == [
        #"0ms = {"score":0,"note":null}"#, #"0ms & plate "0 points""#, #"0ms = {"score":7,"note":null}"#,
        "0ms & dial 7",
        #"0ms & plate "7 points""#,
      ])
  }

  @Test func `RK-35: a dropped reactor takes its effects along`() {
    let played = PlayedScript("@reactor desk\nask 1\n! api#1 reply 7 after 5ms\n&drop\n+1s", catalog: .desk())
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"answers":[],"failures":[]}"#, "0ms > ask 1", "0ms ~ asked", #"0ms @ api#1 {"id":1}"#, "0ms x api#1",
        #"1000ms = {"answers":[],"failures":[]}"#,
      ])
  }

  @Test func `RK-35: a reactor that somebody else holds is a failure`() {
    final class Owner { var reactors: [AnyObject] = [] }
    let owner = Owner()
    let catalog = Catalog()
    catalog.reactor("held") { _ in
      let reactor = BoardReactor()
      owner.reactors.append(reactor)
      return reactor
    }
    #expect(
      PlayedScript("@reactor held\nadd 1\n&drop", catalog: catalog).failures == [
        "0ms: the reactor is still alive after '&drop': something retains it @3"
      ])
  }

  @Test func `RK-35: a reactor with children that somebody else holds may go on after its case`() {
    final class Parent: Reactor {
      enum Action: Decodable { case add }
      struct State { var count = 0; var child: BoardReactor? = BoardReactor() }
      let initialState = State()

      func reduce(state: State, mutation: Action) -> State {
        var state = state
        state.count += 1
        return state
      }
    }
    var held: [Parent] = []
    let catalog = Catalog()
    catalog.reactor("held") { _ in
      let reactor = Parent()
      held.append(reactor)
      return reactor
    }
    let played = PlayedScript("@reactor held\nadd\n&drop\n+1s", catalog: catalog)
    #expect(played.failures == ["0ms: the reactor is still alive after '&drop': something retains it @3"])
    let dropped = held[held.count - 1]
    dropped.action.onNext(.add)
    #expect(dropped.currentState.count == 2)
  }

  @Test(.whereTypesTell)
  func `switching the stub shows the current state if it is another one`() {
    let played = PlayedScript(
      """
      @reactor board
      add 1
      &stub.state {"score":5}
      &stub on
      ? score == 5
      &stub off
      ? score == 1
      &stub off
      """, catalog: .board)
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"score":0,"note":null}"#, "0ms > add 1", "0ms ~ add  score: 0 -> 1", #"0ms = {"score":5,"note":null}"#,
        #"0ms = {"score":1,"note":null}"#, #"0ms = {"score":1,"note":null}"#,
      ])
  }

  @Test func `a control inside of a disabled one is out of reach`() {
    let catalog = Catalog()
    catalog.reactor("boxed", view: { _ in Boxed() }) { _ in BoardReactor() }
    let played = PlayedScript("@reactor boxed\n&bind\n& box.dial turn 1\n& box.dial turn 1\n+1ms", catalog: catalog)
    #expect(played.actions == ["add"])
    #expect(played.frames.contains("0ms > box.dial.turn (dropped: disabled)"))
  }

  /// Disables the box around a dial after the first turn.
  private final class Boxed: View {
    final class Box: Control { let dial = Dial() }
    let box = Box()
    var disposeBag = DisposeBag()

    func bind(reactor: BoardReactor) {
      box.dial.turned.map(Reactor.Action.add).bind(to: reactor.action).disposed(by: disposeBag)
      reactor.state.map { $0.score == 0 }.bind(to: box.rx.isEnabled).disposed(by: disposeBag)
    }
  }

  /// Shows each state by a new plate, and has a buzzer from the first one on.
  private final class Changing: View {
    var plate = Plate()
    lazy var buzzer = Buzzer()
    var second: Plate?
    var disposeBag = DisposeBag()

    func bind(reactor: BoardReactor) {
      reactor.state.subscribe(onNext: { [unowned self] state in
        plate = Plate()
        plate.text = "\(state.score)"
        if state.score == 2 { second = Plate() }
      })
      .disposed(by: disposeBag)
    }
  }

  @Test func `controls that a view replaces or adds are found on the next line`() {
    let catalog = Catalog()
    catalog.reactor("changing", view: { _ in Changing() }) { _ in BoardReactor() }
    let played = PlayedScript(
      "@reactor changing\n&bind\nadd 1\n? view.plate.text == \"1\"\nadd 1\n? view.second.text == null", catalog: catalog
    )
    #expect(played.diagnostics + played.failures == [])
  }

  @Test func `a view that was bound is released with its case on the clock, and shows nothing any more`() {
    final class Notes { var lines: [String] = [] }
    final class Dying: View {
      let notes: Notes
      let plate = Plate()
      var disposeBag = DisposeBag()
      init(_ notes: Notes) { self.notes = notes }
      func bind(reactor: BoardReactor) {
        Disposables.create { [notes, plate] in
          plate.text = "gone"
          notes.lines.append(AmbientScheduler.current == nil ? "outside of the clock" : "on the clock")
        }
        .disposed(by: disposeBag)
      }
    }
    let notes = Notes()
    let catalog = Catalog()
    catalog.reactor("dying", view: { _ in Dying(notes) }) { _ in BoardReactor() }
    let played = PlayedScript("@reactor dying\n@case a\n&bind\n@case b\nadd 1", catalog: catalog)
    // Once in rehearsal, once in the case.
    #expect(notes.lines == ["on the clock", "on the clock"])
    #expect(!played.text.contains("gone"))
  }

  @Test func `looking at a reactor's view beforehand runs no effect`() {
    final class Eager: Reactor {
      typealias Action = String
      let initialState = ""
      let asked: () -> Void
      init(asked: @escaping () -> Void) { self.asked = asked }
      func mutate(action: String) -> Observable<String> {
        asked()
        return .just(action)
      }
    }
    final class EagerView: View {
      var disposeBag = DisposeBag()
      func bind(reactor: Eager) { reactor.action.onNext("load") }
    }
    final class Count { var asked = 0 }
    let count = Count()
    let catalog = Catalog()
    catalog.reactor("eager", view: { _ in EagerView() }) { _ in Eager(asked: { count.asked += 1 }) }
    _ = PlayedScript("@reactor eager\n&bind", catalog: catalog)
    #expect(count.asked == 1)
    _ = catalog.descriptions
    #expect(count.asked == 1)
  }

  @Test func `dropping a reactor makes no view`() {
    let catalog = Catalog()
    catalog.reactor("board", view: { _ in fatalError("made") } as (Stage) -> BoardView) { _ in BoardReactor() }
    #expect(PlayedScript("@reactor board\n&drop", catalog: catalog).failures == [])
  }
}
