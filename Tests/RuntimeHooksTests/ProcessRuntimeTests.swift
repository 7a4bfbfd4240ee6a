import RuntimeHooks
import Testing
import VirtualTime

struct ProcessRuntimeTests {
  @Test("where nothing was installed, as in a test, tasks are those of the platform")
  func absent() async {
    #expect(VirtualClock.runtime == nil)
    #expect(!VirtualClock().servesTasks)
    #expect(await Task.detached { 1 }.value == 1)
  }

  @Test("what is said of a runtime that is not known is one line")
  func warning() {
    #expect(
      ProcessRuntime.warning
        == "this Swift runtime cannot run tasks on a virtual clock: cases whose effects start tasks will fail")
  }
}
