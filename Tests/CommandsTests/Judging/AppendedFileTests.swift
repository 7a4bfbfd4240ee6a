import Processes
import TestSupport
import Testing

@testable import Commands

@Suite struct AppendedFileTests {
  @Test func `texts are appended one after the other`() throws {
    let scratch = try ScratchDirectory()
    let file = AppendedFile(path: scratch.url.appending(path: "log").path)
    try file.append("one\n")
    try file.append("two\n")
    #expect(scratch.text("log") == "one\ntwo\n")
  }

  @Test func `appending to a folder is an error`() throws {
    #expect(throws: ChannelError("cannot write '/'", code: 21)) { try AppendedFile(path: "/").append("x") }
  }
}
