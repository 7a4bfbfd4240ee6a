import Processes
import TestSupport
import Testing

@testable import Commands

@Suite struct AppendedFileTests {
  @Test("texts are appended one after the other")
  func textsFollowEachOther() throws {
    let scratch = try ScratchDirectory()
    let file = AppendedFile(path: scratch.url.appending(path: "log").path)
    try file.append("one\n")
    try file.append("two\n")
    #expect(scratch.text("log") == "one\ntwo\n")
  }

  @Test("appending to a folder is an error")
  func aFolderIsNoFile() throws {
    #expect(throws: ChannelError("cannot write '/'", code: 21)) { try AppendedFile(path: "/").append("x") }
  }
}
