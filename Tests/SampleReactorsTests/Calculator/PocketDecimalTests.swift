import Testing

@testable import SampleReactors

@Suite struct PocketDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("12.", "12"), ("0.50", "0.5"), ("-0.5", "-0.5"), ("-0.00", "0"), ("999999999999", "999999999999"),
    ("0.00000000001", "0.00000000001"), ("1.23456789012", "1.23456789012"),
  ])
  func `a number is read as a display shows it and written the shortest way`(display: String, text: String) throws {
    #expect(try PocketDecimal(reading: display).text == text)
  }

  @Test(arguments: [
    ("0.1", "0.2", "0.3"), ("1", "-1", "0"), ("-2.5", "1.25", "-1.25"), ("999999999999", "0.4", "999999999999"),
    ("99999999999.9", "0.1", "100000000000"), ("0.00000000001", "0.00000000009", "0.0000000001"),
  ])
  func `sums are exact while there is room`(left: String, right: String, sum: String) throws {
    #expect(try (PocketDecimal(reading: left) + PocketDecimal(reading: right)).text == sum)
  }

  @Test(arguments: [("0.3", "0.1", "0.2"), ("5", "7", "-2"), ("0", "0", "0"), ("-1", "-1", "0")])
  func `differences are exact`(left: String, right: String, difference: String) throws {
    #expect(try (PocketDecimal(reading: left) - PocketDecimal(reading: right)).text == difference)
  }

  @Test(arguments: [
    ("1.1", "1.1", "1.21"), ("-3", "0.5", "-1.5"), ("0", "-5", "0"), ("0.00001", "0.0000001", "0"),
    ("123456.789", "1000", "123456789"), ("999999", "1000001", "999999999999"),
    ("0.000005", "0.000001", "0.00000000001"),
    ("-0.000005", "0.000001", "-0.00000000001"),
  ])
  func `products are rounded half away from zero`(left: String, right: String, product: String) throws {
    #expect(try (PocketDecimal(reading: left) * PocketDecimal(reading: right)).text == product)
  }

  @Test(arguments: [
    ("1", "3", "0.33333333333"), ("2", "3", "0.66666666667"), ("-2", "3", "-0.66666666667"),
    ("2", "-3", "-0.66666666667"),
    ("-6", "-4", "1.5"), ("1000", "7", "142.857142857"), ("0", "9", "0"), ("999999999999", "999999999999", "1"),
  ])
  func `quotients are rounded half away from zero`(left: String, right: String, quotient: String) throws {
    #expect(try (PocketDecimal(reading: left) / PocketDecimal(reading: right)).text == quotient)
  }

  @Test func `a result that has no room is an error`() throws {
    let most = try PocketDecimal(reading: "999999999999")
    #expect(throws: PocketError.tooLarge) { try most + PocketDecimal(reading: "1") }
    #expect(throws: PocketError.tooLarge) { try most + PocketDecimal(reading: "0.5") }
    #expect(throws: PocketError.tooLarge) { try most * most }
    #expect(throws: PocketError.tooLarge) { try most / PocketDecimal(reading: "0.00000000001") }
    #expect(throws: PocketError.tooLarge) { try PocketDecimal(reading: "1000000000000") }
  }

  @Test(arguments: ["0", "1", "-1"])
  func `nothing is divided by zero`(text: String) throws {
    let number = try PocketDecimal(reading: text)
    #expect(throws: PocketError.divisionByZero) { try number / PocketDecimal(reading: "0.0") }
  }
}
