import ExactStrings
import Observables

/// A spinner that appears when a list is pulled down.
open class RefreshControl: Control, Gesturing {
  /// A gesture on a refresh control.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Pulls the control down until it turns.
    case pull
  }

  /// Whether the control turns.
  public private(set) final var isRefreshing = false { didSet { if isRefreshing != oldValue { changed() } } }

  /// Starts turning as if pulled, without sending an event.
  public final func beginRefreshing() { isRefreshing = true }

  /// Stops turning and disappears.
  public final func endRefreshing() { isRefreshing = false }

  open override var shownProperties: [(name: String, value: Any)] {
    [("isRefreshing", isRefreshing)] + commonProperties
  }

  /// Pulls the control.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .pull:
      if isRefreshing { throw .impossible("it is refreshing already") }
      isRefreshing = true
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: RefreshControl {
  /// Starts or ends refreshing.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
