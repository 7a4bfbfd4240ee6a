import ActionScripts
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

/// A live player whose output can be looked at between two pieces of input.
private final class Session {
  private(set) var kinds: [String] = []
  private(set) var diagnostics: [String] = []
  private var player: LivePlayer?

  init(_ catalog: Catalog, reactor: String? = nil) {
    var options = PlayOptions()
    options.reactor = reactor
    player = LivePlayer(
      catalog: catalog, options: options, files: FakeFiles(["_a.reel": "roll\nroll"]), notation: nil,
      receive: { [unowned self] record in kinds.append(Self.kind(of: record)) },
      report: { [unowned self] in diagnostics.append($0.oneLine) })
  }

  /// The records that the text causes.
  func feed(_ text: String) -> [String] {
    kinds = []
    player?.feed(Array(text.utf8))
    return kinds
  }

  func finish() -> (kinds: [String], outcomes: [CaseOutcome], isSound: Bool) {
    kinds = []
    let result = player?.finish()
    return (kinds, result?.outcomes ?? [], result?.isSound ?? false)
  }

  private static func kind(of record: Record) -> String {
    switch record.event {
    case .begin(let script, let title, _, _): "begin \(script ?? "-") \(title ?? "-")"
    case .action(let name, _):
      "\(record.cause?.place.file.map { $0 + ":" } ?? "")\(record.cause?.place.line ?? 0) \(name)"
    case .mutation: "mutation"
    case .state: "state"
    case .emit: "emit"
    case .call: "call"
    case .reply: "reply"
    case .expect(let ok, _, _): "expect \(ok)"
    case .end(_, _, _, let ok): "end \(ok)"
    default: "other"
    }
  }
}

@Suite struct LivePlayerTests {
  @Test func `a statement is played as soon as its line is complete`() {
    let session = Session(.stage, reactor: "stage")
    #expect(session.feed("# text\n@seed 1\n") == [])
    #expect(session.feed("ro") == [])
    #expect(session.feed("ll") == [])
    #expect(
      session.feed("\nroll\n? ro") == ["begin - -", "3 roll", "mutation", "state", "4 roll", "mutation", "state"])
    #expect(session.feed("lls.0 exists\n\"roll\"\n") == ["expect true", "6 roll", "mutation", "state"])
    #expect(
      session.feed("@include _a.reel\n") == [
        "_a.reel:1 roll", "mutation", "state", "_a.reel:2 roll", "mutation", "state",
      ])
    let end = session.finish()
    #expect(end.kinds == ["end true"])
    #expect(end.isSound)
    #expect(end.outcomes.map(\.outline.reactor) == ["stage"])
  }

  @Test func `a last line without a line break is played at the end`() {
    let session = Session(.stage, reactor: "stage")
    #expect(session.feed("roll") == [])
    #expect(session.finish().kinds == ["begin - -", "1 roll", "mutation", "state", "end true"])
  }

  @Test func `empty input begins and ends a case`() {
    let session = Session(.stage, reactor: "stage")
    #expect(session.feed("") == [])
    let end = session.finish()
    #expect(end.kinds == ["begin - -", "end true"])
    #expect(end.isSound)
  }

  @Test func `a new case ends the one before, and each has its outcome`() {
    let session = Session(.stage)
    #expect(session.feed("@reactor stage\n@case a\nroll\n") == ["begin - a", "3 roll", "mutation", "state"])
    #expect(session.feed("? rolls == []\n@case b\n") == ["expect false", "end false"])
    #expect(session.feed("roll\n") == ["begin - b", "6 roll", "mutation", "state"])
    let end = session.finish()
    #expect(end.outcomes.map(\.outline.title) == ["a", "b"])
    #expect(end.outcomes.map(\.failures.isEmpty) == [false, true])
    #expect(end.isSound)
  }

  @Test(.whereTypesTell)
  func `after a mistake nothing is played, later lines are checked, and the case has no end`() {
    let session = Session(.stage, reactor: "stage")
    #expect(session.feed("roll\nrolll\nroll\n") == ["begin - -", "1 roll", "mutation", "state"])
    #expect(session.feed("? rols exists\nroll\n@case x\nroll\n") == [])
    let end = session.finish()
    #expect(end.kinds == [])
    #expect(end.outcomes.isEmpty)
    #expect(!end.isSound)
    #expect(
      session.diagnostics == [
        "-:2:1+5 unknown action 'rolll' | did you mean 'roll'? this reactor has: complain, roll",
        "-:4:3+4 unknown field 'rols' | did you mean 'rolls'? there are: rolls, told",
        "-:6:7+1 a statement stands before the first '@case', in line 1 | only directives before the first '@case' apply to all cases",
      ])
  }

  @Test func `a line that cannot be parsed stops the playing`() {
    let session = Session(.stage, reactor: "stage")
    #expect(session.feed("roll\n? rolls = 1\nroll\n") == ["begin - -", "1 roll", "mutation", "state"])
    #expect(session.finish().isSound == false)
  }

  @Test func `a reply of the wrong type is blamed on its line, which was read long before`() {
    let session = Session(.desk(), reactor: "desk")
    #expect(
      session.feed("! api reply \"x\" after 1ms\nask 1\n") == ["begin - -", "2 ask", "mutation", "state", "call"])
    #expect(session.feed("+1ms\nask 2\n") == ["reply"])
    #expect(session.diagnostics == [#"-:1:13+3 the reply of port 'api' is no Int: reply: expected Int, found "x""#])
    let end = session.finish()
    #expect(end.kinds == [])
    #expect(!end.isSound)
  }

  @Test func `a mistake that shows only after the last line is reported at the end`() {
    let session = Session(.desk(), reactor: "desk")
    _ = session.feed("! api reply \"x\" after 1ms\nask 1\n")
    let end = session.finish()
    #expect(end.kinds == ["reply"])
    #expect(!end.isSound)
    #expect(session.diagnostics.count == 1)
  }

  @Test func `a variable that is never used is reported at the end`() {
    let session = Session(.stage, reactor: "stage")
    _ = session.feed("@let n = 1\nroll\n")
    let end = session.finish()
    #expect(end.kinds == ["end true"])
    #expect(!end.isSound)
    #expect(session.diagnostics == ["-:1:6+1 variable 'n' is never used | use it as ${n}, or take it out"])
  }

  @Test func `a reactor that outlives a session with a mistake sends records to nobody`() {
    final class Keeper { var reactor: BoardReactor? }
    let keeper = Keeper()
    let catalog = Catalog()
    catalog.reactor("kept") { _ in
      let reactor = BoardReactor()
      keeper.reactor = reactor
      return reactor
    }
    do {
      let session = Session(catalog, reactor: "kept")
      #expect(session.feed("add 1\n") == ["begin - -", "1 add", "mutation", "state"])
      #expect(session.feed("nonsense\n") == [])
      #expect(!session.finish().isSound)
    }
    keeper.reactor?.action.onNext(.add(2))
    #expect(keeper.reactor?.currentState.score == 1)
  }
}
