import Observables

/// What turns while something is loading.
open class ActivityIndicator: Control {
  /// Whether it turns.
  public private(set) final var isAnimating = false { didSet { if isAnimating != oldValue { changed() } } }

  /// Lets it turn.
  public final func startAnimating() { isAnimating = true }

  /// Lets it rest.
  public final func stopAnimating() { isAnimating = false }

  open override var shownProperties: [(name: String, value: Any)] { [("isAnimating", isAnimating)] + commonProperties }
}

extension Reactive where Base: ActivityIndicator {
  /// Lets it turn or rest.
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isAnimating in
      if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
