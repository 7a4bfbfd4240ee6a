import Comparison
import Testing
import Timelines

struct TimelinePatchTests {
  @Test(arguments: 0..<60)
  func `the patch of the difference gives the other`(seed: Int) throws {
    var random = Random(seed: seed)
    let before = try random.timeline()
    let after = try seed % 3 == 0 ? random.timeline() : random.edited(before)
    let ignored = seed % 2 == 0 ? [] : ["n", "log.*"].compactMap { StatePath($0) }
    let comparison = TimelineComparison(expected: before, actual: after, ignoring: ignored)
    let patched = try before.patched(with: TimelinePatch(parsing: comparison.jsonLines))
    #expect(String(decoding: patched.text, as: UTF8.self) == String(decoding: after.text, as: UTF8.self))
    let back = TimelineComparison(expected: after, actual: before, ignoring: ignored)
    #expect(try after.patched(with: TimelinePatch(parsing: back.jsonLines)).text == before.text)
  }

  @Test func `an empty timeline has patches too`() throws {
    let timeline = try Sample.timeline(Sample.search)
    for (before, after) in [(Timeline(), timeline), (timeline, Timeline()), (Timeline(), Timeline())] {
      let comparison = TimelineComparison(expected: before, actual: after)
      #expect(try before.patched(with: TimelinePatch(parsing: comparison.jsonLines)) == after)
    }
  }
}
