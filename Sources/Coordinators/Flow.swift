import Observables

/// One run of a coordinator, which is subscribed to at once and ends once.
///
/// The run retains the child only while it sends the result; the child's bag retains the run until it ends. So
/// releasing the child ends the run. If an error had no subscriber and none is possible any more, it goes to
/// `Hooks.defaultErrorHandler`.
final class Flow<Result>: Disposable {
  private let results = ReplaySubject<Result>.create(bufferSize: 1)
  private let subscription = SingleAssignmentDisposable()
  /// The disposable in the child's bag, which releases the run when it ends.
  private let leash = SingleAssignmentDisposable()
  private weak var child: BaseCoordinator<Result>?
  private let parent: CoordinatorIdentifier
  private let free: (BaseCoordinator<Result>) -> Void
  private var hasEnded = false
  private var listeners = 0
  private var unheard: (any Error)?

  /// - Parameter free: Frees the child; called when the child has no other run under this parent.
  init(
    of child: BaseCoordinator<Result>, under parent: CoordinatorIdentifier,
    free: @escaping (BaseCoordinator<Result>) -> Void
  ) {
    self.child = child
    self.parent = parent
    self.free = free
  }

  deinit {
    if let unheard { Hooks.defaultErrorHandler([], unheard) }
  }

  /// The result and the end, for any number of subscribers; the run ends when the last of them has disposed.
  var result: Observable<Result> {
    .create { [self] observer in
      listeners += 1
      unheard = nil
      let listening = results.subscribe(observer)
      return Disposables.create { [self] in
        listening.dispose()
        listeners -= 1
        if listeners == 0 { dispose() }
      }
    }
  }

  /// Starts the child.
  func run() {
    guard let child else { return }
    child.runs[parent, default: 0] += 1
    leash.setDisposable(self)
    child.disposeBag.insert(leash)
    subscription.setDisposable(
      child.start().subscribe(
        onNext: { [self] result in end { $0.onNext(result) } },
        onError: { [self] error in
          end {
            if listeners == 0 { unheard = error }
            $0.onError(error)
          }
        },
        onCompleted: { [self] in end { _ in } }))
  }

  /// Ends the run without a result.
  func dispose() { end { _ in } }

  /// Frees the child, then sends the end.
  private func end(_ deliver: (ReplaySubject<Result>) -> Void) {
    if hasEnded { return }
    hasEnded = true
    let child = child
    if let child, child.endRun(under: parent) { free(child) }
    deliver(results)
    results.onCompleted()
    subscription.dispose()
    leash.dispose()
    withExtendedLifetime(child) {}
  }
}
