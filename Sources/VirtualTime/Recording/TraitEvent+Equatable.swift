import Observables

/// Returns whether both are the same outcome; errors are equal if their descriptions are.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let one), .success(let other)): one == other
  case (.failure(let one), .failure(let other)): "\(one)" == "\(other)"
  default: false
  }
}

/// Returns whether the outcomes differ; errors are equal if their descriptions are.
public func != <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool { !(lhs == rhs) }

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether both are the same event; errors are equal if their descriptions are.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let one), .success(let other)): one == other
    case (.error(let one), .error(let other)): "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Returns whether both are the same event; errors are equal if their descriptions are.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let one), .error(let other)): "\(one)" == "\(other)"
    case (.completed, .completed): true
    default: false
    }
  }
}
