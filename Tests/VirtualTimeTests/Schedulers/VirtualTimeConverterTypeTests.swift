import Testing
import VirtualTime

struct VirtualTimeConverterTypeTests {
  @Test(arguments: [
    (VirtualTimeComparison.lessThan, [true, false, false]), (.equal, [false, true, false]),
    (.greaterThan, [false, false, true]),
  ])
  func `a comparison tells in words which is later`(_ comparison: VirtualTimeComparison, words: [Bool]) {
    #expect([comparison.lessThen, comparison.equal, comparison.greaterThan] == words)
  }

  @Test(arguments: [1, 90])
  func `generic code asks any converter`(time: Int) {
    func roundTrip<Converter: VirtualTimeConverterType>(
      _ time: Converter.VirtualTimeUnit, _ converter: Converter
    ) -> VirtualTimeComparison {
      let interval: Converter.VirtualTimeIntervalUnit = converter.convertToVirtualTimeInterval(.zero)
      let same = converter.convertToVirtualTime(converter.convertFromVirtualTime(time))
      return converter.compareVirtualTime(time, converter.offsetVirtualTime(same, offset: interval))
    }
    #expect(roundTrip(.seconds(time), HistoricalSchedulerTimeConverter()) == .equal)
  }
}
