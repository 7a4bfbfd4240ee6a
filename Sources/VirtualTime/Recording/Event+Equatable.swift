import Observables

extension Event: Equatable where Element: Equatable {
  /// Returns whether both are the same event; errors are equal if their descriptions are.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let one), .next(let other)): one == other
    case (.error(let one), .error(let other)): "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}
