import SystemCalls
import Testing

@Suite struct FileStatusTests {
  @Test func `the time at which a file was modified is the one that was set`() throws {
    var template = Array("/tmp/reel-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer {
      close(file)
      unlink(&template)
    }
    var times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1_234_567_890, tv_nsec: 42)]
    #expect(futimens(file, &times) == 0)
    var status = stat()
    #expect(fstat(file, &status) == 0)
    #expect(status.modified.tv_sec == 1_234_567_890)
    #expect(status.modified.tv_nsec == 42)
  }

  @Test func `a byte that goes into one end of a pair of sockets comes out of the other`() {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, streamSocket, 0, &ends) == 0)
    var byte: UInt8 = 0
    #expect(write(ends[0], [UInt8(7)], 1) == 1)
    #expect(read(ends[1], &byte, 1) == 1)
    #expect(byte == 7)
    for end in ends { close(end) }
  }
}
