import RuntimeHooks
import Testing
import VirtualTime

struct ProcessRuntimeTests {
  @Test func `where nothing was installed, as in a test, tasks are those of the platform`() async {
    #expect(VirtualClock.runtime == nil)
    #expect(!VirtualClock().servesTasks)
    #expect(await Task.detached { 1 }.value == 1)
  }

  @Test func `what is said of a runtime that is not known is one line`() {
    #expect(
      ProcessRuntime.warning
        == "this Swift runtime cannot run tasks on a virtual clock: cases whose effects start tasks will fail")
  }
}
