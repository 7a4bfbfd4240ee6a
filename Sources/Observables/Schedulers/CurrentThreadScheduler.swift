/// A scheduler that runs work on the calling thread: the first action at once, then, in order, the actions that it
/// schedules.
///
/// Every operator subscribes through this scheduler. Sources such as `of` and `range` send one element per turn, so
/// that two of them interleave.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The shared scheduler. Each thread has its own queue.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether an action that is scheduled now would run at once, because no trampoline runs on this thread.
  public static var isScheduleRequired: Bool { !Trampoline.isRunning }

  /// Runs the action at once if no trampoline runs on this thread, otherwise after the actions that were scheduled
  /// before.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let turn = Trampoline.begin() else {
      let item = ActionItem(state, action)
      Trampoline.enqueue(item)
      return item
    }
    let disposable = action(state)
    turn.drainAndEnd()
    return disposable
  }
}

/// An action with its state and the disposable that it returned.
private final class ActionItem<State>: TrampolineItem, Cancelable {
  private var state: State?
  private var action: ((State) -> any Disposable)?
  private let result = SingleAssignmentDisposable()

  init(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.state = state
    self.action = action
  }

  var isDisposed: Bool { result.isDisposed }

  override func invoke() {
    guard !isDisposed, let state, let action else { return }
    self.state = nil
    self.action = nil
    result.setDisposable(action(state))
  }

  func dispose() { result.dispose() }
}
