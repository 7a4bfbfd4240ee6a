import Foundation
import GoldenFiles
import Testing

struct FolderTests {
  @Test func findsScriptsSortedByTheirBytes() throws {
    let folder = try TemporaryFolder()
    try folder.make(
      "b.reel", "B.reel", "a/z.reel.json", "a.reel", "a/_part.reel", ".git/x.reel", ".build/y.reel", "é.reel", "n.txt")
    let paths = try Folder(folder.path).scripts()
    #expect(paths == ["B.reel", "a.reel", "a/z.reel.json", "b.reel", "é.reel"].map { "\(folder.path)/\($0)" })
    #expect(try Folder(folder.path + "/").scripts() == paths)
  }

  @Test func listsGoldensWithoutAScript() throws {
    let folder = try TemporaryFolder()
    try folder.make(
      "a.reel", "a.timeline", "b.timeline", "c/d.reel.json", "c/d.timeline", "c/e.timeline", "_f.reel", "_f.timeline")
    #expect(
      try Folder(folder.path).obsoleteGoldens()
        == ["_f.timeline", "b.timeline", "c/e.timeline"].map { "\(folder.path)/\($0)" })
    #expect(
      try Folder(folder.path).goldens()
        == ["_f.timeline", "a.timeline", "b.timeline", "c/d.timeline", "c/e.timeline"].map { "\(folder.path)/\($0)" })
  }

  @Test func followsLinksToFilesButNotToFolders() throws {
    let folder = try TemporaryFolder()
    try folder.make("real/a.reel")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/b.reel", withDestinationPath: "real/a.reel")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/c.reel", withDestinationPath: "nowhere")
    #expect(try Folder(folder.path).scripts() == ["b.reel", "real/a.reel"].map { "\(folder.path)/\($0)" })
  }

  @Test func saysWhichFolderCannotBeListed() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try Folder("\(folder.path)/none").scripts() }
    #expect(error?.description == "\(folder.path)/none: cannot list: No such file or directory")
  }
}
