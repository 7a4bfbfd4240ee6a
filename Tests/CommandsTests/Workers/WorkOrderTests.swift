import ActionScripts
import Files
import Mutants
import Playback
import Testing
import Timelines
import WorkerProcesses

@testable import Commands

@Suite struct WorkOrderTests {
  private func sent<Content: Message>(_ content: Content) throws -> Content? {
    var frames = MessageFrames()
    frames.append(MessageFrames.frame(content))
    return try frames.next(Content.self)
  }

  private static let source = ScriptSource(number: 3, path: "a b.reel", content: [1, 2])

  /// A play without a change, and one for each kind of change.
  private static let plays = [
    CasePlay(index: 0), CasePlay(index: 2, change: .drop(.mutation("a"))),
    CasePlay(index: 1, change: .double(.action("b"))), CasePlay(index: 1, change: .swap("a", "b")),
    CasePlay(index: 1, change: .ignoreCancellation(port: "p")), CasePlay(index: 1, change: .repeatReply(port: "p")),
    CasePlay(index: 1, change: .swallowFailure(port: "p")),
    CasePlay(index: 1, change: .alterPayload(action: "a", PayloadChange(at: ["x", "0"], .shortened))),
  ]

  @Test func `orders and settings for a worker arrive as they were`() throws {
    for order in [
      WorkOrder.check(Self.source), .play(Self.source, digest: .max, plays: Self.plays, golden: "a b.timeline"),
    ] {
      #expect(try sent(order) == order)
    }
    var settings = WorkerSettings(errorsAreFatal: true, memory: 1 << 40)
    #expect(try sent(settings) == settings)
    settings.rules = RuleText(RuleFile(Array("? always a unique".utf8), name: "a b.reel"))
    #expect(try sent(settings) == settings)
    settings.isForMutants = true
    #expect(try sent(settings) == settings)
    settings.followsCases = true
    #expect(try sent(settings) == settings)
  }

  @Test func `the trail of a case arrives as it was`() throws {
    var trail = CaseTrail()
    trail.vocabulary.actions = ["a"]
    trail.vocabulary.mutations = ["m"]
    trail.vocabulary.ports = ["p", "q"]
    trail.vocabulary.streams = ["s"]
    trail.sent = Tally([Tally.Entry(name: "a", count: 3)])
    trail.committed = Tally([Tally.Entry(name: "m", count: 1)])
    trail.pushed = Tally([Tally.Entry(name: "s", count: 2)])
    var calls = CaseTrail.Calls(port: "p")
    (calls.total, calls.replies, calls.failures, calls.cancellations, calls.oneWay, calls.values) = (9, 1, 2, 3, 4, 5)
    trail.calls = [calls]
    trail.states = [AbstractState(fields: [AbstractState.Field(path: "x", value: "nil")]), AbstractState(fields: [])]
    trail.transitions = [CaseTrail.Transition(from: 0, verb: "a", to: 1, count: 2)]
    #expect(try sent(trail) == trail)
    trail.transitions.append(CaseTrail.Transition(from: 1, verb: "a", to: 2, count: 1))
    #expect(throws: MessageError.self) { try sent(trail) }
  }

  @Test func `answers of a worker arrive as they were`() throws {
    var outline = ScriptOutline(name: "x.reel")
    let one = CaseOutline(
      title: "t", reactor: "r", tags: ["a"], isOnly: true, expectedFailure: "w", isLenient: true,
      line: 4, index: 1, overridesGiven: true)
    outline.cases = [one]
    let mistake = Diagnostic(
      "m", file: "f", range: SourceRange(line: 2, column: 3, length: 4), lineText: "text", lineTextColumn: 2, note: "n")
    outline.mistakes = [mistake, Diagnostic("no place")]
    outline.forbidsGolden = true
    outline.files = ["_part.reel"]
    outline.digest = 1 << 63
    outline.isReadable = false
    var failure = CaseFailure(
      "bad", at: Instant(nanoseconds: 7), place: Record.Place(line: 3, file: "f", includedAt: "x.reel:2"))
    (failure.diagnostic, failure.hole) = (mistake, "1")
    var played = PlayedCase(one, interruptedBy: failure)
    played.outcome.mistakes = [mistake]
    played.outcome.rules = [PlayedRule("r", .met), PlayedRule("s", .notApplied)]
    played.outcome.idleLines = ["u"]
    played.outcome.reached = [ReachedPlace(.swap("a", "b"), line: 3, file: "f"), ReachedPlace(.drop(.action("c")))]
    let place = Record.Place(line: 9, file: "f")
    let causes: [Record.Cause?] = [
      nil, .statement(place), .consequence(of: place), .consequence(of: Record.Place(line: 1)),
    ]
    for cause in causes { played.causes.append(cause) }
    played.printed = [65]
    played.goldenPart = GoldenPart(state: try #require(FileState(of: "/")), range: 3..<9)
    for answer in [WorkAnswer.ready, .checked(outline), .played(played)] { #expect(try sent(answer) == answer) }
  }

  @Test func `a script that was changed is another source with a number of its own`() {
    #expect(ScriptSource(number: 0, path: "x").changed() != ScriptSource(number: 0, path: "x"))
    #expect(Set((0..<9).map { ScriptSource(number: $0, path: "").changed().number }).isDisjoint(with: 0..<9))
  }
}
