import Observables

/// A spinner that turns while something is loading.
open class ActivityIndicator: Control {
  /// The look of an indicator, which has no effect here.
  public enum Style: Int, Sendable { case medium = 100, large }

  /// Whether the indicator turns.
  public private(set) final var isAnimating = false { didSet { if isAnimating != oldValue { changed() } } }

  /// Creates an indicator that does not turn.
  public override init() {}

  /// Creates an indicator that does not turn.
  public convenience init(style: Style) { self.init() }

  /// Starts turning.
  public final func startAnimating() { isAnimating = true }

  /// Stops turning.
  public final func stopAnimating() { isAnimating = false }

  open override var shownProperties: [(name: String, value: Any)] { [("isAnimating", isAnimating)] + commonProperties }
}

extension Reactive where Base: ActivityIndicator {
  /// Starts or stops the indicator.
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isAnimating in
      if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
