import Observables

/// One piece of work that waits on a virtual scheduler; disposing it removes it from the scheduler.
final class VirtualTimeItem<Time>: Cancelable, PriorityQueueElement {
  var heapIndex = -1
  let time: Time
  let number: UInt64
  var cancel: ((VirtualTimeItem) -> Void)?
  private let compare: (Time, Time) -> VirtualTimeComparison
  private var action: (() -> any Disposable)?
  private let result = SingleAssignmentDisposable()

  init(
    time: Time,
    number: UInt64,
    compare: @escaping (Time, Time) -> VirtualTimeComparison,
    action: @escaping () -> any Disposable
  ) {
    self.time = time
    self.number = number
    self.compare = compare
    self.action = action
  }

  var isDisposed: Bool { result.isDisposed }

  func precedes(_ other: VirtualTimeItem) -> Bool {
    switch compare(time, other.time) {
    case .lessThan: true
    case .equal: number < other.number
    case .greaterThan: false
    }
  }

  func run() {
    let action = self.action
    self.action = nil
    if let action { result.setDisposable(action()) }
  }

  func dispose() {
    action = nil
    cancel?(self)
    cancel = nil
    result.dispose()
  }
}
