import SystemCalls
import Testing

@Suite struct ProcessCopyTests {
  @Test func `a process is not copied if it has more or fewer threads than the caller expects`() {
    #expect(ProcessCopy.make(losing: 10_000) == nil)
  }
}
