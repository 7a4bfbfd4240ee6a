import Foundation
import Synchronization
import Testing

@testable import Files

/// `InterruptedAcceptTests` tries with the binary how a process that is signalled to end cleans up.
struct TemporaryFileTests {
  @Test func `a temporary file replaces another file`() throws {
    let folder = try TemporaryFolder()
    let temporary = TemporaryFile("\(folder.path)/.a.reel-1")
    let file = temporary.create()
    #expect(write(file, "x", 1) == 1)
    close(file)
    #expect(temporary.replace("\(folder.path)/a"))
    #expect(try AtomicFile("\(folder.path)/a").read() == Array("x".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func `a temporary file that cannot replace a file is removed`() throws {
    let folder = try TemporaryFolder()
    let temporary = TemporaryFile("\(folder.path)/.a.reel-1")
    close(temporary.create())
    #expect(!temporary.replace("\(folder.path)/none/a"))
    temporary.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(TemporaryFile("\(folder.path)/none/.a.reel-1").create() < 0)
  }

  @Test func `the first temporary file of a process is announced, once`() throws {
    let folder = try TemporaryFolder()
    let count = Mutex(0)
    TemporaryFile.whenFirstIsMade { count.withLock { $0 += 1 } }
    for name in ["a", "b"] { try AtomicFile("\(folder.path)/\(name)").write([1]) }
    #expect(count.withLock { $0 } == 1)
  }
}
