import FoundationExtras
import Testing

@Suite struct MeasurementFormatterTests {
  @Test func `a measurement is a number and the symbol of its unit`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 1_234.5, unit: UnitLength.meters)) == "1,234.5 m")
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "21°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "21°")
    #expect(formatter.string(from: UnitMass.kilograms) == "kg")
  }
}
