import Observables
import Reactors
import TestSupport

/// The observed events, line by line.
typealias History = TestSupport.History

extension History {
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
