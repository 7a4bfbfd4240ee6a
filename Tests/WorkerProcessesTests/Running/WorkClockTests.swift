import Testing
import WorkerProcesses

@Suite struct WorkClockTests {
  @Test func `a pause does not count for the work that it interrupts, nor for the next one`() throws {
    let page = try SharedProgress.make()
    var clock = WorkClock()
    #expect(clock.elapsed(page) == nil)
    page.begin(0, answer: 1)
    #expect(try #require(clock.elapsed(page)) >= .zero)
    clock.pause(for: .seconds(3_600), page)
    clock.pause(for: .seconds(3_600), page)
    #expect(try #require(clock.elapsed(page)) < .seconds(-3_600))
    page.end()
    #expect(clock.elapsed(page) == nil)
    page.begin(1, answer: 2)
    #expect(try #require(clock.elapsed(page)) >= .zero)
    clock.pause(for: .seconds(3_600), page)
    #expect(try #require(clock.elapsed(page)) > .seconds(-3_601))
  }
}
