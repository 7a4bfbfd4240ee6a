import ActionScripts
import Testing

@Suite struct ScriptDurationTextTests {
  @Test(
    "the canonical text is a whole number of the largest unit that allows one",
    arguments: [
      ("5ms", 5_000_000, "5ms"), ("1.5s", 1_500_000_000, "1500ms"), ("2m", 120_000_000_000, "2m"),
      ("1h", 3_600_000_000_000, "1h"), ("300us", 300_000, "300us"), ("90s", 90_000_000_000, "90s"),
      ("60s", 60_000_000_000, "1m"), ("0s", 0, "0ms"), ("0.001us", 1, "0.001us"), ("1.5us", 1500, "1.5us"),
      ("0.25h", 900_000_000_000, "15m"), ("1.000000000000000000000ms", 1_000_000, "1ms"), ("007ms", 7_000_000, "7ms"),
      ("0.0000000000025h", 9, "0.009us"), ("9223372036854775.807us", Int64.max, "9223372036854775.807us"),
    ] as [(String, Int64, String)])
  func parsing(text: String, nanoseconds: Int64, canonical: String) throws {
    let duration = try ScriptDuration(parsing: text)
    #expect(duration == ScriptDuration(nanoseconds: nanoseconds))
    #expect(duration.text == canonical)
    #expect(try ScriptDuration(parsing: canonical) == duration)
  }

  @Test(
    "a text without a unit, of a bad number, or too fine or too long is no duration",
    arguments: [
      ("", .empty), ("-5ms", .negative), ("5", .missingUnit), ("5d", .unknownUnit("d")), ("5 ms", .unknownUnit(" ms")),
      ("ms", .badNumber("ms")), (".5s", .badNumber(".5s")), ("1.s", .badNumber("1.s")),
      ("1.2.3s", .badNumber("1.2.3s")),
      ("+5s", .badNumber("+5s")), ("0.0005us", .tooFine), ("0.1000000000000000000001s", .tooFine),
      ("9223372036854775.808us", .tooLong), ("2562048h", .tooLong), ("99999999999999999999s", .tooLong),
      ("1e3ms", .unknownUnit("e3ms")), ("5MS", .unknownUnit("MS")),
    ] as [(String, ScriptDuration.ParsingError)])
  func refusals(text: String, error: ScriptDuration.ParsingError) {
    #expect(throws: error) { try ScriptDuration(parsing: text) }
  }
}
