import Observables

/// One run of a coordinator: subscribed at once, told to whoever wants to know, ended once.
///
/// It holds the child only while it tells the result; the child's bag holds the run until it ends. So a child that is let
/// go of ends it. An error that nobody has heard when nobody can hear it any more goes to `Hooks.defaultErrorHandler`.
final class Flow<Result>: Disposable {
  private let results = ReplaySubject<Result>.create(bufferSize: 1)
  private let subscription = SingleAssignmentDisposable()
  /// What the child's bag holds: it lets go of the run when that ends.
  private let leash = SingleAssignmentDisposable()
  private weak var child: BaseCoordinator<Result>?
  private let parent: CoordinatorIdentifier
  private let free: (BaseCoordinator<Result>) -> Void
  private var hasEnded = false
  private var listeners = 0
  private var unheard: (any Error)?

  /// - Parameter free: Frees the child; called when it has no other run under this parent.
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

  /// The result and the end, for as many as like; the run is over once all of those who listened are gone.
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

  /// Frees the child, then tells how it ended.
  private func end(_ tell: (ReplaySubject<Result>) -> Void) {
    if hasEnded { return }
    hasEnded = true
    let child = child
    if let child, child.endRun(under: parent) { free(child) }
    tell(results)
    results.onCompleted()
    subscription.dispose()
    leash.dispose()
    withExtendedLifetime(child) {}
  }
}
