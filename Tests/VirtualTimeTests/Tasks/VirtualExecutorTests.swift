import Testing

@testable import VirtualTime

struct VirtualExecutorTests {
  @Test("where it was not installed, tasks are those of the platform, and a case opens nothing")
  func absent() async throws {
    #expect(!VirtualExecutor.isInstalled)
    #expect(!VirtualClock().servesTasks)
    VirtualExecutor.openCase()
    #expect(!Arrivals.take(Arrival(task: 1, run: {}, leave: {})))
    VirtualExecutor.closeCase()
    #expect(await Task.detached { 1 }.value == 1)
  }
}
