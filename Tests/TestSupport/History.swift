import Observables

/// Writes down what happens, in order.
public final class History {
  /// The events so far.
  public private(set) var lines: [String] = []

  /// An empty history.
  public init() {}

  /// Adds a line.
  public func note(_ line: String) { lines.append(line) }

  /// Notes every event of an observable; elements as they print, the ends as `|` and `#error`.
  @discardableResult
  public func follow(_ source: some ObservableConvertibleType, _ prefix: String = "") -> any Disposable {
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
  /// Subscribes and writes down every event, and `disposed` at the end.
  public func write(to history: History, _ name: String = "") -> any Disposable {
    let prefix = name.isEmpty ? "" : "\(name): "
    return asObservable().subscribe(
      onNext: { history.note("\(prefix)\($0)") },
      onError: { history.note("\(prefix)error \($0)") },
      onCompleted: { history.note("\(prefix)completed") },
      onDisposed: { history.note("\(prefix)disposed") })
  }

  /// Returns the events of a subscription, which is never disposed, that arrive before `subscribe` returns.
  public var heard: [String] {
    let history = History()
    _ = asObservable().subscribe(
      onNext: { history.note("\($0)") },
      onError: { history.note("error \($0)") },
      onCompleted: { history.note("completed") })
    return history.lines
  }

  /// The same of an observable whose elements are there already, delivered without a subscription; nil if they are not.
  public var deliveredNow: [String]? {
    let source = asObservable()
    if !source.deliversNow { return nil }
    let history = History()
    let error = source.deliverNow { history.note("\($0)") }
    history.note(error.map { "error \($0)" } ?? "completed")
    return history.lines
  }
}

/// The error that tests throw.
public struct TestError: Error, Equatable, CustomStringConvertible {
  /// Makes the error.
  public init() {}
  /// `broken`.
  public var description: String { "broken" }
}
