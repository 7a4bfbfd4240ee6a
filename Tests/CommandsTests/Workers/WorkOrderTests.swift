import Testing
import Timelines

@testable import Commands

@Suite struct WorkOrderTests {
  private func sent<Content: Message>(_ content: Content) throws -> Content? {
    var frames = MessageFrames()
    frames.append(MessageFrames.frame(content))
    return try frames.next(Content.self)
  }

  private static let source = ScriptSource(number: 3, path: "a b.reel", content: [1, 2])

  @Test func ordersArriveAsTheyWere() throws {
    for order in [WorkOrder.check(Self.source), .play(Self.source, digest: .max, cases: [0, 2])] {
      #expect(try sent(order) == order)
    }
    let settings = WorkerSettings(errorsAreFatal: true, memory: 1 << 40)
    #expect(try sent(settings) == settings)
  }

  @Test func answersArriveAsTheyWere() throws {
    var outline = ScriptOutline(name: "x.reel")
    outline.cases = [
      CaseOutline(title: "t", reactor: "r", tags: ["a"], isOnly: true, expectedFailure: "w", line: 4, index: 1)
    ]
    outline.mistakes = [ScriptMistake(message: "m", place: Record.Place(line: 2, file: "f"), description: "error: m")]
    outline.forbidsGolden = true
    outline.files = ["_part.reel"]
    outline.digest = 1 << 63
    outline.isReadable = false
    var played = PlayedCase(mistake: ScriptMistake("error"))
    played.outcome.failures = [
      PlayedCase.Failure(
        description: "bad", at: Instant(nanoseconds: 7), place: Record.Place(line: 3, file: "f"), diagnostic: "d",
        hole: "1")
    ]
    played.outcome.expectedFailure = "w"
    played.places = [nil, Record.Place(line: 9)]
    played.printed = [65]
    for answer in [WorkAnswer.ready, .checked(outline), .played(played)] { #expect(try sent(answer) == answer) }
  }

  @Test func aScriptThatWasChangedIsAnother() {
    #expect(ScriptSource(number: 0, path: "x").changed() != ScriptSource(number: 0, path: "x"))
    #expect(Set((0..<9).map { ScriptSource(number: $0, path: "").changed().number }).isDisjoint(with: 0..<9))
  }
}
