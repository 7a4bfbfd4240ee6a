import Coverage
import JSONValues
import Playback
import Testing

@Suite struct SuiteCoverageTests {
  private static var search: CaseTrail {
    var trail = CaseTrail("a:0", "a:1", transitions: "0 find 1", "1 ! api reply 0", "0 find 1")
    trail.vocabulary.actions = ["find", "more"]
    trail.vocabulary.mutations = ["set", "fail"]
    trail.vocabulary.ports = ["api", "cache"]
    trail.vocabulary.streams = ["events"]
    trail.sent = Tally([Tally.Entry(name: "find", count: 2)])
    trail.committed = Tally([Tally.Entry(name: "set", count: 1)])
    var calls = CaseTrail.Calls(port: "api")
    (calls.total, calls.replies) = (2, 1)
    trail.calls = [calls]
    return trail
  }

  /// A trail whose case takes another step and leaves a call open.
  private static var failing: CaseTrail {
    var trail = CaseTrail("a:0", "a:2", transitions: "0 more 1")
    trail.vocabulary = search.vocabulary
    trail.sent = Tally([Tally.Entry(name: "more", count: 1)])
    trail.committed = Tally([Tally.Entry(name: "fail", count: 1)])
    trail.pushed = Tally([Tally.Entry(name: "events", count: 1)])
    var calls = CaseTrail.Calls(port: "api")
    (calls.total, calls.failures, calls.cancellations) = (2, 1, 1)
    trail.calls = [calls]
    return trail
  }

  private func coverage(_ trails: CaseTrail...) -> SuiteCoverage {
    var coverage = SuiteCoverage(of: ["counter", "search"])
    for trail in trails { coverage.add(trail, of: "search") }
    return coverage
  }

  @Test func `what was not done is told by name, and counts against the percentage`() {
    let coverage = coverage(Self.search)
    #expect(
      coverage.text(isWhole: true, tellingCalls: false) == """
        search   33 %  3 of 9; 2 kinds of states, 2 kinds of transitions
          never sent: more
          never committed: fail
          never called: cache
          never failed: api
          never pushed: events
        no script plays: counter
        coverage 33 %: 3 of 9

        """)
  }

  @Test func `cases add up, in any order`() {
    let (one, other) = (coverage(Self.search, Self.failing), coverage(Self.failing, Self.search))
    #expect(one.text(isWhole: true, tellingCalls: true) == other.text(isWhole: true, tellingCalls: true))
    #expect(
      one.text(isWhole: false, tellingCalls: true) == """
        search   77 %  7 of 9; 3 kinds of states, 3 kinds of transitions
          api: 4 calls: 1 replied, 1 failed, 1 cancelled, 1 never answered
          never called: cache
        coverage 77 %: 7 of 9

        """)
  }

  @Test func `coverage expects no reply of a port that is only told, and no failure of one asked for values`() {
    var trail = CaseTrail("a:0")
    var (told, asked) = (CaseTrail.Calls(port: "journal"), CaseTrail.Calls(port: "cache"))
    (told.total, told.oneWay) = (1, 1)
    (asked.total, asked.replies, asked.values) = (2, 2, 2)
    trail.calls = [told, asked]
    #expect(
      coverage(trail).text(isWhole: false, tellingCalls: true) == """
        search  100 %  1 of 1; 1 kind of state, 0 kinds of transitions
          journal: 1 call, only told something
          cache: 2 calls: 2 replied
        coverage 100 %: 1 of 1

        """)
  }

  @Test func `a percentage is rounded down, so that only full coverage is 100; nothing to cover counts as full`() {
    var trail = CaseTrail("a:0")
    trail.vocabulary.actions = (0..<300).map { "a\($0)" }
    trail.sent = Tally(trail.vocabulary.actions.dropLast().map { Tally.Entry(name: $0, count: 1) })
    #expect(coverage(trail).share.percent == 99)
    #expect(coverage(CaseTrail("a:0")).share.percent == 100)
    #expect(coverage().share.percent == 100)
    #expect(coverage().unplayed == ["counter", "search"])
  }

  @Test func `records have the same numbers as the text, and tell how the calls of each port ended`() {
    let records = coverage(Self.search).records(isWhole: true, required: 90, isReached: false).map(\.text)
    #expect(
      records == [
        #"{"type":"coverage","reactor":"search","percent":33,"covered":3,"of":9,"unsent":["more"],"#
          + #""uncommitted":["fail"],"uncalled":["cache"],"unreplied":[],"unfailed":["api"],"unpushed":["events"],"#
          + #""actions":[{"name":"find","count":2},{"name":"more","count":0}],"#
          + #""mutations":[{"name":"set","count":1},{"name":"fail","count":0}],"#
          + #""ports":[{"name":"api","calls":2,"replies":1,"failures":0,"cancelled":0,"unanswered":1},"#
          + #"{"name":"cache","calls":0,"replies":0,"failures":0,"cancelled":0,"unanswered":0}],"#
          + #""streams":[{"name":"events","count":0}],"states":2,"transitions":2}"#,
        #"{"type":"coverage","reactor":null,"percent":33,"covered":3,"of":9,"required":90,"ok":false,"unplayed":["counter"]}"#,
      ])
    #expect(
      coverage(Self.search).records(isWhole: false, required: nil, isReached: true).last?.text
        == #"{"type":"coverage","reactor":null,"percent":33,"covered":3,"of":9,"required":null,"ok":true,"unplayed":[]}"#
    )
  }
}
