import Observables
import Testing
import VirtualTime

/// An operator that creates a sequence without a source, on the list of those that keep the promises of this target.
struct Origin: Sendable, CustomTestStringConvertible {
  /// Its name and labels, as in the sources.
  let signature: String
  let variant: String
  /// Returns the events of the sequence within ten seconds: elements, then its end if it has one.
  let events: [String]
  /// Makes the sequence, with a clock for those that need time.
  let make: @Sendable (VirtualClock) -> Observable<String>

  init<Output>(
    _ signature: String, _ variant: String = "", sends events: [String],
    _ make: @escaping @Sendable (VirtualClock) -> Observable<Output>
  ) {
    self.signature = signature
    self.variant = variant
    self.events = events
    self.make = { clock in make(clock).map { "\($0)" } }
  }

  var testDescription: String { variant.isEmpty ? signature : "\(signature), \(variant)" }

  static let all = [
    Origin("static create(_:)", sends: ["1", "completed"]) { _ in
      Observable.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(Failure())
        return Disposables.create()
      }
    },
    Origin("static deferred(_:)", sends: ["1", "completed"]) { _ in Observable.deferred { .just(1) } },
    Origin("static empty()", sends: ["completed"]) { _ in Observable<Int>.empty() },
    Origin("static error(_:)", sends: ["Failure()"]) { _ in Observable<Int>.error(Failure()) },
    Origin("static from(_:scheduler:)", "an array", sends: ["1", "2", "completed"]) { _ in Observable.from([1, 2]) },
    Origin("static from(_:scheduler:)", "a sequence", sends: ["1", "2", "completed"]) { _ in Observable.from(1...2) },
    Origin("static from(_:scheduler:)", "on a clock", sends: ["1", "2", "completed"]) { clock in
      Observable.from([1, 2], scheduler: clock)
    },
    Origin("static from(optional:)", sends: ["1", "completed"]) { _ in Observable.from(optional: 1) },
    Origin("static from(optional:)", "nothing", sends: ["completed"]) { _ in Observable<Int>.from(optional: nil) },
    Origin("static from(optional:scheduler:)", sends: ["1", "completed"]) { clock in
      Observable.from(optional: 1, scheduler: clock)
    },
    Origin("static generate(initialState:condition:scheduler:iterate:)", sends: ["1", "2", "completed"]) { _ in
      Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })
    },
    Origin("static interval(_:scheduler:)", sends: ["0", "1", "2"]) { clock in
      Observable<Int>.interval(.seconds(3), scheduler: clock)
    },
    Origin("static just(_:)", sends: ["1", "completed"]) { _ in Observable.just(1) },
    Origin("static just(_:scheduler:)", sends: ["1", "completed"]) { clock in Observable.just(1, scheduler: clock) },
    Origin("static never()", sends: []) { _ in Observable<Int>.never() },
    Origin("static of(_:scheduler:)", sends: ["1", "2", "completed"]) { _ in Observable.of(1, 2) },
    Origin("static of(_:scheduler:)", "on a clock", sends: ["1", "2", "completed"]) { clock in
      Observable.of(1, 2, scheduler: clock)
    },
    Origin("static range(start:count:scheduler:)", sends: ["1", "2", "completed"]) { _ in
      Observable.range(start: 1, count: 2)
    },
    Origin("static range(start:count:scheduler:)", "on a clock", sends: ["1", "2", "completed"]) { clock in
      Observable.range(start: 1, count: 2, scheduler: clock)
    },
    Origin("static repeatElement(_:scheduler:)", sends: ["1", "1", "completed"]) { _ in
      Observable.repeatElement(1).take(2)
    },
    Origin("static timer(_:period:scheduler:)", sends: ["0", "completed"]) { clock in
      Observable<Int>.timer(.seconds(3), scheduler: clock)
    },
    Origin("static timer(_:period:scheduler:)", "periodic", sends: ["0", "1", "2", "3"]) { clock in
      Observable<Int>.timer(.zero, period: .seconds(3), scheduler: clock)
    },
    Origin("static using(_:observableFactory:)", sends: ["1", "completed"]) { _ in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in .just(1) })
    },
  ]
}
