import Testing

@testable import WorkerProcesses

@Suite struct WorkerEndingTests {
  @Test func `an unknown ending is told as unknown, and is no crash`() {
    #expect(WorkerEnding(status: nil).text == "ended in an unknown way")
    #expect(!WorkerEnding(status: nil).isCrash)
  }

  @Test(arguments: [
    (0x300, "exited with code 3", false), (4, "crashed: SIGILL (trap)", true), (5, "crashed: SIGTRAP (trap)", true),
    (0x86, "crashed: SIGABRT (abort)", true), (11, "crashed: SIGSEGV (bad memory access)", true),
    (9, "killed: SIGKILL", false), (15, "killed: SIGTERM", false), (60, "killed: signal 60", false),
  ])
  func `the status of a process is told as its exit code or the name of its signal`(
    status: Int32, text: String, isCrash: Bool
  ) {
    #expect(WorkerEnding(status: status).text == text)
    #expect(WorkerEnding(status: status).isCrash == isCrash)
  }
}
