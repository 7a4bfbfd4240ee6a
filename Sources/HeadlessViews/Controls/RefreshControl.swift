import ExactStrings
import Observables

/// What appears when a list is pulled down.
open class RefreshControl: Control, Gesturing {
  /// What can be done to a refresh control.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Pulls it down until it turns.
    case pull
  }

  /// Whether it turns.
  public private(set) final var isRefreshing = false { didSet { if isRefreshing != oldValue { changed() } } }

  /// Lets it turn, as if pulled, without telling anybody.
  public final func beginRefreshing() { isRefreshing = true }

  /// Lets it disappear.
  public final func endRefreshing() { isRefreshing = false }

  open override var shownProperties: [(name: String, value: Any)] {
    [("isRefreshing", isRefreshing)] + commonProperties
  }

  /// Pulls it.
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
  /// Lets it turn or disappear.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
