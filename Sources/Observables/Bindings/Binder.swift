/// An observer that passes elements to an object, which is held weakly, on a scheduler.
///
///     in       -a-b---c-
///     binding  -a-b-----       the target goes away after b
///
///     Binder(label) { label, text in label.text = text }
///
/// Completion is ignored. An error is a programming error: it traps in debug builds and goes to
/// `Hooks.defaultErrorHandler` in release builds.
public struct Binder<Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let scheduler: any ImmediateSchedulerType
  private let bind: (Value) -> any Disposable

  /// Creates a binder that calls `binding` on the main scheduler.
  /// - Parameters:
  ///   - target: The object, which is held weakly; once it is gone, elements are dropped.
  ///   - binding: A closure that receives the target and each element.
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.init(target, scheduler: MainActorScheduler(), binding: binding)
  }

  /// Creates a binder that calls `binding` on a scheduler.
  /// - Parameters:
  ///   - target: The object, which is held weakly; once it is gone, elements are dropped.
  ///   - scheduler: The scheduler that calls `binding`; each element is scheduled by itself.
  ///   - binding: A closure that receives the target and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping (Target, Value) -> Void
  ) {
    self.scheduler = scheduler
    bind = { [weak target] element in
      if let target { binding(target, element) }
      return Disposables.create()
    }
  }

  /// Receives one event.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: break
    }
  }

  /// Passes an element to the target, on the scheduler.
  public func onNext(_ element: Value) { _ = scheduler.schedule(element, action: bind) }

  /// Traps in debug builds; otherwise passes the error to `Hooks.defaultErrorHandler`.
  public func onError(_ error: any Error) { bindingFailed(error, at: "binder") }

  /// Does nothing.
  public func onCompleted() {}

  /// The binder with its type erased.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(self) }
}
