import Observables

extension Throwing {
  static let arities: [Throwing] = [
    Throwing("static zip(_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one) { _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one) { _, _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one, one) { _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one, one, one) { _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one, one, one, one) { _, _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one, one, one, one, one) { _, _, _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static zip(_:_:_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.zip(source, one, one, one, one, one, one, one) { _, _, _, _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one) { _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one) { _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one, one) { _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one, one, one) { _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one, one, one, one) { _, _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one, one, one, one, one) { _, _, _, _, _, _, _ in try passed(0, fail) }
    },
    Throwing("static combineLatest(_:_:_:_:_:_:_:_:resultSelector:)") { source, fail in
      Observable.combineLatest(source, one, one, one, one, one, one, one) { _, _, _, _, _, _, _, _ in
        try passed(0, fail)
      }
    },
  ]

  private static var one: Observable<Int> { .just(1) }
}
