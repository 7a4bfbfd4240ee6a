import Processes
import Foundation
import Testing

@Suite struct StandardInputTests {
  @Test func `bytes are read in chunks as they arrive, and then the end`() throws {
    let pipe = Pipe()
    let input = StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    pipe.fileHandleForWriting.write(Data("increase\n".utf8))
    #expect(try input.readChunk() == Array("increase\n".utf8))
    pipe.fileHandleForWriting.write(Data([0xff, 0, 1]))
    #expect(try input.readChunk(maximum: 2) == [0xff, 0])
    #expect(try input.readChunk(maximum: 2) == [1])
    try pipe.fileHandleForWriting.close()
    #expect(try input.readChunk() == nil)
    #expect(try input.readAll(limit: 100) == [])
  }

  @Test func `all input up to the end can be read at once`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a".utf8))
    pipe.fileHandleForWriting.write(Data("b".utf8))
    try pipe.fileHandleForWriting.close()
    let input = StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(try input.readAll(limit: 100) == Array("ab".utf8))
    #expect(!input.isTerminal)
  }

  @Test func `input without an end is an error`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("abc".utf8))
    let input = StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let error = #expect(throws: ChannelError.self) { try input.readAll(limit: 2) }
    #expect(error?.description == "cannot read standard input: it does not end within 2 bytes")
  }

  @Test func `standard input that is not open is an error`() {
    let error = #expect(throws: ChannelError.self) { try StandardInput(descriptor: -1).readChunk() }
    #expect(error?.description == "cannot read standard input: Bad file descriptor")
  }
}
