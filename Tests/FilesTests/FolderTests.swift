import Foundation
import Files
import Testing

struct FolderTests {
  @Test func `the scripts of a folder are sorted by the bytes of their paths`() throws {
    let folder = try TemporaryFolder()
    try folder.make(
      "b.reel", "B.reel", "a/z.reel.json", "a.reel", "a/_part.reel", ".git/x.reel", ".build/y.reel", "é.reel", "n.txt")
    let paths = Folder(folder.path).contents().scripts
    #expect(paths == ["B.reel", "a.reel", "a/z.reel.json", "b.reel", "é.reel"].map { "\(folder.path)/\($0)" })
    #expect(Folder(folder.path + "/").contents().scripts == paths)
  }

  @Test func `goldens without a script are listed`() throws {
    let folder = try TemporaryFolder()
    try folder.make(
      "a.reel", "a.timeline", "b.timeline", "c/d.reel.json", "c/d.timeline", "c/e.timeline", "_f.reel", "_f.timeline")
    #expect(
      Folder(folder.path).contents().obsoleteGoldens
        == ["_f.timeline", "b.timeline", "c/e.timeline"].map { "\(folder.path)/\($0)" })
    #expect(
      Folder(folder.path).contents().goldens
        == ["_f.timeline", "a.timeline", "b.timeline", "c/d.timeline", "c/e.timeline"].map { "\(folder.path)/\($0)" })
  }

  @Test func `a golden belongs to a script of any name that stands beside it`() throws {
    let folder = try TemporaryFolder()
    try folder.make("y.txt", "y.txt.timeline", "z.txt.timeline", "x.reel.jsonl", "x.timeline", "x.reel.jsonl.timeline")
    #expect(
      Folder(folder.path).contents().obsoleteGoldens
        == ["x.timeline", "z.txt.timeline"].map { "\(folder.path)/\($0)" })
  }

  @Test func `links to files are followed, links to folders are not`() throws {
    let folder = try TemporaryFolder()
    try folder.make("real/a.reel")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/b.reel", withDestinationPath: "real/a.reel")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/c.reel", withDestinationPath: "nowhere")
    #expect(Folder(folder.path).contents().scripts == ["b.reel", "real/a.reel"].map { "\(folder.path)/\($0)" })
  }

  @Test func `a folder that cannot be listed is a failure with its path`() throws {
    let folder = try TemporaryFolder()
    let contents = Folder("\(folder.path)/none").contents()
    #expect(contents.files.isEmpty)
    #expect(contents.failures.map(\.description) == ["cannot list '\(folder.path)/none': No such file or directory"])
  }

  @Test func `names and folders that cannot be read do not hide the other files`() throws {
    let folder = try TemporaryFolder()
    try folder.make("a.reel", "z/b.reel", "z/c.timeline")
    #if os(Linux)
      // Latin-1 is no UTF-8.
      #expect(mkdir("\(folder.path)/m", 0o700) == 0)
      let name = Array("\(folder.path)/m/".utf8) + [0xE9] + Array(".reel".utf8) + [0]
      close(creat(name.map { CChar(bitPattern: $0) }, 0o600))
    #endif
    let contents = Folder(folder.path).contents()
    #expect(contents.scripts == ["\(folder.path)/a.reel", "\(folder.path)/z/b.reel"])
    #expect(contents.obsoleteGoldens == ["\(folder.path)/z/c.timeline"])
    #if os(Linux)
      #expect(
        contents.failures.map(\.description)
          == ["\(folder.path)/m: holds a file whose name is not UTF-8: '\u{FFFD}.reel'"])
    #endif
  }
}
