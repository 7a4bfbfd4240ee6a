import Playback
import TestSupport
import Testing
import Timelines

@Suite struct CasePlayerTellingTests {
  @Test func `actions that send themselves are a livelock`() {
    let played = playTimed("loop\nmark never")
    #expect(played.failures == ["0ms: livelock: more than 10000 events at one instant, the last one of action 'loop'"])
    #expect(played.records.count == 10_002)
    #expect(played.marks == [])
  }

  @Test func `an effect without end is a livelock`() {
    let played = playTimed("flood")
    #expect(
      played.failures == ["0ms: livelock: more than 10000 events at one instant, the last one of mutation 'mark'"])
  }

  @Test func `actions sent from inside follow, without a line`() {
    let played = playTimed("echo")
    #expect(
      played.frames.dropFirst().prefix(4) == [
        "0ms > echo", #"0ms ~ mark  marks.+0: "outer""#, #"0ms > mark "inner""#, #"0ms ~ mark  marks.+1: "inner""#,
      ])
    let places = played.records.compactMap { record -> Int?? in
      if case .action(let place, _, _) = record.event { .some(place?.line) } else { nil }
    }
    #expect(places == [1, nil])
  }

  @Test func `an error of an effect is shown and fails nothing`() {
    let played = playTimed("fail\n? $errors == 1")
    #expect(
      played.frames.dropFirst() == [
        "0ms > fail", #"0ms ~ mark  marks.+0: "before""#, #"0ms ! fail "Broken""#,
        #"0ms = {"marks":["before"],"flash":null}"#,
      ])
    #expect(played.failures == [])
  }

  @Test func `a pulse shows each time it is assigned`() {
    #expect(
      playTimed("mark !a\nmark !a\nmark b").frames.filter { $0.contains("^") } == [
        #"0ms ^ flash "!a""#, #"0ms ^ flash "!a""#,
      ])
  }

  @Test func `the records of an action, in order`() {
    let events = playTimed("mark !a").records.map { record -> String in
      switch record.event {
      case .begin(let script, _, let reactor, _): "begin \(script ?? "-") \(reactor)"
      case .action(let place, let name, let tree): "action \(place?.line ?? 0) \(name) \(tree.text)"
      case .mutation(let name, let tree): "mutation \(name) \(tree.text)"
      case .state(let changes, let state): "state \(changes.map(\.path)) \(state.text)"
      case .pulse(let path, let value): "pulse \(path) \(value.text)"
      case .end(let state, let inFlight, let errors, let ok): "end \(state.text) \(inFlight) \(errors) \(ok)"
      default: "?"
      }
    }
    #expect(
      events == [
        "begin x.reel timed", #"action 1 mark {"mark":{"_0":"!a"}}"#, #"mutation mark {"mark":{"_0":"!a"}}"#,
        #"state ["marks.0", "flash"] {"marks":["!a"],"flash":"!a"}"#, #"pulse flash "!a""#,
        #"end {"marks":["!a"],"flash":"!a"} 0 0 true"#,
      ])
  }
}
