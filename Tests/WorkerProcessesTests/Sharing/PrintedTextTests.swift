import Processes
import SystemCalls
import Testing

@testable import WorkerProcesses

@Suite struct PrintedTextTests {
  @Test func `a printed line that is too long is cut at its beginning`() throws {
    let text = PrintedText(descriptor: try SharedFile.make())
    defer { close(text.descriptor) }
    let line = [UInt8](repeating: 65, count: PrintedText.limit + 3)
    #expect(Descriptors.write(line, to: text.descriptor) == 0)
    #expect(text.read() == Array("(3 bytes before this are left out)\n".utf8) + line.dropFirst(3))
    text.clear()
    #expect(text.read() == [])
  }
}
