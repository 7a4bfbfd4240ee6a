import Observables
import TestSupport

/// The observed events, line by line.
typealias History = TestSupport.History

extension ObservableConvertibleType {
  /// Returns the events of a subscription that arrive before `subscribe` returns.
  var heard: [String] {
    let history = History()
    history.follow(self)
    return history.lines
  }
}

/// The error that tests throw.
struct Broken: Error, Equatable {}
