import Observables

extension Operator {
  /// The operators that convert an observable to a single, a maybe or a completable and back. `first` is missing: its
  /// sequence is over at the first element.
  static let traits = [
    Operator("andThen(_:)") { source, _ in source.ignoreElements().asCompletable().andThen(source) },
    Operator("asCompletable()") { source, _ in source.ignoreElements().asCompletable().asObservable() },
    Operator("asMaybe()") { source, _ in source.map { _ in 1 }.distinctUntilChanged().asMaybe().asObservable() },
    Operator("asSingle()") { source, _ in source.map { _ in 1 }.distinctUntilChanged().asSingle().asObservable() },
    Operator("toArray()") { source, _ in source.toArray().asObservable() },
  ]
}
