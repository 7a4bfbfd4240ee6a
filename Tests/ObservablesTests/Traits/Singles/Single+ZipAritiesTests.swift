import Observables
import TestSupport
import Testing

struct SingleZipAritiesTests {
  private func just(_ number: Int) -> Single<Int> { .just(number) }

  @Test("SM-55: zip of two to eight singles with a selector")
  func selectors() {
    var results: [[Int]] = []
    let note: ([Int]) -> Void = { results.append($0) }
    _ = Single.zip(just(1), just(2)) { [$0, $1] }.subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3)) { [$0, $1, $2] }.subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3), just(4)) { [$0, $1, $2, $3] }.subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5)) { [$0, $1, $2, $3, $4] }.subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6)) { [$0, $1, $2, $3, $4, $5] }
      .subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7)) { [$0, $1, $2, $3, $4, $5, $6] }
      .subscribe(onSuccess: note)
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7), just(8)) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }.subscribe(onSuccess: note)
    #expect(results == (2...8).map { Array(1...$0) })
  }

  @Test("SM-55: zip of two to eight singles as tuples")
  func tuples() {
    var results: [String] = []
    _ = Single.zip(just(1), Single.just("a")).subscribe(onSuccess: { number, letter in
      results.append("(\(number), \(letter))")
    })
    _ = Single.zip(just(1), just(2), just(3)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip(just(1), just(2), just(3), just(4)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6))
      .subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7))
      .subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7), just(8))
      .subscribe(onSuccess: { results.append("\($0)") })
    let expected = (3...8).map { count in "(" + (1...count).map(String.init).joined(separator: ", ") + ")" }
    #expect(results == ["(1, a)"] + expected)
  }

  @Test("SM-55: the first error ends zip, a thrown one too")
  func errors() {
    #expect(Single.zip(just(1), Single<Int>.error(TestError())).asObservable().heard == ["error broken"])
    #expect(
      Single.zip(just(1), just(2)) { _, _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }
}
