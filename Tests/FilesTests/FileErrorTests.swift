import Files
import Testing

struct FileErrorTests {
  @Test func `the text of an error is the path and the message`() {
    let error = FileError(path: "a/b.timeline", "is in the way")
    #expect(error.path == "a/b.timeline")
    #expect(error.message == "is in the way")
    #expect(error.description == "a/b.timeline: is in the way")
  }

  @Test func `errors of files are equal if path and message are`() {
    let error = FileError(path: "a", "m")
    #expect(error == FileError(path: "a", "m"))
    #expect(error != FileError(path: "b", "m"))
    #expect(error != FileError(path: "a", "n"))
  }

  @Test func `an error has the reason that the system gives`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try AtomicFile(folder.path).read() }
    #expect(error?.description == "cannot read '\(folder.path)': Is a directory")
  }
}
