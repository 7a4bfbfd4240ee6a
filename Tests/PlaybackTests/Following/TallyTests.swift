import Playback
import Testing

@Suite struct TallyTests {
  @Test func `names keep the order in which they were met first, and tallies add up`() {
    var tally = Tally()
    tally.add("b")
    tally.add("a", times: 2)
    tally.add("b")
    var sum = Tally([Tally.Entry(name: "a", count: 1)])
    sum.add(tally)
    #expect(tally.entries.map { "\($0.name) \($0.count)" } == ["b 2", "a 2"])
    #expect(sum.entries.map { "\($0.name) \($0.count)" } == ["a 3", "b 2"])
  }
}
