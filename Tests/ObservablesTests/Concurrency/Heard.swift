import Observables
import TestSupport

/// Returns the events of a subscriber until the subscription is over.
func heard<Element>(_ source: Observable<Element>) async -> [String] {
  await withCheckedContinuation { continuation in
    let history = History()
    _ = source.subscribe(
      onNext: { history.note("\($0)") },
      onError: { history.note("error \($0)") },
      onCompleted: { history.note("completed") },
      onDisposed: { continuation.resume(returning: history.lines) })
  }
}
