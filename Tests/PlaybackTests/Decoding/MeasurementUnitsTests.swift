import Foundation
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct MeasurementUnitsTests {
  enum Walk: Decodable { case far(Measurement<UnitLength>), warm(Measurement<UnitTemperature>), eat(Measurement<Unit>) }

  @Test func `what timelines show of measurements can be sent`() {
    expect([
      #"far "5 km""#: #"far "5 km""#,
      #"far "0.5 NM""#: #"far "0.5 NM""#,
      #"eat "3 apples""#: #"eat "3 apples""#,
      #"far "5 apples""#: #"1:5+10 far: expected a measurement such as 5 m, found "5 apples""#,
      #"far "five m""#: #"1:5+8 far.value: expected Double, found "five""#,
    ]) { echo($0, Walk.self) }
  }

  private final class Holder<U: Dimension>: Reactor {
    enum Action { case none }
    typealias Mutation = Action
    struct State { var measurement: Measurement<U> }
    let initialState: State
    init(_ measurement: Measurement<U>) { initialState = State(measurement: measurement) }
  }

  /// The measurement that a script gave as an argument.
  private func read<U: Dimension>(_ text: String, _ unit: U.Type) -> Measurement<U>? {
    var found: Measurement<U>?
    let catalog = Catalog()
    catalog.reactor(
      "held",
      { stage in
        let measurement = stage.argument("it", default: Measurement(value: 0, unit: U.baseUnit()))
        found = measurement
        return Holder(measurement)
      }
    ) { _ in }
    let played = PlayedScript("@reactor held it=\"\(text)\"\n+1ms", catalog: catalog)
    return played.diagnostics.isEmpty ? found : nil
  }

  @Test func `units are those of Foundation`() {
    #expect(read("5 km", UnitLength.self) == Measurement(value: 5, unit: .kilometers))
    #expect(read("20 °C", UnitTemperature.self) == Measurement(value: 20, unit: .celsius))
    #expect(read("70 °F", UnitTemperature.self) == Measurement(value: 70, unit: .fahrenheit))
    #expect(read("3 GiB", UnitInformationStorage.self) == Measurement(value: 3, unit: .gibibytes))
    #expect(read("2 oz t", UnitMass.self) == Measurement(value: 2, unit: .ouncesTroy))
    #expect(read("9 km/h", UnitSpeed.self) == Measurement(value: 9, unit: .kilometersPerHour))
    #expect(read("1.5 h", UnitDuration.self) == Measurement(value: 1.5, unit: .hours))
    #expect(read("4 kWh", UnitEnergy.self) == Measurement(value: 4, unit: .kilowattHours))
    #expect(read("8 mmHg", UnitPressure.self) == Measurement(value: 8, unit: .millimetersOfMercury))
    #expect(read("6 fl oz", UnitVolume.self) == Measurement(value: 6, unit: .fluidOunces))
  }
}
