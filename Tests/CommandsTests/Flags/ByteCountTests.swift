import Commands
import Testing

@Suite struct ByteCountTests {
  @Test(arguments: [("1B", 1), ("64KiB", 65_536), ("512MiB", 536_870_912), ("2GiB", 2_147_483_648), ("3B", 3)])
  func aSizeIsReadAndWritten(text: String, bytes: UInt64) {
    #expect(ByteCount(notation: text)?.bytes == bytes)
    #expect(ByteCount(bytes).text == text)
  }

  @Test(arguments: [
    "", "B", "0B", "12", "-1KiB", "1.5GiB", "1 MiB", "1MB", "99999999999GiB", "99999999999999999999B", "٣B",
  ])
  func whatIsNoSizeIsRefused(text: String) {
    #expect(ByteCount(notation: text) == nil)
  }

  @Test func theLargestUnitThatFitsIsWritten() {
    #expect(ByteCount(1_536 << 10).text == "1536KiB")
    #expect(ByteCount(1_025).text == "1025B")
  }
}
