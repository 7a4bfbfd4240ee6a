import Dispatch
import Observables

/// Runs work on a dispatch queue: at once, later, again and again; on the ambient scheduler while a script plays.
struct DispatchQueueRunner {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  var now: RxTime {
    AmbientScheduler.current?.now ?? .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    if let ambient = AmbientScheduler.current { return ambient.schedule(state, action: action) }
    let cancel = SingleAssignmentDisposable()
    let work = Handover {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    queue.async { work.run() }
    return cancel
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + dueTime.dispatchInterval, leeway: leeway)
    let result = SingleAssignmentDisposable()
    let work = Handover {
      if !result.isDisposed { result.setDisposable(action(state)) }
      timer.cancel()
    }
    timer.setEventHandler { work.run() }
    timer.resume()
    return Disposables.create(Disposables.create { timer.cancel() }, result)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    if let ambient = AmbientScheduler.current {
      return ambient.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + startAfter.dispatchInterval, repeating: period.dispatchInterval, leeway: leeway)
    let isOver = BooleanDisposable()
    var current = state
    let work = Handover {
      if !isOver.isDisposed { current = action(current) }
    }
    timer.setEventHandler { work.run() }
    timer.resume()
    return Disposables.create(isOver, Disposables.create { timer.cancel() })
  }
}

/// Carries an action to the queue that runs it.
///
/// Safe to send: the scheduling thread gives the action away and does not touch it again; the queue runs it, and what both
/// sides share (the flag of the disposal) is atomic. What the action itself captures is the responsibility of whoever
/// moves a sequence to another thread, as with every Rx scheduler.
struct Handover: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() { action() }
}

extension Duration {
  /// The span for Dispatch, in nanoseconds; a negative one is zero, one that is too long never comes.
  var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    if seconds < 0 || attoseconds < 0 { return .nanoseconds(0) }
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .never : .nanoseconds(Int(scaled + attoseconds / 1_000_000_000))
  }
}
