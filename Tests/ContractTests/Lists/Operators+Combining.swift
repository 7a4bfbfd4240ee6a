import Observables
import VirtualTime

extension Operator {
  static let combining = [
    Operator("amb(_:)") { source, _ in source.amb(Observable.never()) },
    Operator("static amb(_:)") { source, _ in Observable.amb([Observable.never(), source]) },
    Operator("concat()") { source, _ in Observable.of(source, .empty()).concat() },
    Operator("concat(_:)") { source, _ in source.concat(Observable.empty()) },
    Operator("static concat(_:)", "a sequence") { source, _ in Observable.concat(AnySequence([source, .empty()])) },
    Operator("static concat(_:)", "an array, second") { source, _ in Observable.concat([.just(0), source]) },
    Operator("static concat(_:)", "a collection, second") { source, _ in
      Observable.concat(AnyCollection([.just(0), source]))
    },
    Operator("static concat(_:)", "variadic, second") { source, _ in Observable.concat(.just(0), source) },
    Operator("merge()") { source, _ in Observable.of(source, .empty()).merge() },
    Operator("merge(maxConcurrent:)") { source, _ in Observable.of(source, .empty()).merge(maxConcurrent: 1) },
    Operator("static merge(_:)", "a collection") { source, _ in Observable.merge(AnyCollection([source, .empty()])) },
    Operator("static merge(_:)", "an array") { source, _ in Observable.merge([.empty(), source]) },
    Operator("static merge(_:)", "variadic") { source, _ in Observable.merge(source, .empty()) },
    Operator("sample(_:defaultValue:)") { source, clock in source.sample(ticks(clock)) },
    Operator("sample(_:defaultValue:)", "with a default") { source, clock in
      source.sample(ticks(clock), defaultValue: 0)
    },
    Operator("startWith(_:)") { source, _ in source.startWith(0) },
    Operator("switchLatest()") { source, _ in Observable.of(source).switchLatest() },
    Operator("withLatestFrom(_:)") { source, _ in source.withLatestFrom(Observable.just(5)) },
    Operator("withLatestFrom(_:)", "itself") { source, _ in source.withLatestFrom(source) },
    Operator("withLatestFrom(_:resultSelector:)") { source, _ in source.withLatestFrom(Observable.just(5)) { $0 + $1 }
    },
    Operator("withUnretained(_:)") { source, clock in source.withUnretained(clock).map { $1 } },
    Operator("withUnretained(_:resultSelector:)") { source, clock in source.withUnretained(clock) { $1 } },
  ]

  private static func ticks(_ clock: VirtualClock) -> Observable<Int> {
    .create { observer in
      clock.schedulePeriodic((), startAfter: .milliseconds(10), period: .milliseconds(10)) { observer.onNext(0) }
    }
  }
}
