import Playback
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerTimeTests {
  @Test func `work that is due at one instant runs in the order in which it was scheduled`() {
    #expect(playTimed("later b 10ms\nlater a 10ms\nlater c 5ms").marks == [#"5ms "c""#, #"10ms "b""#, #"10ms "a""#])
  }

  @Test func `an advance of the time runs the work that is due exactly at its end`() {
    #expect(playTimed("later a 10ms\n+9ms\nmark x\n+1ms\nmark y").marks == [#"9ms "x""#, #"10ms "a""#, #"10ms "y""#])
    #expect(playTimed("later a 10ms\n=10ms\nmark x").marks == [#"10ms "a""#, #"10ms "x""#])
    #expect(playTimed("=10ms\n=10ms\n+0ms").frames.last == #"10ms = {"marks":[],"flash":null}"#)
  }

  @Test func `work that is due at once runs before the next statement`() {
    #expect(playTimed("later a 0ms\nmark b").marks == [#"0ms "a""#, #"0ms "b""#])
  }

  @Test func `time that runs backwards is an error before anything is played`() {
    let played = playTimed("+1s\nmark a\n=400ms")
    #expect(played.diagnostics == ["3:2+5 time cannot run backwards | the clock shows 1s here"])
    #expect(played.records.isEmpty)
  }

  @Test func `behind +idle, time that runs backwards is found while playing and ends the case`() {
    let played = playTimed("later a 2s\n+idle\n  =400ms   # too early\nmark b")
    #expect(played.marks == [#"2000ms "a""#])
    #expect(played.diagnostics == ["3:4+5 time cannot run backwards | the clock shows 2s here"])
    #expect(played.records.contains { if case .end = $0.event { true } else { false } } == false)
    #expect(playTimed("later a 2s\n+idle\n=2s\nmark b").diagnostics == [])
  }

  @Test func `a span that leads beyond the end of time is an error before anything is played`() {
    let played = playTimed("=9223372036854ms\n  +775.807us\n  +0.001us  # too late\nmark a")
    #expect(
      played.diagnostics == ["3:3+8 time ends at 9223372036854.775807ms | the clock shows 9223372036854.775807ms here"])
    #expect(played.records.isEmpty)
  }

  @Test func `behind +idle, a span that leads beyond the end of time is found while playing and ends the case`() {
    let played = playTimed("later a 2s\n+idle\n+9223372036854ms\nmark b")
    #expect(played.marks == [#"2000ms "a""#])
    #expect(played.diagnostics == ["3:1+16 time ends at 9223372036854.775807ms | the clock shows 2000ms here"])
    let until = Instant(nanoseconds: 3_000_000_000)
    #expect(playTimed("later a 2s\n+idle\n+9223372036854ms\nmark b", until: until).diagnostics == [])
  }

  @Test func `+idle advances until no one-shot work is left, and leaves periodic work in flight`() {
    #expect(
      playTimed("tick 10ms\nlater a 25ms\n+idle\n? $time == 25ms\n? $inflight == 1").marks == [
        #"10ms "t0""#, #"20ms "t1""#, #"25ms "a""#,
      ])
    #expect(playTimed("tick 10ms\n+idle\n? $inflight == 1").marks == [])
  }

  @Test func `a buffer that is open has more work to come, until the reactor is dropped`() {
    let played = playTimed("@timeout 25ms\ngather 10ms")
    #expect(played.marks.count == 2)
    #expect(played.failures == ["25ms: not idle after 25ms of virtual time: 'gather' has more work to come"])
    #expect(playTimed("@timeout 25ms\ngather 10ms\n+15ms\n&drop").failures == [])
  }

  @Test func `at its end a case runs what is still due, and ends at the later of script and last frame`() {
    let played = playTimed("later a 10ms\n+3ms")
    #expect(played.marks == [#"10ms "a""#])
    #expect(played.frames.last == #"10ms = {"marks":["a"],"flash":null}"#)
    #expect(playTimed("mark a\n+3ms").frames.last == #"3ms = {"marks":["a"],"flash":null}"#)
  }

  @Test func `work beyond the time-out fails the case as not idle`() {
    let played = playTimed("@timeout 1s\nlater a 2s")
    #expect(played.failures == ["1s: not idle after 1s of virtual time: 'later' has more work to come"])
    #expect(played.frames.last == #"0ms = {"marks":[],"flash":null}"#)
    #expect(playTimed("@timeout 2s\nlater a 2s").failures == [])
    #expect(
      playTimed("later a 2h").failures == ["1h: not idle after 1h of virtual time: 'later' has more work to come"])
  }

  @Test func `work that schedules itself at the same instant without end fails the case as a livelock`() {
    #expect(
      playTimed("+5ms\nspin\nmark never").failures == [
        "5ms: livelock: more than 100 events at one instant, the last one of 'spin'"
      ])
  }

  @Test func `an asynchronous effect fails the case where it would run in real time`() {
    let script = "@case one\nmark a\nasync\nmark b\n@case next\nmark c"
    let played = playTimed(script)
    #expect(
      played.failures == [
        "0ms: an effect is asynchronous, and this process would run it in real time: play it with 'Reel.main', "
          + "built by Swift 6.3 on Linux and linked dynamically"
      ])
    #expect(played.actions == ["mark", "async", "mark"])
    #expect(played.records == playTimed(script).records)
  }

  @Test func `more statements at one instant than it may have events are no livelock`() {
    let played = playTimed(String(repeating: "mark a\n", count: 150))
    #expect(played.failures == [])
  }

  @Test func `a limit of time stops the clock, and nothing beyond it is played`() {
    let until = Instant(nanoseconds: 20_000_000)
    let played = playTimed("later a 10ms\nlater b 20ms\nlater c 21ms\n+1s\nmark d", until: until)
    #expect(played.marks == [#"10ms "a""#, #"20ms "b""#])
    #expect(played.frames.last == #"20ms = {"marks":["a","b"],"flash":null}"#)
    #expect(played.failures == [])
    expect([
      "later a 10ms\nlater c 30ms": [#"10ms "a""#],
      "later a 10ms\nlater c 30ms\n+idle\nmark d": [#"10ms "a""#],
      "later a 10ms\n+idle\nmark d": [#"10ms "a""#, #"10ms "d""#],
      "+20ms\nmark a\n+1ms\nmark b": [#"20ms "a""#],
    ]) { playTimed($0, until: until).marks }
    #expect(playTimed("mark a\n+idle", until: until).frames.last == #"0ms = {"marks":["a"],"flash":null}"#)
  }
}
