/// A scheduler that runs work on the main actor now, later or periodically; on the ambient scheduler while a script
/// plays.
package protocol MainActorRunner: SchedulerType {}

// No program waits that long, and its sum with the present time does not overflow any clock.
private let longest = Duration.seconds(100 * 366 * 24 * 60 * 60)
private let start = ContinuousClock.now

extension MainActorRunner {
  /// The time of the ambient scheduler, or else the time since this property was first read.
  package var now: RxTime { AmbientScheduler.current?.now ?? start.duration(to: .now) }

  /// Runs work at once if the main actor runs on the calling thread; otherwise passes it to the main actor.
  func run(_ work: TransferredAction) {
    if MainThread.isCurrent {
      work.run()
    } else if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // Any thread may serve the main actor, and only the runtime knows which one does.
      Task.immediate { @MainActor in work.run() }
    } else {
      enqueue(work)
    }
  }

  /// Passes work to the main actor.
  func enqueue(_ work: TransferredAction) {
    Task { @MainActor in work.run() }
  }

  package func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    if dueTime > longest { return Disposables.create() }
    let result = SingleAssignmentDisposable()
    let work = TransferredAction { result.fill { action(state) } }
    let task = Task { @MainActor in
      try await Task.sleep(for: max(dueTime, .zero))
      work.run()
    }
    return Disposables.create(result, Disposables.create { task.cancel() })
  }

  package func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    if startAfter > longest { return Disposables.create() }
    let isOver = BooleanDisposable()
    var current = state
    let work = TransferredAction {
      if !isOver.isDisposed { current = action(current) }
    }
    let period = min(max(period, .zero), longest)
    let task = Task { @MainActor in
      var due = ContinuousClock.now + max(startAfter, .zero)
      while true {
        try await Task.sleep(until: due, clock: .continuous)
        work.run()
        // Several ticks that pass while the work runs count as one.
        due = max(due + period, .now)
      }
    }
    return Disposables.create(isOver, Disposables.create { task.cancel() })
  }
}
