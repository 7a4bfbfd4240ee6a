import Observables
import TestSupport
import Testing
import VirtualTime

/// The forms of combineLatest and zip for two to eight sources, with a selector and as tuples.
@Suite(.leakFree) struct ArityTests {
  @Test func `OP-04: combineLatest takes two to eight observables`() {
    let (a, b, c, d, e, f, g, h) = eight({ Observable.just($0) }, { Observable.just($0) })
    expect(
      selectors: [
        Observable.combineLatest(a, b) { "\($0)\($1)" }.heard,
        Observable.combineLatest(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Observable.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Observable.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Observable.combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Observable.combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Observable.combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Observable.combineLatest(a, b).heard,
        Observable.combineLatest(a, b, c).heard,
        Observable.combineLatest(a, b, c, d).heard,
        Observable.combineLatest(a, b, c, d, e).heard,
        Observable.combineLatest(a, b, c, d, e, f).heard,
        Observable.combineLatest(a, b, c, d, e, f, g).heard,
        Observable.combineLatest(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `OP-57: zip takes two to eight observables`() {
    let (a, b, c, d, e, f, g, h) = eight({ Observable.just($0) }, { Observable.just($0) })
    expect(
      selectors: [
        Observable.zip(a, b) { "\($0)\($1)" }.heard,
        Observable.zip(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Observable.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Observable.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Observable.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Observable.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Observable.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Observable.zip(a, b).heard,
        Observable.zip(a, b, c).heard,
        Observable.zip(a, b, c, d).heard,
        Observable.zip(a, b, c, d, e).heard,
        Observable.zip(a, b, c, d, e, f).heard,
        Observable.zip(a, b, c, d, e, f, g).heard,
        Observable.zip(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `SM-58: combineLatest takes two to eight infallible sequences`() {
    let (a, b, c, d, e, f, g, h) = eight({ Infallible.just($0) }, { Infallible.just($0) })
    expect(
      selectors: [
        Infallible.combineLatest(a, b) { "\($0)\($1)" }.heard,
        Infallible.combineLatest(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Infallible.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Infallible.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Infallible.combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Infallible.combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Infallible.combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Infallible.combineLatest(a, b).heard,
        Infallible.combineLatest(a, b, c).heard,
        Infallible.combineLatest(a, b, c, d).heard,
        Infallible.combineLatest(a, b, c, d, e).heard,
        Infallible.combineLatest(a, b, c, d, e, f).heard,
        Infallible.combineLatest(a, b, c, d, e, f, g).heard,
        Infallible.combineLatest(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `SM-58: zip takes two to eight infallible sequences`() {
    let (a, b, c, d, e, f, g, h) = eight({ Infallible.just($0) }, { Infallible.just($0) })
    expect(
      selectors: [
        Infallible.zip(a, b) { "\($0)\($1)" }.heard,
        Infallible.zip(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Infallible.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Infallible.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Infallible.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Infallible.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Infallible.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Infallible.zip(a, b).heard,
        Infallible.zip(a, b, c).heard,
        Infallible.zip(a, b, c, d).heard,
        Infallible.zip(a, b, c, d, e).heard,
        Infallible.zip(a, b, c, d, e, f).heard,
        Infallible.zip(a, b, c, d, e, f, g).heard,
        Infallible.zip(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `RX-05: combineLatest takes two to eight drivers`() {
    let (a, b, c, d, e, f, g, h) = eight({ Driver.just($0) }, { Driver.just($0) })
    VirtualClock().whilePlaying {
      expect(
        selectors: [
          Driver.combineLatest(a, b) { "\($0)\($1)" }.heard,
          Driver.combineLatest(a, b, c) { "\($0)\($1)\($2)" }.heard,
          Driver.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
          Driver.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
          Driver.combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
          Driver.combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
          Driver.combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
        ],
        tuples: [
          Driver.combineLatest(a, b).heard,
          Driver.combineLatest(a, b, c).heard,
          Driver.combineLatest(a, b, c, d).heard,
          Driver.combineLatest(a, b, c, d, e).heard,
          Driver.combineLatest(a, b, c, d, e, f).heard,
          Driver.combineLatest(a, b, c, d, e, f, g).heard,
          Driver.combineLatest(a, b, c, d, e, f, g, h).heard,
        ])
    }
  }

  @Test func `RX-05: zip takes two to eight drivers`() {
    let (a, b, c, d, e, f, g, h) = eight({ Driver.just($0) }, { Driver.just($0) })
    VirtualClock().whilePlaying {
      expect(
        selectors: [
          Driver.zip(a, b) { "\($0)\($1)" }.heard,
          Driver.zip(a, b, c) { "\($0)\($1)\($2)" }.heard,
          Driver.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
          Driver.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
          Driver.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
          Driver.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
          Driver.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
        ],
        tuples: [
          Driver.zip(a, b).heard,
          Driver.zip(a, b, c).heard,
          Driver.zip(a, b, c, d).heard,
          Driver.zip(a, b, c, d, e).heard,
          Driver.zip(a, b, c, d, e, f).heard,
          Driver.zip(a, b, c, d, e, f, g).heard,
          Driver.zip(a, b, c, d, e, f, g, h).heard,
        ])
    }
  }

  @Test func `SM-55: zip takes two to eight singles`() {
    let (a, b, c, d, e, f, g, h) = eight({ Single.just($0) }, { Single.just($0) })
    expect(
      selectors: [
        Single.zip(a, b) { "\($0)\($1)" }.heard,
        Single.zip(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Single.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Single.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Single.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Single.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Single.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Single.zip(a, b).heard,
        Single.zip(a, b, c).heard,
        Single.zip(a, b, c, d).heard,
        Single.zip(a, b, c, d, e).heard,
        Single.zip(a, b, c, d, e, f).heard,
        Single.zip(a, b, c, d, e, f, g).heard,
        Single.zip(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `SM-29: zip takes two to eight maybes`() {
    let (a, b, c, d, e, f, g, h) = eight({ Maybe.just($0) }, { Maybe.just($0) })
    expect(
      selectors: [
        Maybe.zip(a, b) { "\($0)\($1)" }.heard,
        Maybe.zip(a, b, c) { "\($0)\($1)\($2)" }.heard,
        Maybe.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.heard,
        Maybe.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }.heard,
        Maybe.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }.heard,
        Maybe.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }.heard,
        Maybe.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }.heard,
      ],
      tuples: [
        Maybe.zip(a, b).heard,
        Maybe.zip(a, b, c).heard,
        Maybe.zip(a, b, c, d).heard,
        Maybe.zip(a, b, c, d, e).heard,
        Maybe.zip(a, b, c, d, e, f).heard,
        Maybe.zip(a, b, c, d, e, f, g).heard,
        Maybe.zip(a, b, c, d, e, f, g, h).heard,
      ])
  }

  @Test func `RX-06: combineLatest and zip take functions, and closures that take a tuple apart`() {
    let signal = Signal.just(2)
    VirtualClock().whilePlaying {
      #expect(Signal.combineLatest(signal, signal, resultSelector: +).heard == ["4", "completed"])
      #expect(Signal.zip(signal, signal, resultSelector: +).heard == ["4", "completed"])
      let latest: Signal<(Int, Int)> = Signal.combineLatest(signal, signal)
      #expect(latest.map { left, right in left * right }.heard == ["4", "completed"])
      let zipped: Signal<(Int, Int)> = Signal.zip(signal, signal)
      #expect(zipped.map { left, right in left * right }.heard == ["4", "completed"])
    }
  }

  @Test func `SM-58: sources of zip may be implicit members`() {
    #expect(Infallible.zip(.of(1, 2), .of("a", "b")) { "\($0)\($1)" }.heard == ["1a", "2b", "completed"])
  }

  @Test func `SM-29: a maybe without an element: completed when all have`() {
    expectPicture(is: "---|") { Maybe.zip($0.hot("-|").asMaybe(), $0.hot("---[b|]").asMaybe()) { $0 + $1 } }
  }

  @Test func `SM-55: the first error ends zip, a thrown one too`() {
    #expect(Single.zip(Single.just(1), Single<Int>.error(TestError())).heard == ["error broken"])
    #expect(Single.zip(Single.just(1), .just(2)) { _, _ -> Int in throw TestError() }.heard == ["error broken"])
    #expect(Maybe.zip(Maybe.just(1), Maybe<Int>.error(TestError())).heard == ["error broken"])
    #expect(Maybe.zip(Maybe.just(1), .just(2)) { _, _ -> Int in throw TestError() }.heard == ["error broken"])
  }

  /// Makes the sources 1, "b", 3, "d" and so on, each of which is to send its element and complete.
  private func eight<Numbers, Letters>(
    _ number: (Int) -> Numbers, _ letter: (String) -> Letters
  ) -> (Numbers, Letters, Numbers, Letters, Numbers, Letters, Numbers, Letters) {
    (number(1), letter("b"), number(3), letter("d"), number(5), letter("f"), number(7), letter("h"))
  }

  /// Expects the output of the forms for two, three and so on of the eight sources.
  private func expect(
    selectors: [[String]], tuples: [[String]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let elements: [Any] = [1, "b", 3, "d", 5, "f", 7, "h"]
    let counts = 2...8
    #expect(
      selectors == counts.map { [elements.prefix($0).map { "\($0)" }.joined(), "completed"] },
      sourceLocation: sourceLocation)
    #expect(
      tuples
        == counts.map { count in
          let parts = elements.prefix(count).map { $0 is String ? "\"\($0)\"" : "\($0)" }
          return ["(\(parts.joined(separator: ", ")))", "completed"]
        }, sourceLocation: sourceLocation)
  }
}
