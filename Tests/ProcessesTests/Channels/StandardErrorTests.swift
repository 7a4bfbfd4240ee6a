import Processes
import Foundation
import Testing

@Suite struct StandardErrorTests {
  @Test func `a text on standard error is written at once`() throws {
    let pipe = Pipe()
    StandardError(descriptor: pipe.fileHandleForWriting.fileDescriptor).write("error: no\n")
    #expect(pipe.fileHandleForReading.availableData == Data("error: no\n".utf8))
  }
}
