import JSONValues
import Testing

@Suite struct ExactNumberTests {
  private func order(_ left: String, _ right: String) throws -> Int? {
    try JSONValue(parsing: left).order(to: JSONValue(parsing: right))
  }

  @Test(arguments: [
    ("9007199254740993", "9007199254740992.0", 1), ("9007199254740992", "9007199254740992.0", 0),
    ("1", "1.0", 0), ("1", "1e0", 0), ("100", "1e2", 0), ("0.01", "1E-2", 0), ("-0", "0", 0), ("-0.0", "0e9", 0),
    ("18446744073709551616", "18446744073709551615", 1), ("0.1", "0.10000000000000000001", -1),
    ("-1", "1", -1), ("-2", "-1.5", -1), ("-1.5", "-2", 1), ("0", "0.001", -1), ("0", "-0.001", 1),
    ("1e400", "1e399", 1), ("-1e400", "1e-400", -1), ("1e-400", "0", 1), ("12.5", "125e-1", 0),
    ("1e99999999999999999999", "1e400", 1), ("1e-99999999999999999999", "1e-400", -1), ("10", "9", 1),
    ("0.09", "0.1", -1), ("100.001", "100.01", -1),
  ])
  func `numbers compare by value however they are written`(_ left: String, _ right: String, _ wanted: Int) throws {
    #expect(try order(left, right) == wanted)
    #expect(try order(right, left) == -wanted)
    #expect(try JSONValue(parsing: left).matches(JSONValue(parsing: right)) == (wanted == 0))
  }

  @Test func `what is no number has no order`() throws {
    #expect(try order("1", "\"1\"") == nil)
    #expect(try order("null", "1.5") == nil)
  }
}
