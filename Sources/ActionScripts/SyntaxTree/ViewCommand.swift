import ExactStrings

/// A command for the whole view of a case: `&bind`.
package enum ViewCommand: String, Hashable, Sendable, CaseIterable {
  /// `&bind`: sets the reactor of the view.
  case bind
  /// `&unbind`: removes the reactor from the view.
  case unbind
  /// `&load`: loads the view, as if it appeared on the screen for the first time.
  case load
  /// `&drop`: releases the view.
  case drop
}
