extension SerialDisposable {
  /// Starts a timer in place of the one before. A timer that was replaced may still fire. Its number tells the operator
  /// that it is not the present one.
  func startTimer<Number>(
    _ number: Number, after dueTime: RxTimeInterval, on scheduler: any SchedulerType, at turnstile: Turnstile,
    _ fire: @escaping (Number) -> Void
  ) {
    let next = SingleAssignmentDisposable()
    disposable = next
    next.setDisposable(
      scheduler.scheduleRelative(number, dueTime: dueTime) { number in
        turnstile.pass { fire(number) }
        return Disposables.create()
      })
  }
}
