import ActionScripts
import JSONValues
import Mutants
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct InterventionTests {
  /// A case that was played for mutants.
  private struct Played {
    let frames: [String]
    let outcome: CaseOutcome
  }

  private func play(
    _ script: String, _ catalog: Catalog = .desk(), changing change: Mutant.Change? = nil
  ) throws -> Played {
    var options = PlayOptions()
    options.isForMutants = true
    let prepared = ScriptPreparer(catalog: catalog, options: options, files: FakeFiles([:]))
      .prepare(Array(script.utf8), name: "x.reel")
    var text = TextTimelineWriter()
    let outcome = try #require(prepared.cases.first).play(changing: change, to: RecordFunction { text.write($0) })
    text.flush()
    let lines = String(decoding: text.takeOutput(), as: UTF8.self).split(separator: "\n").dropFirst(2)
    return Played(frames: lines.map { String($0.drop { $0 == " " }) }, outcome: outcome)
  }

  private static let asking = "@reactor desk\n! api reply 5\nask 1"

  @Test
  func `a case that is played as it is tells the places that it reached, in their order, with their lines`() throws {
    let played = try play("@reactor desk\n! api reply 5\n! api#2 fail 503\nask 1\nask 2\n! api#3 hang\nask 3\nstop")
    #expect(played.outcome.failures.isEmpty)
    let places = played.outcome.reached.map { "\($0.line) \($0.change.title)" }
    #expect(
      places == [
        "4 payload of 'ask' changed: increased", "4 payload of 'ask' changed: decreased",
        "4 mutation 'asked' dropped", "4 mutation 'asked' doubled", "4 mutations 'asked' and 'answered' swapped",
        "4 mutation 'answered' dropped", "4 mutation 'answered' doubled", "4 reply of 'api' delivered twice",
        "5 failure of 'api' swallowed", "5 mutations 'asked' and 'failed' swapped", "5 mutation 'failed' dropped",
        "5 mutation 'failed' doubled", "8 cancelled call of 'api' answered all the same",
      ])
  }

  @Test func `a case that is played without mutants notes no places`() {
    let outcomes = PlayedScript(Self.asking, catalog: .desk()).outcomes
    #expect(outcomes.map(\.reached.count) == [0])
  }

  @Test func `noting the places changes no frame`() throws {
    let plain = PlayedScript(Self.asking, catalog: .desk()).frames
    #expect(try play(Self.asking).frames == plain)
  }

  @Test func `a dropped mutation changes no state and is not shown`() throws {
    let played = try play(Self.asking, changing: .drop(.mutation("answered")))
    #expect(
      played.frames.suffix(3) == [
        #"0ms @ api#1 {"id":1}"#, "0ms < api#1", #"0ms = {"answers":[],"failures":[]}"#,
      ])
  }

  @Test func `a doubled mutation is reduced twice`() throws {
    let played = try play(Self.asking, changing: .double(.mutation("answered")))
    #expect(played.frames.last == #"0ms = {"answers":[5,5],"failures":[]}"#)
  }

  @Test func `swapped mutations come in the other order, each time`() throws {
    let played = try play(Self.asking, changing: .swap("asked", "answered"))
    #expect(
      played.frames.dropFirst().dropLast() == [
        "0ms > ask 1", #"0ms @ api#1 {"id":1}"#, "0ms < api#1", "0ms ~ answered  answers.+0: 5", "0ms ~ asked",
      ])
  }

  @Test func `a change whose place the case does not reach leaves every frame as it is`() throws {
    let plain = try play(Self.asking).frames
    for change: Mutant.Change in [
      .drop(.mutation("failed")), .drop(.action("ask")), .swap("answered", "asked"),
      .ignoreCancellation(port: "api"), .swallowFailure(port: "api"), .repeatReply(port: "http"),
      .alterPayload(action: "stop", PayloadChange(at: [], .increased)),
    ] {
      #expect(try play(Self.asking, changing: change).frames == plain)
    }
  }

  @Test func `a cancelled call is answered all the same, and what follows happens`() throws {
    let script = "@reactor desk\n! api reply 5 after 10ms\nask 1\nstop"
    #expect(try play(script).frames.contains("0ms x api#1"))
    let played = try play(script, changing: .ignoreCancellation(port: "api"))
    #expect(!played.frames.contains("0ms x api#1"))
    #expect(played.frames.last == #"10ms = {"answers":[5],"failures":[]}"#)
  }

  @Test func `a reply comes twice`() throws {
    let played = try play(Self.asking, changing: .repeatReply(port: "api"))
    #expect(played.frames.last == #"0ms = {"answers":[5,5],"failures":[]}"#)
  }

  @Test func `a failed call completes without an error, while the timeline still shows its failure`() throws {
    let played = try play("@reactor desk\n! api fail 503\nask 1", changing: .swallowFailure(port: "api"))
    #expect(played.frames.suffix(2) == [#"0ms < api#1 fail "503""#, #"0ms = {"answers":[],"failures":[]}"#])
  }

  @Test func `the reactor gets another payload than the timeline shows`() throws {
    let played = try play(
      Self.asking, changing: .alterPayload(action: "ask", PayloadChange(at: [], .increased)))
    #expect(played.frames.contains("0ms > ask 1"))
    #expect(played.frames.contains(#"0ms @ api#1 {"id":2}"#))
  }

  @Test func `a repeated action has another payload each time, and so has one with a value that is looked up`() throws {
    let change = Mutant.Change.alterPayload(action: "ask", PayloadChange(at: [], .decreased))
    let played = try play(
      "@reactor desk\n! api reply 5\nask 1 x2\n@let n = state.answers.0\nask ${n}", changing: change)
    #expect(played.outcome.mistakes.isEmpty)
    #expect(
      played.frames.filter { $0.contains("@") } == [
        #"0ms @ api#1 {"id":0}"#, #"0ms @ api#2 {"id":0}"#, #"0ms @ api#3 {"id":4}"#,
      ])
  }
}
