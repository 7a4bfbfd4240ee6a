import ComposableStores
import Observables

/// The observed events, line by line.
final class History {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Notes every event of an observable, or of an effect that is run outside of any store; the ends as `|` and `#error`.
  @discardableResult
  func follow<Source: ObservableConvertibleType>(_ source: Source, _ prefix: String = "") -> any Disposable {
    source.asObservable().subscribe { event in
      switch event {
      case .next(let element): self.note("\(prefix)\(element)")
      case .error(let error): self.note("\(prefix)#\(error)")
      case .completed: self.note("\(prefix)|")
      }
    }
  }
}

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
