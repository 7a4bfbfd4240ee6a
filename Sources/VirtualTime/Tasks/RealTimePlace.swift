/// A place where work runs in real time, because no virtual clock can hold it.
package enum RealTimePlace: Hashable {
  /// A dispatch queue other than the main one, by its label.
  case queue(label: String)
  /// A thread of its own.
  case thread
  /// Foundation's networking.
  case request
  /// A file that dispatch reads or writes, or a source that waits for a file, a signal, a process.
  case input

  /// The name of the place in messages.
  package var name: String {
    switch self {
    case .queue(let label) where label.hasPrefix("com.apple.root."): "a global queue"
    case .queue(""): "a dispatch queue of its own"
    case .queue(let label): "the dispatch queue '\(label)'"
    case .thread: "a thread of its own"
    case .request: "a request of URLSession"
    case .input: "real input or output"
    }
  }
}

extension VirtualClock {
  /// The number of places that are remembered: a long session may have any number.
  private static var realTimeWorkLimit: Int { 100 }

  /// Records that the present work continues in a place that the clock cannot control.
  package func noteRealTimeWork(at place: RealTimePlace) {
    let cause = self.cause
    if realTimeWork.contains(where: { $0.place == place && $0.cause == cause }) { return }
    if realTimeWork.count == Self.realTimeWorkLimit { realTimeWork.removeFirst() }
    realTimeWork.append((place, cause))
  }
}
