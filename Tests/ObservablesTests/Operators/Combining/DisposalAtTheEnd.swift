import Observables
import TestSupport
import Testing

/// An operator that combines two sources.
typealias Combination = (Observable<Int>, Observable<Int>) -> Observable<[Int]>

/// Checks that one of a fixed number of sources is disposed before its end is sent, and one of a collection after it.
func expectDisposalAtTheEnd(
  ofFixed fixed: Combination, ofCollection collection: Combination,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func check(_ combine: Combination, _ end: (PublishSubject<Int>) -> Void, _ expected: [String]) {
    let history = History()
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let combined = combine(
      first.do(onDispose: { history.note("first disposed") }),
      second.do(onDispose: { history.note("second disposed") }))
    _ = combined.write(to: history)
    first.onCompleted()
    end(second)
    #expect(history.lines == expected, sourceLocation: sourceLocation)
  }
  check(fixed, { $0.onCompleted() }, ["first disposed", "second disposed", "completed", "disposed"])
  check(fixed, { $0.onError(TestError()) }, ["first disposed", "second disposed", "error broken", "disposed"])
  check(collection, { $0.onCompleted() }, ["first disposed", "completed", "disposed", "second disposed"])
  check(collection, { $0.onError(TestError()) }, ["first disposed", "error broken", "disposed", "second disposed"])
}
