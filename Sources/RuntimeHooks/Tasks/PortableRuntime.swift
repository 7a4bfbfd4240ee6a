import VirtualTime

/// Serves no tasks: public API cannot put them on a clock, and in real time their elements would come at another moment
/// each time. A case that starts one fails and says so.
///
/// Work that waits in dispatch queues and run loops is invisible, too, because no public function tells that work waits
/// there. It runs in real time, when the case may be over.
final class PortableRuntime: TaskRuntime {
  var servesTasks: Bool { false }
  func openCase() {}
  func closeCase() {}
  var mayHaveNews: Bool { false }
  func moveArrivals(to clock: VirtualClock) {}
  var hasMainWork: Bool { false }
  func runMainWork() {}
}
