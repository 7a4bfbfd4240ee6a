import Foundation
import Files
import Testing

struct FileStateTests {
  @Test func `a state stays the same until the file is saved`() throws {
    let folder = try TemporaryFolder()
    let file = AtomicFile("\(folder.path)/a.reel")
    #expect(FileState(of: file.path) == nil)
    try file.write([1, 2, 3])
    let state = try #require(FileState(of: file.path))
    #expect(state == FileState(of: file.path))
    #expect(state.size == 3)
    try file.write([1, 2, 4])
    #expect(state != FileState(of: file.path))
  }

  @Test func `an open file has a state, and a pipe or a folder has none`() throws {
    let folder = try TemporaryFolder()
    try folder.make("a.reel")
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["\(folder.path)/a.reel", pipe, folder.path] {
      let file = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(file) }
      #expect((FileState(ofFile: file) == FileState(of: path)) == path.hasSuffix(".reel"))
    }
  }
}
