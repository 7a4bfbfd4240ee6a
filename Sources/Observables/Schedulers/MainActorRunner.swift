/// Runs work on the main actor: now, later, again and again; on the ambient scheduler while a script plays.
struct MainActorRunner {
  // No program waits that long; the sum of it and the present time is an instant of any clock.
  private static let longest = Duration.seconds(100 * 366 * 24 * 60 * 60)
  private static let start = ContinuousClock.now

  /// The time since it was asked first, or what the ambient scheduler shows.
  var now: RxTime { AmbientScheduler.current?.now ?? Self.start.duration(to: .now) }

  /// Runs work at once where the main actor runs, as it does on the main thread; otherwise hands it over.
  func run(_ work: MainActorWork) {
    if MainThread.isCurrent {
      work.run()
    } else if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // The main actor may be served by any thread, and only the runtime knows which one it is.
      Task.immediate { @MainActor in work.run() }
    } else {
      enqueue(work)
    }
  }

  /// Hands work over to the main actor.
  func enqueue(_ work: MainActorWork) {
    Task { @MainActor in work.run() }
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    if dueTime > Self.longest { return Disposables.create() }
    let result = SingleAssignmentDisposable()
    let work = MainActorWork {
      if !result.isDisposed { result.setDisposable(action(state)) }
    }
    let task = Task { @MainActor in
      try await Task.sleep(for: max(dueTime, .zero))
      work.run()
    }
    return Disposables.create(result, Disposables.create { task.cancel() })
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    if startAfter > Self.longest { return Disposables.create() }
    let isOver = BooleanDisposable()
    var current = state
    let work = MainActorWork {
      if !isOver.isDisposed { current = action(current) }
    }
    let period = min(max(period, .zero), Self.longest)
    let task = Task { @MainActor in
      var due = ContinuousClock.now + max(startAfter, .zero)
      while true {
        try await Task.sleep(until: due, clock: .continuous)
        work.run()
        // Ticks that the work was too slow for are one.
        due = max(due + period, .now)
      }
    }
    return Disposables.create(isOver, Disposables.create { task.cancel() })
  }
}

/// Carries an action to the main actor.
///
/// Safe to send: the scheduling thread gives the action away and does not touch it again; the main actor runs it, and what
/// both sides share (whether it was disposed) is atomic. What the action itself captures is the responsibility of whoever
/// moves a sequence to another thread, as with every scheduler.
struct MainActorWork: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() { action() }
}
