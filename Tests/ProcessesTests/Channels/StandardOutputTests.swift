import Processes
import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct StandardOutputTests {
  @Test func `a text on standard output is written with a flush`() throws {
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

  @Test func `a buffer of 65,536 bytes is written when it is full`() throws {
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

  @Test func `bytes that fill the buffer at once are written behind those that wait in it`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("", to: "out")
    let handle = try FileHandle(forWritingTo: scratch.url.appending(path: "out"))
    let output = StandardOutput(descriptor: handle.fileDescriptor)
    output.write("ab")
    let many = Array(repeating: UInt8(ascii: "x"), count: StandardOutput.capacity)
    many.withUnsafeBytes { output.write($0) }
    #expect(scratch.text("out") == "ab" + String(decoding: many, as: UTF8.self))
    many.dropLast().withUnsafeBytes { output.write($0) }
    output.write("cd")
    #expect(scratch.text("out") == "ab" + String(repeating: "x", count: 2 * many.count - 1) + "cd")
    try handle.close()
  }

  @Test(arguments: [
    ["run", "x.reel"], ["run", "--format", "jsonl", "x.reel"], ["diff", "x.reel", "x.reel"], ["list"],
    ["test", "--report", "jsonl"], ["review", "--json"],
  ])
  func `the lines that reactors print do not reach standard output, in any subcommand`(arguments: [String]) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor chatty\n@case a\ntouch\n@case b\n@reactor hostile\nprint noise\n", to: "x.reel")
    let tool = try CoProcess(arguments, of: BinaryUnderTest.path(of: "HostileTool"), in: scratch.url)
    let outcome = try tool.finish()
    #expect(!outcome.output.contains("\nhello\n") && !outcome.output.hasPrefix("hello\n"))
    #expect(!outcome.output.contains("\nnoise\n") && !outcome.output.hasPrefix("noise\n"))
    if arguments[0] == "run" { #expect(outcome.errors.split(separator: "\n").suffix(2) == ["hello", "noise"]) }
  }
}
