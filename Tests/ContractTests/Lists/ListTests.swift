import Testing

/// The lists of this target are complete: what is public and gives an observable is on them.
struct ListTests {
  @Test func `every public operator is on a list, as often as it has forms`() {
    let listed = counts(Operator.ofObservables.map(\.signature) + Origin.all.map(\.signature))
    let declared = counts(Declaration.operators.map(\.signature))
    let missing = declared.filter { listed[$0.key, default: 0] < $0.value }
    #expect(missing.keys.sorted() == [], "put them on the lists of this target")
    #expect(listed.keys.filter { declared[$0] == nil }.sorted() == [], "these are not public operators")
  }

  @Test func `every public operator with a closure that may throw is on the list of those`() {
    let listed = counts(Throwing.all.map(\.signature))
    let declared = counts(Declaration.operators.filter(\.takesThrowingClosure).map(\.signature))
    let missing = declared.filter { listed[$0.key, default: 0] < $0.value }
    #expect(missing.keys.sorted() == [], "put them on the list of operators that may throw")
    #expect(listed.keys.filter { declared[$0] == nil }.sorted() == [], "these take no closure that may throw")
  }

  @Test func `no two entries of a list read alike`() {
    for names in [
      Operator.all.map(\.testDescription), Origin.all.map(\.testDescription), Throwing.all.map(\.testDescription),
    ] {
      #expect(counts(names).filter { $0.value > 1 }.keys.sorted() == [])
    }
  }

  @Test func `declarations are read with name, labels, overloads and throwing closures`() {
    let text = """
      extension ObservableType {
        /// Not public func commented() -> Observable<Int>
        public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
        public static func zip<A: Collection<Int>, B>(
          _ one: A, _ other: [B: (Int, Int)], resultSelector: (A.Element, B) -> Int = { $0 }
        ) -> ConnectableObservable<Element> where B: Equatable {
        public func count() -> Int { 0 }
        func hidden() -> Observable<Int> { self }
      """
    let found = Declaration.declarations(in: text)
    #expect(found.map(\.signature) == ["catch(_:)", "static zip(_:_:resultSelector:)"])
    #expect(found.map(\.takesThrowingClosure) == [true, false])
  }

  private func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
