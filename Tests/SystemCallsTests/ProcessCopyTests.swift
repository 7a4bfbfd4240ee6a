import SystemCalls
import Testing

@Suite struct ProcessCopyTests {
  @Test("a process is not copied while more threads run, or fewer, than somebody knows of")
  func unknownThreadsKeepAProcessFromBeingCopied() {
    #expect(ProcessCopy.make(losing: 10_000) == nil)
  }
}
