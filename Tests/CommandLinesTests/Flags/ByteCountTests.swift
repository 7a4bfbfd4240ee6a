import CommandLines
import Testing

@Suite struct ByteCountTests {
  @Test(arguments: [("1B", 1), ("64KiB", 65_536), ("512MiB", 536_870_912), ("2GiB", 2_147_483_648), ("3B", 3)])
  func `a size is a whole number with its unit, read and written alike`(text: String, bytes: UInt64) {
    #expect(ByteCount(notation: text)?.bytes == bytes)
    #expect(ByteCount(bytes).text == text)
  }

  @Test(arguments: [
    "", "B", "0B", "12", "-1KiB", "1.5GiB", "1 MiB", "1MB", "99999999999GiB", "99999999999999999999B", "٣B",
  ])
  func `a size without a unit, with a fraction, of zero or too large is refused`(text: String) {
    #expect(ByteCount(notation: text) == nil)
  }

  @Test func `a size is written in the largest unit that divides it`() {
    #expect(ByteCount(1_536 << 10).text == "1536KiB")
    #expect(ByteCount(1_025).text == "1025B")
  }
}
