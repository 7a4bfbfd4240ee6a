import Testing

@testable import ActionScripts

@Suite struct ScriptDurationTextTests {
  @Test(
    arguments: [
      ("5ms", 5_000_000, "5ms"), ("1.5s", 1_500_000_000, "1500ms"), ("2m", 120_000_000_000, "2m"),
      ("1h", 3_600_000_000_000, "1h"), ("300us", 300_000, "300us"), ("90s", 90_000_000_000, "90s"),
      ("60s", 60_000_000_000, "1m"), ("0s", 0, "0ms"), ("0.001us", 1, "0.001us"), ("1.5us", 1500, "1.5us"),
      ("0.25h", 900_000_000_000, "15m"), ("1.000000000000000000000ms", 1_000_000, "1ms"), ("007ms", 7_000_000, "7ms"),
      ("0.0000000000025h", 9, "0.009us"), ("9223372036854775.807us", Int64.max, "9223372036854775.807us"),
    ] as [(String, Int64, String)])
  func `the canonical text is a whole number of the largest unit that allows one`(
    text: String, nanoseconds: Int64, canonical: String
  ) throws {
    let duration = try ScriptDuration(parsing: text)
    #expect(duration == ScriptDuration(nanoseconds: nanoseconds))
    #expect(duration.text == canonical)
    #expect(try ScriptDuration(parsing: canonical) == duration)
  }

  @Test(arguments: [
    ("", "a duration is missing"), ("-5ms", "a duration cannot be negative"), ("5", "this duration has no unit"),
    ("5d", "unknown unit 'd'"), ("5 ms", "unknown unit ' ms'"), ("1e3ms", "unknown unit 'e3ms'"),
    ("5MS", "unknown unit 'MS'"), ("ms", "'ms' is not a duration"), (".5s", "'.5s' is not a duration"),
    ("1.s", "'1.s' is not a duration"), ("1.2.3s", "'1.2.3s' is not a duration"), ("+5s", "'+5s' is not a duration"),
  ])
  func `a text without a unit, of a bad number, or too fine or too long is no duration`(text: String, message: String) {
    let note = "write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h"
    #expect(throws: SyntaxError(message, 0..<text.utf8.count, note: note)) { try ScriptDuration(parsing: text) }
  }

  @Test(arguments: [
    ("0.0005us", "this duration is not a whole number of nanoseconds", "the shortest one is 0.001us"),
    (
      "0.1000000000000000000001s", "this duration is not a whole number of nanoseconds",
      "the shortest one is 0.001us"
    ),
    ("9223372036854775.808us", "this duration is too long", "the longest one is 2562047h"),
    ("2562048h", "this duration is too long", "the longest one is 2562047h"),
    ("99999999999999999999s", "this duration is too long", "the longest one is 2562047h"),
  ])
  func `a duration that is too fine or too long names the bound`(text: String, message: String, note: String) {
    #expect(throws: SyntaxError(message, 0..<text.utf8.count, note: note)) { try ScriptDuration(parsing: text) }
  }
}
