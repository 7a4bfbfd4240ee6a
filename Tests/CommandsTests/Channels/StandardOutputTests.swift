import Commands
import Foundation
import Testing

@Suite struct StandardOutputTests {
  @Test func whatIsWrittenAppearsWithAFlush() throws {
    let pipe = Pipe()
    let output = StandardOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.write("a\n")
    output.write([0xff])
    output.flush()
    #expect(pipe.fileHandleForReading.availableData == Data([0x61, 0x0a, 0xff]))
    output.write("b")
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.availableData.isEmpty)
  }

  @Test func aFullBufferIsHandedOnByItself() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "reel-output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    let output = StandardOutput(descriptor: handle.fileDescriptor)
    output.write(String(repeating: "x", count: 65_535))
    #expect(try Data(contentsOf: file).count == 0)
    output.write("y")
    #expect(try Data(contentsOf: file).count == 65_536)
    try handle.close()
  }
}
