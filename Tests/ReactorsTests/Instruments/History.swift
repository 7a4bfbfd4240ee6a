import Observables
import Reactors

/// The observed events, line by line.
final class History {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Notes every event of an observable; elements as they print, the ends as `|` and `#error`.
  func follow<Element>(_ source: Observable<Element>, _ prefix: String = "") -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next(let element): self.note("\(prefix)\(element)")
      case .error(let error): self.note("\(prefix)#\(error)")
      case .completed: self.note("\(prefix)|")
      }
    }
  }

  /// Notes every event of a reactor's trace.
  func trace<R: Reactor>(_ reactor: R) -> any Disposable {
    reactor.trace { self.note(Self.line($0)) }
  }

  static func line<R: Reactor>(_ event: ReactorEvent<R>) -> String {
    switch event {
    case .action(let action): "> \(action)"
    case .mutation(let mutation): "~ \(mutation)"
    case .state(let state): "= \(state)"
    case .error(let error, let action): "! \(action): \(error)"
    case .pulse(let path, let value): "^ \(path) \(value)"
    case .terminated(let error): "terminated \(error.map { "\($0)" } ?? "nil")"
    }
  }
}
