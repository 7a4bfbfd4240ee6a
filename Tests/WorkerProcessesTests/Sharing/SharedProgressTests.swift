import SystemCalls
import Testing
import Timelines

@testable import WorkerProcesses

/// The record that a process leaves of its current work.
@Suite struct ProgressPageTests {
  private func append(_ text: String, to page: SharedProgress) {
    Array(text.utf8).withUnsafeBytes(page.append)
  }

  @Test func `another mapping of the file shows the progress that one process writes`() throws {
    let page = try SharedProgress.make()
    let other = try #require(SharedProgress(descriptor: dup(page.descriptor)))
    #expect(other.elapsed == nil)
    #expect(other.inheritedPeak == 0)
    page.start()
    page.begin(2, answer: 5)
    #expect(other.inheritedPeak > 0)
    #expect(other.elapsed != nil)
    #expect(other.answer == 5)
    #expect(other.index == 2)
    #expect(other.place == nil)
    page.reach(Record.Place(line: 8, file: "größe.reel"))
    page.setTime(Instant(nanoseconds: 5))
    append("reel-timeline 1\n== x  r\n 0ms > a\n", to: page)
    Array(" 0ms ~ b".utf8).withUnsafeBytes(page.setWaitingLine)
    #expect(other.place == Record.Place(line: 8, file: "größe.reel"))
    #expect(other.time == Instant(nanoseconds: 5))
    #expect(other.lastFrames(3) == [" 0ms > a", " 0ms ~ b"])
    append(" 0ms ~ b  c\n", to: page)
    #expect(other.lastFrames(1) == [" 0ms ~ b  c"])
    let included = Record.Place(line: 2, file: "_a.reel", includedAt: "_b.reel:1, x.reel:3")
    page.reach(included)
    #expect(other.place == included)
    page.reach(Record.Place(line: 9))
    #expect(other.place == Record.Place(line: 9))
    page.end()
    #expect(other.elapsed == nil)
    #expect(other.answer == 5)
    page.begin(nil, answer: 6)
    #expect(other.index == nil)
    #expect(other.lastFrames(3) == [])
  }

  @Test func `the last frames are kept, however many and however long they were`() throws {
    let page = try SharedProgress.make()
    page.begin(0, answer: 1)
    for number in 0..<5_000 { append("frame \(number)\n", to: page) }
    #expect(page.lastFrames(2) == ["frame 4998", "frame 4999"])
    #expect(page.lastFrames(.max).allSatisfy { $0.hasPrefix("frame ") })
    append(String(repeating: "x", count: 50_000) + "end\n", to: page)
    #expect(page.lastFrames(1)[0].hasSuffix("xxend"))
  }

  @Test func `a descriptor that is not open makes no page`() {
    #expect(SharedProgress(descriptor: -1) == nil)
  }
}
