import SystemCalls
import Testing

@testable import WorkerProcesses

@Suite struct SharedFileTests {
  @Test func `a shared file of a given size has all its blocks, no name, and closes when a program starts`() throws {
    let file = try SharedFile.make(size: 12_288)
    defer { close(file) }
    var status = stat()
    #expect(fstat(file, &status) == 0)
    #expect(status.st_size == 12_288)
    #expect(status.st_blocks * 512 >= 12_288)
    #expect(status.st_nlink == 0)
    #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `a shared file without a size is empty`() throws {
    let file = try SharedFile.make()
    defer { close(file) }
    #expect(lseek(file, 0, SEEK_END) == 0)
  }
}
