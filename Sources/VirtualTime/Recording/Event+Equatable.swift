import Observables

extension Event: Equatable where Element: Equatable {
  /// Elements are compared as such; errors are equal if they print alike.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let one), .next(let other)): one == other
    case (.error(let one), .error(let other)): "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}
