import ExactStrings

extension Registrations {
  /// Returns the places of a kind that may differ in each run of a script.
  ///
  /// Types that scripts replace are not played, so their places do not count. Neither does a clock with a default in
  /// the initialiser of a reactor, which a script answers.
  func realWorldReads(_ kind: RealWorldRead.Kind, in sources: [SourceDeclarations]) -> [String] {
    let played = Set(exact: app.reactors.map { $0.type.path[0] })
    lazy var hasOwnNow = app.all.contains { type in
      type.cases.contains { $0.name == "now" } || type.properties.contains { $0.isStatic && $0.name == "now" }
    }
    return sources.flatMap(\.realWorldReads).filter { read in
      if read.kind != kind || read.isDefault && played.contains(read.owner) { return false }
      if read.isImplicit, hasOwnNow { return false }
      return app.type(read.owner).map { !services.standFor($0) } ?? true
    }.map(\.place)
  }
}
