import Observables
import Testing
import VirtualTime

@testable import RuntimeHooks

struct PortableRuntimeTests {
  @Test func `the portable runtime serves neither tasks nor the main queue, and moves nothing onto a clock`() {
    let runtime = PortableRuntime()
    runtime.openCase()
    defer { runtime.closeCase() }
    #expect(!runtime.servesTasks)
    #expect(!runtime.hasMainWork)
    #expect(!Arrivals.take(Arrival(task: 1, run: {}, leave: {})))
  }
}
