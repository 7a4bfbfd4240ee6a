import RuntimeHooks
import Testing
import VirtualTime

struct ProcessRuntimeTests {
  @Test func `where nothing was installed, as in a test, tasks are those of the platform`() async {
    #expect(VirtualClock.runtime == nil)
    #expect(!VirtualClock().servesTasks)
    #expect(await Task.detached { 1 }.value == 1)
  }

  @Test func `each unknown part of a system has a warning of its own, of one line`() {
    let warnings = UnknownPart.allCases.map(\.warning)
    #expect(Set(warnings).count == 5 && !warnings.contains { $0.contains("\n") || !$0.hasPrefix("this ") })
  }
}
