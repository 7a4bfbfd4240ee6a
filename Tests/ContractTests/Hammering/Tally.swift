import Observables
import Synchronization

/// Counts events that come from any thread.
final class Tally: Sendable {
  private let elements = Atomic<Int>(0)
  private let total = Atomic<Int>(0)
  private let numberOfEnds = Atomic<Int>(0)
  private let late = Atomic<Int>(0)
  private let inside = Atomic<Int>(0)
  private let overlaps = Atomic<Int>(0)

  /// The number of elements.
  var count: Int { elements.load(ordering: .sequentiallyConsistent) }
  /// Their sum.
  var sum: Int { total.load(ordering: .sequentiallyConsistent) }
  /// The number of ends.
  var ends: Int { numberOfEnds.load(ordering: .sequentiallyConsistent) }
  /// Whether no more than one end came, and nothing after it.
  var isGrammatical: Bool { ends <= 1 && late.load(ordering: .sequentiallyConsistent) == 0 }
  /// The number of events that arrived while another thread was still handling one.
  var numberOfOverlaps: Int { overlaps.load(ordering: .sequentiallyConsistent) }

  func note(_ event: Event<Int>) {
    if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
      overlaps.add(1, ordering: .sequentiallyConsistent)
    }
    if ends > 0 { late.add(1, ordering: .sequentiallyConsistent) }
    switch event {
    case .next(let element):
      elements.add(1, ordering: .sequentiallyConsistent)
      total.add(element, ordering: .sequentiallyConsistent)
    case .error, .completed: numberOfEnds.add(1, ordering: .sequentiallyConsistent)
    }
    inside.subtract(1, ordering: .sequentiallyConsistent)
  }
}
