import Testing
import VirtualTime

struct HistoricalSchedulerTimeConverterTests {
  private let converter = HistoricalSchedulerTimeConverter()

  @Test(arguments: [Duration.zero, .nanoseconds(1), .seconds(90)])
  func `every instant and every span is itself`(span: Duration) {
    #expect(converter.convertFromVirtualTime(span) == span)
    #expect(converter.convertToVirtualTime(span) == span)
    #expect(converter.convertFromVirtualTimeInterval(span) == span)
    #expect(converter.convertToVirtualTimeInterval(span) == span)
    #expect(converter.offsetVirtualTime(.seconds(1), offset: span) == .seconds(1) + span)
  }

  @Test func `instants compare`() {
    #expect(converter.compareVirtualTime(.seconds(1), .seconds(2)) == .lessThan)
    #expect(converter.compareVirtualTime(.seconds(2), .seconds(2)) == .equal)
    #expect(converter.compareVirtualTime(.seconds(3), .seconds(2)) == .greaterThan)
  }
}
