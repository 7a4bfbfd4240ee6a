import SystemCalls
import Testing

@Suite struct ProcessCopyTests {
  @Test func `a process is not copied while more threads run, or fewer, than somebody knows of`() {
    #expect(ProcessCopy.make(losing: 10_000) == nil)
  }
}
