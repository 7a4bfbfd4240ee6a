/// A scheduler that stands in for real time and counts what the main schedulers have waiting or running on it.
package protocol MainStandIn: SchedulerType, AnyObject {
  /// What the main schedulers have waiting or running; only the playing thread touches it.
  var mainActions: MainActions { get set }
  /// Whether tasks that are started on the playing thread run on it too, instead of in real time.
  var servesTasks: Bool { get }
  /// Told when an asynchronous effect was not started because nothing serves tasks.
  func refusedTask()
}

/// How many actions of each main scheduler wait or run.
package struct MainActions {
  // A few at most: one for each driver that is just sending. The innermost comes last and leaves first.
  private var counts: [(main: ObjectIdentifier, count: Int)] = []

  /// Nothing waits or runs.
  package init() {}

  /// Whether nothing waits or runs.
  package var isEmpty: Bool { counts.isEmpty }

  /// Counts an action in.
  /// - Returns: Whether nothing else of its main scheduler waits or runs.
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
  /// What stands in for real time on this thread, if it counts the actions of main schedulers.
  package static var mainStandIn: (any MainStandIn)? { ThreadSlot.current.pointee.mainStandIn }

  /// Runs an action of a main scheduler on what stands in for real time on this thread: at once if nothing of that main
  /// scheduler waits or runs there, otherwise behind what does.
  /// - Returns: Nil, with nothing done, if nothing stands in.
  package static func schedule<State>(
    _ state: State, for main: AnyObject, action: @escaping (State) -> any Disposable
  ) -> (any Disposable)? {
    let slot = ThreadSlot.current
    guard let standIn = slot.pointee.mainStandIn else {
      return slot.pointee.ambient?.schedule(state, action: action)
    }
    if standIn.mainActions.enter(main) {
      defer { standIn.mainActions.leave(main) }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    // Not cancelled on the clock itself: the count has to come down whether or not the action still runs.
    _ = standIn.schedule(()) {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      standIn.mainActions.leave(main)
      return Disposables.create()
    }
    return cancel
  }
}
