import SystemCalls
import Testing

@Suite struct ProcessResourceTests {
  @Test func `the memory that the process has used is between a megabyte and what no machine has`() {
    #expect((1 << 20..<1 << 46).contains(rusage.own.peak))
  }

  /// The limit is one that no process reaches: it stays for the whole process of the tests.
  @Test func `a limit can be lowered and not raised`() {
    ProcessResource.fileSize.limit(to: 1 << 50)
    ProcessResource.fileSize.limit(to: 1 << 51)
    #expect(ProcessResource.fileSize.current == 1 << 50)
  }
}
