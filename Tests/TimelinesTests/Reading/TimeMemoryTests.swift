import Testing

@testable import Timelines

struct TimeMemoryTests {
  private func read(_ line: String, _ memory: inout TimeMemory) -> String {
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      memory.read(bytes).map { "\($0.0.milliseconds) \($0.1)" } ?? "none"
    }
  }

  @Test func `a time is read right whether it repeats the one before, resembles it or is wider`() {
    var memory = TimeMemory()
    let lines = [
      "       0ms = 1", "       0ms > a", "      50ms > a", "     0.5ms > a", "99999999ms > a", "99999999ms > b",
      "123456789ms > a", "123456780ms > a", "       0ms > a",
    ]
    #expect(
      lines.map { read($0, &memory) } == [
        "0 11", "0 11", "50 11", "0.5 11", "99999999 11", "99999999 11", "123456789 12", "123456780 12", "0 11",
      ])
  }

  @Test(arguments: [
    "", "0ms = 1", "        0ms = 1", "       0s = 1", "       0ms", "      00ms = 1", "     .5ms = 1",
    "== a title  r",
    " 123456789ms > a", "99999999999999999999ms > a", "       0ms\t= 1",
  ])
  func `a line that does not begin with an aligned time has none, although the line before had one`(line: String) {
    var memory = TimeMemory()
    #expect(read("       0ms = 1", &memory) == "0 11")
    #expect(read(line, &memory) == "none")
  }
}
