import Foundation
import Files
import Testing

struct AtomicFileTests {
  @Test func `a file reads what was written to it, in folders that were made`() throws {
    let folder = try TemporaryFolder()
    let file = AtomicFile("\(folder.path)/sub/deep/a.timeline")
    #expect(try file.read() == nil)
    #expect(try file.write([1, 2, 3]))
    #expect(try file.read() == [1, 2, 3])
    let long = [UInt8](repeating: 7, count: 200_000)
    #expect(try file.write(long))
    #expect(try file.read() == long)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/sub/deep") == ["a.timeline"])
    try file.remove()
    #expect(try file.read() == nil)
  }

  @Test func `the bytes of a small file take little memory: those of all scripts of a suite are kept`() throws {
    let folder = try TemporaryFolder()
    let file = AtomicFile("\(folder.path)/a.reel")
    try file.write([1, 2, 3])
    let bytes = try file.read()
    #expect(try #require(bytes).capacity < 4096)
  }

  @Test(arguments: ["a", "é"])
  func `a name may be as long as the system allows`(letter: String) throws {
    let folder = try TemporaryFolder()
    let name = "x" + String(repeating: letter, count: 254 / letter.utf8.count)
    #expect(try AtomicFile("\(folder.path)/\(name)").write([1]))
    #expect(try folder.names == [name])
  }

  @Test func `what is no file is refused because it may never end`() throws {
    let folder = try TemporaryFolder()
    let device = "\(folder.path)/a.timeline"
    try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/zero")
    let pipe = "\(folder.path)/b.timeline"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [device, pipe] {
      let error = #expect(throws: FileError.self) { try AtomicFile(path).read() }
      #expect(error?.description == "cannot read '\(path)': not a regular file")
    }
    #expect(throws: FileError.self) { try AtomicFile(folder.path).read() }
  }

  @Test func `a stream is read to its end`() throws {
    #expect(try AtomicFile("/dev/null").readStream() == [])
    let folder = try TemporaryFolder()
    #expect(try AtomicFile("\(folder.path)/none").readStream() == nil)
    try AtomicFile("\(folder.path)/some").write([1, 2])
    #expect(try AtomicFile("\(folder.path)/some").readStream() == [1, 2])
  }

  @Test func `a stream without an end is an error, a long file is none`() throws {
    let error = #expect(throws: FileError.self) { try AtomicFile("/dev/zero").readStream(limit: 100_000) }
    #expect(error?.description == "cannot read '/dev/zero': it does not end within 100000 bytes")
    let folder = try TemporaryFolder()
    let content = [UInt8](repeating: 1, count: 300_000)
    try AtomicFile("\(folder.path)/long").write(content)
    #expect(try AtomicFile("\(folder.path)/long").readStream(limit: 100_000) == content)
  }

  @Test func `writing equal bytes leaves a file untouched`() throws {
    let folder = try TemporaryFolder()
    let file = AtomicFile("\(folder.path)/a.timeline")
    try file.write([1])
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    #expect(try file.write([1]) == false)
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    #expect(before == after)
    #expect(before != nil)
  }

  @Test func `writing a file keeps its permissions, and a link to it`() throws {
    let folder = try TemporaryFolder()
    try folder.make("real/a.timeline")
    let real = "\(folder.path)/real/a.timeline"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let link = "\(folder.path)/a.timeline"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.timeline")
    try AtomicFile(link).write([9])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.timeline")
    #expect(try AtomicFile(real).read() == [9])
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a sweep removes the files that killed writers left`() throws {
    let folder = try TemporaryFolder()
    let living = ".a.timeline.reel-\(ProcessInfo.processInfo.processIdentifier)"
    try folder.make(".a.timeline.reel-99999999", living, ".b.reel-x", "c.timeline.reel-99999999", ".gitignore")
    #expect(try AtomicFile.sweep(folder.path) == [".a.timeline.reel-99999999"])
    #expect(try folder.names == [living, ".b.reel-x", ".gitignore", "c.timeline.reel-99999999"].sorted())
  }

  @Test func `a link to a file that is not there yet stays one`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "kept/c")
    #expect(try AtomicFile(folder.path + "/a").write([1, 2]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/a") == "b")
    #expect(try AtomicFile(folder.path + "/kept/c").read() == [1, 2])
  }

  @Test func `an error names the path, what failed and why`() throws {
    let folder = try TemporaryFolder()
    try folder.make("file", "dir.timeline/x")
    let path = folder.path
    func message(_ body: () throws -> Void) -> String? { #expect(throws: FileError.self) { try body() }?.description }
    #expect(
      message { _ = try AtomicFile("\(path)/file/a.timeline").read() }
        == "cannot read '\(path)/file/a.timeline': Not a directory")
    #expect(
      message { _ = try AtomicFile("\(path)/dir.timeline").read() }
        == "cannot read '\(path)/dir.timeline': Is a directory")
    #expect(
      message { try AtomicFile("\(path)/none").remove() } == "cannot remove '\(path)/none': No such file or directory")
    let long = String(repeating: "n", count: 300)
    #expect(
      message { try AtomicFile("\(path)/\(long)").write([1]) }
        == "cannot replace '\(path)/\(long)': File name too long")
    #expect(
      message { try AtomicFile("\(path)/\(long)/a").write([1]) }
        == "cannot make the folder '\(path)/\(long)': File name too long"
    )
  }
}
