import FoundationValues
import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct DatePickerTests {
  private func day(_ number: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(number) * 86_400) }

  @Test func `users choose a date within the bounds`() throws {
    let picker = DatePicker()
    var dates: [Date] = []
    _ = picker.rx.date.subscribe(onNext: { dates.append($0) })
    picker.minimumDate = day(2)
    picker.maximumDate = day(5)
    try picker.perform(.choose(day(4)))
    try picker.perform(.choose(day(9)))
    picker.setDate(day(1), animated: true)
    #expect(dates == [day(0), day(4), day(5)])
    #expect(picker.date == day(2))
  }
}
