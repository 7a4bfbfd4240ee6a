import Foundation
import Testing

@testable import Reactors

@Suite struct PulseTests {
  struct State: Equatable, Codable {
    @Pulse var alertMessage: String?
    var count = 0
  }

  @Test func `RK-31: every assignment counts, of the same value too, and a change in place`() {
    var pulse = Pulse(wrappedValue: [1])
    #expect(pulse.valueUpdatedCount == 0)
    pulse.wrappedValue = [1]
    #expect(pulse.valueUpdatedCount == 1)
    pulse.value.append(2)
    #expect(pulse.valueUpdatedCount == 2)
    #expect(pulse.wrappedValue == [1, 2])
    #expect(pulse.projectedValue == pulse)
  }

  @Test func `RK-31: a pulse that is assigned what it was is another pulse with the same value`() {
    var messagePulse: Pulse<String?> = Pulse(wrappedValue: "Hello tokijh")
    let oldMessagePulse: Pulse<String?> = messagePulse
    messagePulse.value = "Hello tokijh"
    #expect(oldMessagePulse != messagePulse)  // true
    #expect(oldMessagePulse.value == messagePulse.value)  // true
  }

  @Test func `RK-33: the count of a pulse wraps around at its maximum`() {
    var pulse = Pulse(wrappedValue: "a")
    pulse.valueUpdatedCount = .max
    pulse.value = "b"
    #expect(pulse.valueUpdatedCount == 0)
    #expect(pulse.value == "b")
  }

  @Test func `RK-31: pulses are equal when value and count are`() {
    let never = Pulse(wrappedValue: 1)
    var once = Pulse(wrappedValue: 1)
    once.value = 1
    var other = Pulse(wrappedValue: 0)
    other.value = 1
    #expect(never == Pulse(wrappedValue: 1))
    #expect(never != Pulse(wrappedValue: 2))
    #expect(never != once)
    #expect(once == other)
  }

  @Test func `RK-31: a state with a pulse is Equatable: assigning the same value makes another state`() {
    let old = State()
    var new = old
    #expect(new == old)
    new.alertMessage = nil
    #expect(new != old)
  }

  @Test func `RK-31: pulses with the same value and count hash alike`() {
    var once = Pulse(wrappedValue: 1)
    once.value = 1
    let set: Set = [Pulse(wrappedValue: 1), Pulse(wrappedValue: 1), once]
    #expect(set.count == 2)
    #expect(set.contains(once))
  }

  @Test func `RK-31: a pulse codes as its value`() throws {
    var state = State(alertMessage: "hello", count: 2)
    state.alertMessage = "again"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(state)
    #expect(String(decoding: json, as: UTF8.self) == #"{"alertMessage":"again","count":2}"#)
    let decoded = try JSONDecoder().decode(State.self, from: json)
    #expect(decoded == State(alertMessage: "again", count: 2))
  }

  @Test(arguments: [#"{"count":1}"#, #"{"alertMessage":null,"count":1}"#])
  func `RK-31: an absent or null key is a pulse of nil`(json: String) throws {
    let decoded = try JSONDecoder().decode(State.self, from: Data(json.utf8))
    #expect(decoded == State(alertMessage: nil, count: 1))
  }

  @Test func `RK-31: an absent key of a pulse that is no optional is an error`() {
    struct Strict: Codable { @Pulse var count: Int }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Strict.self, from: Data("{}".utf8)) }
  }
}
