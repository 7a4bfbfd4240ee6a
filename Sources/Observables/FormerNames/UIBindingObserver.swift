/// The former name of `Binder`.
@available(*, deprecated, renamed: "Binder")
public final class UIBindingObserver<UIElement: AnyObject, Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let binder: Binder<Value>

  /// Creates a binder that calls `binding` on the main scheduler.
  public init(UIElement target: UIElement, binding: @escaping (UIElement, Value) -> Void) {
    binder = Binder(target, binding: binding)
  }

  /// Receives one event.
  public func on(_ event: Event<Value>) { binder.on(event) }
}
