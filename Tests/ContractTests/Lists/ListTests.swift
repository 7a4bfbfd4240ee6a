import TestSupport
import Testing

/// The lists of this target are complete: what is public and gives an observable is on them.
struct ListTests {
  @Test func `every public operator is on a list, as often as it has forms`() {
    let listed = counts(Operator.ofObservables.map(\.signature) + Origin.all.map(\.signature))
    let declared = counts(Self.declared.map(\.signature))
    let missing = declared.filter { listed[$0.key, default: 0] < $0.value }
    #expect(missing.keys.sorted() == [], "put them on the lists of this target")
    #expect(listed.keys.filter { declared[$0] == nil }.sorted() == [], "these are not public operators")
  }

  @Test func `every public operator with a closure that may throw is on the list of those`() {
    let listed = counts(Throwing.all.map(\.signature))
    let declared = counts(Self.declared.filter(\.takesThrowingClosure).map(\.signature))
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

  /// The public functions of the sources that give an observable, without the former names: name and labels, `static `
  /// before them if the function hangs on the type.
  private static let declared = Repository.files(below: "Sources/Observables/Operators", suffix: ".swift")
    .filter { !$0.contains("/Renamed") }
    .flatMap { path in
      (Repository.text(path) ?? "").replacing(#/\/\/.*/#, with: "")
        .matches(of: #/public (static )?func `?(\w+)`?[^(]*(\([^{]*)\)\s*-> (?:Connectable)?Observable</#)
    }
    .filter { $0.2 != "asObservable" }
    .map { match in
      let labels = match.3.matches(of: #/[(,]\s*(\w+)(?: \w+)?:/#).map { "\($0.1):" }.joined()
      return (signature: "\(match.1 ?? "")\(match.2)(\(labels))", takesThrowingClosure: match.3.contains("throws"))
    }

  private func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
