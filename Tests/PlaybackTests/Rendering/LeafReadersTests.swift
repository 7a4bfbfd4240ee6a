import FoundationValues
import JSONValues
import Playback
import Testing

@Suite struct LeafReadersTests {
  @Test func `integers of every size show all their digits`() {
    #expect(tree(Int.min) == "-9223372036854775808")
    #expect(tree(UInt64.max) == "18446744073709551615")
    #expect(tree(UInt.max) == "18446744073709551615")
    #expect(tree(UInt8.max) == "255")
    #expect(tree(Int8.min) == "-128")
    #expect(tree(Int128.max) == "170141183460469231731687303715884105727")
    #expect(tree([Int16(-1), 2]) == "[-1,2]")
    #expect(tree([UInt16.max]) == "[65535]")
    #expect(tree(Int32(7)) == "7")
    #expect(tree(UInt32.max) == "4294967295")
    #expect(tree(Int64(1)) == "1")
    #expect(tree(UInt128(5)) == "5")
  }

  @Test func `floating-point numbers show the shortest text that reads back the same, infinities and NaN strings`() {
    #expect(tree(0.1 + 0.2) == "0.30000000000000004")
    #expect(tree(Float(0.1)) == "0.1")
    #expect(tree(1.0) == "1.0")
    #expect(tree(-0.0) == "-0.0")
    #expect(tree(1e300) == "1e+300")
    #expect(tree(Double.nan) == #""NaN""#)
    #expect(tree(Double.infinity) == #""Infinity""#)
    #expect(tree(-Float.infinity) == #""-Infinity""#)
  }

  @Test func `characters, scalars and substrings show as strings, with control characters escaped`() {
    #expect(tree(Character("é")) == #""é""#)
    #expect(tree(Unicode.Scalar("a")) == #""a""#)
    #expect(tree("abc".dropFirst()) == #""bc""#)
    #expect(tree("a\u{202E}\n\"") == #""a\u202e\n\"""#)
    #expect(tree(true) == "true")
  }

  @Test func `durations show as scripts write them`() {
    #expect(tree(Duration.milliseconds(300)) == #""300ms""#)
    #expect(tree(Duration.seconds(90)) == #""90s""#)
    #expect(tree(Duration.zero) == #""0ms""#)
  }

  @Test func `values of Foundation show as one number, string or list each`() throws {
    #expect(tree(Date(timeIntervalSinceReferenceDate: 0.5)) == #""2001-01-01T00:00:00.500Z""#)
    #expect(tree(Date(timeIntervalSinceReferenceDate: 5.8)) == #""2001-01-01T00:00:05.800Z""#)
    #expect(tree(Date(timeIntervalSinceReferenceDate: -0.2)) == #""2000-12-31T23:59:59.800Z""#)
    #expect(tree(try #require(URL(string: "https://a.b/c?d=e"))) == #""https://a.b/c?d=e""#)
    #expect(
      tree(try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A")))
        == #""00000000-0000-0000-0000-00000000000A""#)
    #expect(tree(Data([1, 2, 255])) == #""AQL/""#)
    #expect(tree(try #require(Decimal(string: "0.10"))) == "0.1")
    #expect(tree(try #require(Decimal(string: "12345678901234567890.5"))) == "12345678901234567890.5")
    #expect(tree(IndexPath(indexes: [0, 1])) == "[0,1]")
    #expect(tree(Locale(identifier: "en_001")) == #""en_001""#)
    #expect(tree(TimeZone.gmt) == #""GMT""#)
    #expect(tree(Calendar(identifier: .gregorian)) == #""gregorian""#)
    #expect(tree(DateComponents(year: 2024, month: 2)) == #"{"year":2024,"month":2}"#)
    #expect(tree(DateComponents(timeZone: .gmt, hour: 7)) == #"{"hour":7,"timeZone":"GMT"}"#)
    #expect(tree(AttributedString("hey")) == #""hey""#)
    #expect(tree(try #require(URLComponents(string: "https://a.b/c?d=e"))) == #""https://a.b/c?d=e""#)
  }

  private enum Kind: String { case small = "S" }
  private enum Level: Int { case low = 1 }
  private struct Flags: OptionSet { let rawValue: Int }

  @Test func `a raw-representable value shows its raw value, also as a key`() {
    #expect(tree(Kind.small) == #""S""#)
    #expect(tree([Level.low]) == "[1]")
    #expect(tree(Flags(rawValue: 5)) == "5")
    #expect(tree([Kind.small: 1]) == #"{"S":1}"#)
  }
}
