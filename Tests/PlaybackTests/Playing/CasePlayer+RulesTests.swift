import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerRulesTests {
  @Test func `a rule that holds leaves no record, and neither does one whose line comes after its breach`() {
    let plain = playTimed("mark a\nmark b")
    #expect(plain.failures == [])
    let ruled = playTimed(
      "? always marks unique\nmark a\nmark b\n? never marks has a when marks.7 exists or marks == []")
    #expect(ruled.diagnostics == [])
    #expect(ruled.frames == plain.frames)
    #expect(playTimed("mark a\nmark a\n? never marks unique\nmark b").failures == [])
    // The rule holds from its line on.
    #expect(playTimed("mark a\nmark a\nmark b\n? always marks.0 == a").failures == [])
  }

  @Test func `a rule is broken once in a case, at its instant, with the lines of the rule and of the step`() {
    let played = playTimed("? always marks unique\nmark a\nmark b\nmark a\nmark b")
    #expect(
      played.failures == [
        #"0ms: expected always marks unique, but after line 4 marks is ["a","b","a"], with equal elements 0 and 2 @1"#
      ])
    #expect(played.frames.filter { $0.contains("?") } == [#"0ms ? always marks unique  actual ["a","b","a"]"#])
    let expects = played.records.compactMap { record in
      if case .expect(let ok, let text, _) = record.event {
        "\(ok) \(text) \(record.cause?.place.line ?? 0)"
      } else {
        nil
      }
    }
    #expect(expects == ["false always marks unique 1"])
  }

  @Test func `a rule is judged while time passes, after all work of each instant`() {
    // Both marks come at the same instant; between them the rule would be broken.
    expect([
      "? always marks.count != 1\nlater a 10ms\nlater b 10ms\n+1s": [],
      "? never marks.count == 1\nlater a 10ms\nlater b 20ms\n+1s": [
        "10ms: expected never marks.count == 1, but after line 4 marks.count is 1 @1"
      ],
      "? always marks.count < 2\nlater a 10ms\nlater b 20ms": [
        "20ms: expected always marks.count < 2, but after line 3 marks.count is 2 @1"
      ],
      "tick 1s\n? always $time < 3s\n+5s\n? $inflight == 1": [
        "3s: expected always $time < \"3s\", but after line 3 $time is 3000 @2"
      ],
      "? never marks.count == 2\nmark a x3": [
        "0ms: expected never marks.count == 2, but after line 2 marks.count is 2 @1"
      ],
    ]) { playTimed($0).failures }
  }

  @Test func `a rule that does not hold from the beginning says so`() {
    #expect(
      playTimed("? always marks has a").failures == [
        "0ms: expected always marks has \"a\", but at the start marks is [] @1"
      ])
    #expect(
      playTimed("mark a\n? never marks has a").failures == [
        #"0ms: expected never marks has "a", but at its own line marks is ["a"] @2"#
      ])
  }

  @Test func `'when' limits a rule to the states for which it is meant, and all paths are named`() {
    #expect(
      playTimed("? always marks.count == 2 when $inflight == 0 and marks.count > 0\nlater a 10ms\nlater b 10ms")
        .failures == [])
    #expect(
      playTimed("? always marks has b when $inflight == 0 and marks.count > 0\nlater a 10ms").failures == [
        #"10ms: expected always marks has "b" when $inflight == 0 and marks.count > 0, but after line 2 marks is ["a"] and $inflight is 0 and marks.count is 1 @1"#
      ])
    let played = playTimed("? never marks.5 == x or marks == [\"a\"]\nmark a")
    #expect(
      played.frames.filter { $0.contains("?") } == [
        #"0ms ? never marks.5 == "x" or marks == ["a"]  actual {"marks":["a"]}"#
      ])
    #expect(
      played.failures == [
        #"0ms: expected never marks.5 == "x" or marks == ["a"], but after line 2 marks.5 is missing and marks is ["a"] @1"#
      ])
    #expect(playTimed("? always {\"flash\":null}\nmark !a").failures.first?.contains("the state is {") == true)
  }

  @Test func `'finally' looks at the end of the case, or at the time since its last line`() {
    expect([
      "? finally marks has a\nlater a 10s": [],
      "? finally marks has b\nlater a 10s": [#"10s: expected finally marks has "b", but at the end marks is ["a"] @1"#],
      "? finally marks has a within 10s\nlater a 10s": [],
      "? finally marks has a within 9s\n+1s\nlater a 10s": [
        #"11s: expected finally marks has "a" within 9s, but it holds only from 11s on, and the last line was played at 1s: marks is ["a"] @1"#
      ],
      // The last state is judged, too, of what was released.
      "? finally marks has b\nmark a\n&drop": [
        #"0ms: expected finally marks has "b", but at the end marks is ["a"] @1"#
      ],
      "? finally marks has a within 1s\nmark a\n&drop": [],
    ]) { playTimed($0).failures }
    // What holds early on and not in the end is broken.
    #expect(playTimed("? finally marks == [] within 1s\nlater a 10s").failures.count == 1)
  }

  @Test func `time passes for 'within' beyond the work that is due once, as far as is needed`() {
    let script = "? finally marks.count == 3 within 30s\ntick 10s\n? $inflight == 1"
    let played = playTimed(script)
    #expect(played.failures == [])
    #expect(played.marks == [#"10000ms "t0""#, #"20000ms "t1""#, #"30000ms "t2""#])
    let late = playTimed("? finally marks.count == 4 within 30s\ntick 10s\n? $inflight == 1")
    #expect(
      late.failures == [
        #"30s: expected finally marks.count == 4 within 30s, but at the end marks.count is 3 @1"#
      ])
    #expect(playTimed(script, until: Instant(nanoseconds: 5_000_000_000)).failures == [])
  }

  @Test func `'finally' that states how much is in flight allows that at the end`() {
    #expect(playTimed("? finally $inflight == 1\ntick 1s\n+1s").failures == [])
    #expect(playTimed("? finally $inflight >= 1\ntick 1s\n+1s").failures.count == 1)
    #expect(
      playTimed("? finally $inflight == 0\ntick 1s\n+1s").failures == [
        "1s: expected finally $inflight == 0, but at the end $inflight is 1 @1",
        "1s: 1 effect is still in flight at the end, begun by 'tick'; to expect that, end with: ? $inflight == 1 @2",
      ])
  }

  @Test func `'sometimes' fails nothing, and says where it was never true`() {
    func standings(_ script: String) -> [String] {
      let played = playTimed(script)
      #expect(played.failures + played.diagnostics == [])
      return played.outcomes.flatMap { outcome in outcome.rules.map { "\($0.name) \($0.standing)" } }
    }
    #expect(
      standings("? sometimes marks has a\n? sometimes marks has b\nmark a\nmark c") == [
        "'? sometimes marks has \"a\"' (x.reel:1) met", "'? sometimes marks has \"b\"' (x.reel:2) neverTrue",
      ])
    #expect(standings("? sometimes flash == nil\nmark a") == ["'? sometimes flash == null' (x.reel:1) met"])
    #expect(
      standings("? sometimes marks.7 == nil\nmark a") == [
        "'? sometimes marks.7 == null' (x.reel:1) neverTrueAndMissing"
      ])
  }

  @Test func `a rule uses a value that is looked up while the case plays`() {
    let script = "mark a\n@let first = state.marks.0\n? always marks.0 == ${first}\nmark b"
    #expect(playTimed(script).failures + playTimed(script).diagnostics == [])
    #expect(
      playTimed("mark a\n@let first = state.marks.0\n? never marks.1 == ${first}\nmark a").failures == [
        #"0ms: expected never marks.1 == "a", but after line 4 marks.1 is "a" @3"#
      ])
  }

  @Test func `values that the script hides are hidden in a broken rule`() {
    let played = playTimed(
      "@redact marks.* as mark\n? never marks.0 == secret and {\"marks\":[\"secret\"]}\nmark secret")
    #expect(played.frames.filter { $0.contains("?") && $0.contains("secret") } == [])
    #expect(!played.failures.joined().contains("secret"))
    #expect(played.failures.count == 1)
  }

  @Test func `a rule looks at the view, at calls and at mutations`() {
    #expect(
      playTimed("? never $mutations.-1.mark._0 == b\nmark a\nmark b").failures == [
        #"0ms: expected never $mutations.-1.mark._0 == "b", but after line 3 $mutations.-1.mark._0 is "b" @1"#
      ])
    let desk = PlayedScript(
      "@reactor desk\n? never $calls.api.count > 1\n! api reply 1\nask 1\nask 2", catalog: .desk())
    #expect(desk.failures == ["0ms: expected never $calls.api.count > 1, but after line 5 $calls.api.count is 2 @2"])
  }
}
