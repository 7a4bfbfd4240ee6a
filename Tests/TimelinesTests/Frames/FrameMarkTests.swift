import Testing

@testable import Timelines

struct FrameMarkTests {
  @Test(arguments: 0..<40)
  func `lines that differ in one byte or in length are not the same`(length: Int) {
    let bytes = (0..<length).map { UInt8($0) }
    func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool { one.isSame(0..<one.count, other, 0..<other.count) }
    #expect(isSame(bytes, bytes))
    #expect(!isSame(bytes, bytes + [0]))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x80
      #expect(!isSame(bytes, changed))
    }
  }

  @Test func `two places in a text are compared by their bytes alone, not by what stands around them`() {
    let bytes = Array("0123456789 123456789".utf8)
    #expect(bytes.isSame(1..<10, bytes, 11..<20))
    #expect(!bytes.isSame(0..<10, bytes, 10..<20))
  }

  @Test(arguments: ["0ms =", "0ms = ", "0 = 1", "0ms - 1", "0ms <-1", "ms = 1", "0ms =1"])
  func `a line without an aligned time, a sigil and a blank behind it is refused with its number`(line: String) {
    let text = Array("reel-timeline 1\n== r\n       \(line)\n".utf8)
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: text, checking: .outline) }
    #expect(error?.line == 3)
  }
}
