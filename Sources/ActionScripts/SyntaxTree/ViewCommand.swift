import ExactStrings

/// What a script does to the whole view of a case: `&bind`.
public enum ViewCommand: String, Hashable, Sendable, CaseIterable {
  /// `&bind`: give the reactor to the view.
  case bind
  /// `&unbind`: take the reactor from the view again.
  case unbind
  /// `&load`: let the view load, as if it came on the screen for the first time.
  case load
  /// `&drop`: let go of the view.
  case drop
}
