import Observables

extension Operator {
  static let zips: [Operator] = [
    Operator("static zip(_:)") { s, _ in Observable.zip([s, s]) },
    Operator("static zip(_:resultSelector:)") { s, _ in Observable.zip([s, s]) { "\($0)" } },
    Operator("static zip(_:_:)") { s, _ in Observable.zip(s, s) },
    Operator("static zip(_:_:resultSelector:)") { s, _ in Observable.zip(s, s) { "\($0) \($1)" } },
    Operator("static zip(_:_:_:)") { s, _ in Observable.zip(s, s, s) },
    Operator("static zip(_:_:_:resultSelector:)") { s, _ in Observable.zip(s, s, s) { "\($0) \($1) \($2)" } },
    Operator("static zip(_:_:_:_:)") { s, _ in Observable.zip(s, s, s, s) },
    Operator("static zip(_:_:_:_:resultSelector:)") { s, _ in
      Observable.zip(s, s, s, s) { "\($0) \($1) \($2) \($3)" }
    },
    Operator("static zip(_:_:_:_:_:)") { s, _ in Observable.zip(s, s, s, s, s) },
    Operator("static zip(_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.zip(s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4)" }
    },
    Operator("static zip(_:_:_:_:_:_:)") { s, _ in Observable.zip(s, s, s, s, s, s) },
    Operator("static zip(_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.zip(s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5)" }
    },
    Operator("static zip(_:_:_:_:_:_:_:)") { s, _ in Observable.zip(s, s, s, s, s, s, s) },
    Operator("static zip(_:_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.zip(s, s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6)" }
    },
    Operator("static zip(_:_:_:_:_:_:_:_:)") { s, _ in Observable.zip(s, s, s, s, s, s, s, s) },
    Operator("static zip(_:_:_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.zip(s, s, s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7)" }
    },
  ]

  static let combinations: [Operator] = [
    Operator("static combineLatest(_:)") { s, _ in Observable.combineLatest([s, s]) },
    Operator("static combineLatest(_:resultSelector:)") { s, _ in Observable.combineLatest([s, s]) { "\($0)" } },
    Operator("static combineLatest(_:_:)") { s, _ in Observable.combineLatest(s, s) },
    Operator("static combineLatest(_:_:resultSelector:)") { s, _ in Observable.combineLatest(s, s) { "\($0) \($1)" } },
    Operator("static combineLatest(_:_:_:)") { s, _ in Observable.combineLatest(s, s, s) },
    Operator("static combineLatest(_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s) { "\($0) \($1) \($2)" }
    },
    Operator("static combineLatest(_:_:_:_:)") { s, _ in Observable.combineLatest(s, s, s, s) },
    Operator("static combineLatest(_:_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s, s) { "\($0) \($1) \($2) \($3)" }
    },
    Operator("static combineLatest(_:_:_:_:_:)") { s, _ in Observable.combineLatest(s, s, s, s, s) },
    Operator("static combineLatest(_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4)" }
    },
    Operator("static combineLatest(_:_:_:_:_:_:)") { s, _ in Observable.combineLatest(s, s, s, s, s, s) },
    Operator("static combineLatest(_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5)" }
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:)") { s, _ in Observable.combineLatest(s, s, s, s, s, s, s) },
    Operator("static combineLatest(_:_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6)" }
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:_:)") { s, _ in Observable.combineLatest(s, s, s, s, s, s, s, s) },
    Operator("static combineLatest(_:_:_:_:_:_:_:_:resultSelector:)") { s, _ in
      Observable.combineLatest(s, s, s, s, s, s, s, s) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7)" }
    },
  ]
}
