import ExactStrings
import Testing

@Suite struct UInt8DigitsTests {
  @Test func `letters and digits are those of ASCII`() {
    let all = (0...255).map(UInt8.init)
    #expect(String(decoding: all.filter(\.isDigit), as: UTF8.self) == "0123456789")
    #expect(
      String(decoding: all.filter(\.isLetterOrDigit), as: UTF8.self)
        == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  }
}
