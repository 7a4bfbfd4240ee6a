/// A scheduler that stands in for real time and counts the actions of main schedulers that wait or run on it.
package protocol MainStandIn: SchedulerType, AnyObject {
  /// The actions of main schedulers that wait or run. Only the playing thread uses it.
  var mainActions: MainActions { get set }
  /// Whether tasks that are started on the playing thread also run on it, instead of in real time.
  var servesTasks: Bool { get }
  /// Called when an asynchronous effect was not started because `servesTasks` is false.
  func refusedTask()
  /// The referee that decides whether an operator disposes a sequence that it gives up; nil if operators always do.
  var cancellationReferee: (any CancellationReferee)? { get }
}

extension MainStandIn {
  /// No referee.
  package var cancellationReferee: (any CancellationReferee)? { nil }
}

/// The number of actions of each main scheduler that wait or run.
package struct MainActions {
  // A few entries at most: one for each driver that is sending. The innermost comes last and leaves first.
  private var counts: [(main: ObjectIdentifier, count: Int)] = []

  /// Creates an empty count.
  package init() {}

  /// Whether no action waits or runs.
  package var isEmpty: Bool { counts.isEmpty }

  /// Counts an action in.
  /// - Returns: Whether no other action of its main scheduler waits or runs.
  mutating func enter(_ main: AnyObject) -> Bool {
    let main = ObjectIdentifier(main)
    var index = 0
    while index < counts.count {
      if counts[index].main == main {
        counts[index].count += 1
        return false
      }
      index += 1
    }
    counts.append((main, 1))
    return true
  }

  /// Counts an action out.
  mutating func leave(_ main: AnyObject) {
    let main = ObjectIdentifier(main)
    var index = counts.count - 1
    while counts[index].main != main { index -= 1 }
    counts[index].count -= 1
    if counts[index].count == 0 { counts.remove(at: index) }
  }
}

extension AmbientScheduler {
  /// The ambient scheduler of this thread, if it counts the actions of main schedulers.
  package static var mainStandIn: (any MainStandIn)? { ThreadSlot.current.pointee.ambient.mainStandIn }

  /// Runs an action of a main scheduler on the ambient scheduler of this thread.
  ///
  /// The action runs at once if no action of that main scheduler waits or runs there, otherwise after the others.
  /// - Returns: The disposable of the action, or nil, with nothing done, if there is no ambient scheduler.
  package static func schedule<State>(
    _ state: State, for main: AnyObject, action: @escaping (State) -> any Disposable
  ) -> (any Disposable)? {
    let slot = ThreadSlot.current
    guard let standIn = slot.pointee.ambient.mainStandIn else {
      return slot.pointee.ambient.scheduler?.schedule(state, action: action)
    }
    if standIn.mainActions.enter(main) {
      defer { standIn.mainActions.leave(main) }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    // The entry on the clock is not cancelled: the count has to go down whether or not the action still runs.
    _ = standIn.schedule(()) {
      cancel.fill { action(state) }
      standIn.mainActions.leave(main)
      return Disposables.create()
    }
    return cancel
  }
}
