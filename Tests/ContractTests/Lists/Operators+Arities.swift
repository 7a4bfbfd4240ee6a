import Observables

extension Operator {
  static let zips: [Operator] = [
    Operator("static zip(_:)") { source, _ in Observable.zip([source, source]) },
    Operator("static zip(_:resultSelector:)") { source, _ in
      Observable.zip([source, source]) { "\($0)" }
    },
    Operator("static zip(_:_:)") { source, _ in
      Observable.zip(source, source)
    },
    Operator("static zip(_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source) { "\($0) \($1)" }
    },
    Operator("static zip(_:_:_:)") { source, _ in
      Observable.zip(source, source, source)
    },
    Operator("static zip(_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source) { "\($0) \($1) \($2)" }
    },
    Operator("static zip(_:_:_:_:)") { source, _ in
      Observable.zip(source, source, source, source)
    },
    Operator("static zip(_:_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source, source) { "\($0) \($1) \($2) \($3)" }
    },
    Operator("static zip(_:_:_:_:_:)") { source, _ in
      Observable.zip(source, source, source, source, source)
    },
    Operator("static zip(_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source, source, source) { "\($0) \($1) \($2) \($3) \($4)" }
    },
    Operator("static zip(_:_:_:_:_:_:)") { source, _ in
      Observable.zip(source, source, source, source, source, source)
    },
    Operator("static zip(_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source, source, source, source) { "\($0) \($1) \($2) \($3) \($4) \($5)" }
    },
    Operator("static zip(_:_:_:_:_:_:_:)") { source, _ in
      Observable.zip(source, source, source, source, source, source, source)
    },
    Operator("static zip(_:_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source, source, source, source, source) {
        "\($0) \($1) \($2) \($3) \($4) \($5) \($6)"
      }
    },
    Operator("static zip(_:_:_:_:_:_:_:_:)") { source, _ in
      Observable.zip(source, source, source, source, source, source, source, source)
    },
    Operator("static zip(_:_:_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.zip(source, source, source, source, source, source, source, source) {
        "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7)"
      }
    },
  ]

  static let combinations: [Operator] = [
    Operator("static combineLatest(_:)") { source, _ in Observable.combineLatest([source, source]) },
    Operator("static combineLatest(_:resultSelector:)") { source, _ in
      Observable.combineLatest([source, source]) { "\($0)" }
    },
    Operator("static combineLatest(_:_:)") { source, _ in
      Observable.combineLatest(source, source)
    },
    Operator("static combineLatest(_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source) { "\($0) \($1)" }
    },
    Operator("static combineLatest(_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source)
    },
    Operator("static combineLatest(_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source) { "\($0) \($1) \($2)" }
    },
    Operator("static combineLatest(_:_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source, source)
    },
    Operator("static combineLatest(_:_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source, source) { "\($0) \($1) \($2) \($3)" }
    },
    Operator("static combineLatest(_:_:_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source)
    },
    Operator("static combineLatest(_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source) { "\($0) \($1) \($2) \($3) \($4)" }
    },
    Operator("static combineLatest(_:_:_:_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source)
    },
    Operator("static combineLatest(_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source) { "\($0) \($1) \($2) \($3) \($4) \($5)" }
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source, source)
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source, source) {
        "\($0) \($1) \($2) \($3) \($4) \($5) \($6)"
      }
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:_:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source, source, source)
    },
    Operator("static combineLatest(_:_:_:_:_:_:_:_:resultSelector:)") { source, _ in
      Observable.combineLatest(source, source, source, source, source, source, source, source) {
        "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7)"
      }
    },
  ]
}
