import HeadlessViews
import Observables
import Playback
import Reactors
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerViewsTests {
  @Test func `what a gesture sends is the doing of its line, what follows is not`() {
    let played = PlayedScript("@reactor board\n&bind\n\n& dial turn 2\nadd 1", catalog: .board)
    let places = played.records.compactMap { record -> Int?? in
      if case .action(let place, _, _) = record.event { .some(place?.line) } else { nil }
    }
    #expect(places == [4, 5])
  }

  @Test func `a gesture on a disabled control is a frame that says so`() {
    let played = PlayedScript("@reactor board\n&bind\nadd 12\n& dial press\n? score == 12", catalog: .board)
    #expect(played.frames.suffix(2) == ["0ms > dial.press (dropped: disabled)", #"0ms = {"score":12,"note":null}"#])
    #expect(played.failures == [])
  }

  @Test func `a gesture on a view without a reactor leads nowhere`() {
    let played = PlayedScript("@reactor board\n& dial turn 2\n&bind\n&unbind\n& dial turn 2", catalog: .board)
    #expect(played.actions == [])
  }

  @Test("RK-19 binding again replaces the bindings") func rebinding() {
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

  @Test("RK-20 a page binds when it loads") func loading() {
    let catalog = Catalog()
    catalog.reactor("page", view: { _ in Page() }) { _ in BoardReactor() }
    let played = PlayedScript(
      "@reactor page\n&bind\n& dial turn 1\n? score == 0\n&load\n& dial turn 2\n? view.dial.position == 2",
      catalog: catalog)
    #expect(played.diagnostics + played.failures == [])
    #expect(played.actions == ["add"])
  }

  @Test("RK-24, RK-25, RK-27 the stub records what the view sends") func stubbedActions() {
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

  @Test("RK-26, RK-28 the view shows the state that the stub is given") func stubbedState() {
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

  @Test("RK-35 a dropped reactor takes its effects along") func dropping() {
    let played = PlayedScript("@reactor desk\nask 1\n! api#1 reply 7 after 5ms\n&drop\n+1s", catalog: .desk())
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"answers":[],"failures":[]}"#, "0ms > ask 1", "0ms ~ asked", #"0ms @ api#1 {"id":1}"#, "0ms x api#1",
        #"1000ms = {"answers":[],"failures":[]}"#,
      ])
  }

  @Test("RK-35 a reactor that somebody else holds is a failure") func leaking() {
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
        "0ms: the reactor is still alive after '&drop': something holds it"
      ])
  }

  @Test func `what the view asks the system to open is shown`() {
    final class Opener: View {
      let dial = Dial()
      var disposeBag = DisposeBag()
      let open: (String) -> Void
      init(open: @escaping (String) -> Void) { self.open = open }
      func bind(reactor: BoardReactor) {
        dial.pressed.subscribe(onNext: { [open] in open("https://example.org/a?b=c") }).disposed(by: disposeBag)
      }
    }
    let catalog = Catalog()
    catalog.reactor("opener", view: { stage in Opener(open: { [unowned stage] in stage.open($0) }) }) { _ in
      BoardReactor()
    }
    #expect(
      PlayedScript("@reactor opener\n&bind\n& dial press", catalog: catalog).frames.contains(
        "0ms & open https://example.org/a?b=c"))
  }
}
