import Observables
import TestSupport
import Testing
import VirtualTime

/// The pictures of the operators of infallible sequences, and their output for sequences that need no time.
struct InfallibleTypePicturesTests {
  @Test(arguments: filtering + taking + transforming + combining + timing)
  func `SM-58: every operator sends what its picture shows`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  private static let filtering: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("filter", "---2---4-|") { $0.numbers("-1-2-3-4-|").filter { $0 % 2 == 0 } }
    table.row("distinctUntilChanged", "-1---2-1-|") { $0.numbers("-1-1-2-1-|").distinctUntilChanged() }
    let distinct = ["ab", "e", "fg", "completed"]
    table.heard("distinctUntilChanged by a key", distinct) { words().distinctUntilChanged { $0.count } }
    table.heard("distinctUntilChanged by a comparer", distinct) {
      words().distinctUntilChanged { $0.count == $1.count }
    }
    table.heard("distinctUntilChanged by both", distinct) {
      words().distinctUntilChanged({ $0.count }, comparer: { $0 == $1 })
    }
    table.heard("distinctUntilChanged by a key path", distinct) { words().distinctUntilChanged(at: \.count) }
    table.row("do", "-a-b-|") { $0.letters("-a-b-|").do(onNext: { _ in }) }
    table.row("skip", "-----c-|") { $0.letters("-a-b-c-|").skip(2) }
    table.row("skip(while:)", "-----3-1-|") { $0.numbers("-1-2-3-1-|").skip(while: { $0 < 3 }) }
    table.row("skip(until:) an infallible", "-----c-|") { $0.letters("-a-b-c-|").skip(until: $0.letters("----x---")) }
    table.row("skip(until:) an observable", "-----c-|") { $0.letters("-a-b-c-|").skip(until: $0.play.hot("----x---")) }
    return table.rows
  }()

  @Sendable private static func words() -> Infallible<String> { .of("ab", "cd", "e", "fg") }

  private static let taking: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("take", "-a-[b|]") { $0.letters("-a-b-c-|").take(2) }
    table.heard("take of none", ["completed"]) { Infallible.of(1, 2).take(0) }
    table.row("take(until:) an infallible", "-a-b|") { $0.letters("-a-b-c-|").take(until: $0.letters("----x---")) }
    table.row("take(until:) an observable", "-a-b|") { $0.letters("-a-b-c-|").take(until: $0.play.hot("----x---")) }
    table.heard("take(until:) what ends", ["1", "2", "completed"]) {
      Infallible.of(1, 2).take(until: Infallible<Int>.empty())
    }
    table.row("take(until:) a predicate", "-1-2-|") { $0.numbers("-1-2-3-4-|").take(until: { $0 == 3 }) }
    table.heard("take(until:) inclusive", ["1", "2", "completed"]) {
      Infallible.of(1, 2, 3, 1).take(until: { $0 == 2 }, behavior: .inclusive)
    }
    table.row("take(while:)", "-1-2-|") { $0.numbers("-1-2-3-1-|").take(while: { $0 < 3 }) }
    table.heard("take(while:) without time", ["1", "2", "completed"]) {
      Infallible.of(1, 2, 3, 1).take(while: { $0 < 3 })
    }
    table.heard("take(while:) inclusive", ["1", "2", "3", "completed"]) {
      Infallible.of(1, 2, 3, 1).take(while: { $0 < 3 }, behavior: .inclusive)
    }
    return table.rows
  }()

  private static let transforming: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("map", "-2-4-6-|") { $0.numbers("-1-2-3-|").map { $0 * 2 } }
    table.heard("map of a key path", ["3", "2", "completed"]) { Infallible.of("ada", "bo").map(\.count) }
    table.row("compactMap", "-1---3-|") { $0.letters("-1-x-3-|").compactMap { Int($0) } }
    table.row("scan", "-1-3-6-|") { $0.numbers("-1-2-3-|").scan(0, accumulator: +) }
    table.heard("scan(into:)", ["[1]", "[1, 2]", "completed"]) {
      Infallible.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    }
    table.row("flatMap", "-aa--bb--|") { play in
      play.letters("-a---b---|").flatMap { letter in play.inner("xx|", letter) }
    }
    table.row("flatMapLatest", "-a-b--b----|") { play in
      play.letters("-a-b-------|").flatMapLatest { letter in play.inner("x--x|", letter) }
    }
    table.row("concatMap", "-a--ab--b--|") { play in
      play.letters("-a-b-------|").concatMap { letter in play.inner("x--x|", letter) }
    }
    table.heard("flatMap into observables", ["1", "10", "2", "20", "completed"]) {
      let out: Infallible<Int> = Infallible.of(1, 2).flatMap { Observable.of($0, $0 * 10) }
      return out
    }
    return table.rows
  }()

  private static let combining: [PictureTable.Row] = {
    var table = PictureTable()
    let three = ["1", "2", "3", "completed"]
    table.row("concat", "-a-b--c-|") { $0.letters("-a-b-|").concat($0.play.cold("-c-|").infallible) }
    table.heard("concat of an array", three) { Infallible.concat([.just(1), .of(2, 3)]) }
    table.heard("concat of several", three) { Infallible.concat(.just(1), .of(2, 3)) }
    table.heard("concat with an observable", three) { Infallible.just(1).concat(Observable.of(2, 3)) }
    table.row("merge of two", "-1-2-3----4-|") {
      Infallible.merge($0.letters("-1---3-|"), $0.letters("---2------4-|"))
    }
    table.heard("merge of an array", ["3", "1", "2", "completed"]) { Infallible.merge([.of(1, 2), .just(3)]) }
    table.heard("merge of a collection", ["1", "2", "completed"]) {
      Infallible.merge([Infallible.of(1, 2), .just(3)].prefix(1))
    }
    table.heard("merge of none", ["completed"]) { Infallible.merge([Infallible<Int>]()) }
    table.row("startWith", "a--b-c-|") { $0.letters("---b-c-|").startWith("a") }
    table.heard("startWith twice", three) { Infallible.just(3).startWith(2).startWith(1) }
    table.row("combineLatest of a collection", "---p-q-r--|", where: ["p": "1x", "q": "2x", "r": "2y"]) {
      Infallible.combineLatest([$0.letters("-1---2----|"), $0.letters("---x---y-|")]) { $0.joined() }
    }
    table.heard("combineLatest without a closure", ["[1, 2]", "[1, 3]", "completed"]) {
      Infallible.combineLatest([Infallible.just(1), .of(2, 3)])
    }
    table.heard("combineLatest of none", ["[]", "completed"]) { Infallible.combineLatest([Infallible<Int>]()) }
    table.row("withLatestFrom", "-----x--y-|", where: ["x": "b1", "y": "c2"]) {
      $0.letters("-a---b--c-|").withLatestFrom($0.letters("---1--2----")) { $0 + $1 }
    }
    table.heard("withLatestFrom an observable", ["x", "x", "completed"]) {
      Infallible.of(1, 2).withLatestFrom(Observable.just("x"))
    }
    table.heard("withLatestFrom a relay", ["y", "y", "completed"]) {
      Infallible.of(1, 2).withLatestFrom(BehaviorRelay(value: "y"))
    }
    return table.rows
  }()

  private static let timing: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("debounce", "-----b---c-----[d|]") {
      $0.letters("-ab---c-------d|").debounce(.milliseconds(30), scheduler: $0.play.clock)
    }
    table.row("throttle", "-a---c----d-|") {
      $0.letters("-ab-c-----d-|").throttle(.milliseconds(40), scheduler: $0.play.clock)
    }
    table.row("throttle without the latest", "-a--------d-|") {
      $0.letters("-ab-c-----d-|").throttle(.milliseconds(40), latest: false, scheduler: $0.play.clock)
    }
    table.row("take(for:)", "-a-b|") { $0.letters("-a-b-c-d-|").take(for: .milliseconds(40), scheduler: $0.play.clock) }
    table.row("skip for a while", "-----c-d-|") {
      $0.letters("-a-b-c-d-|").skip(.milliseconds(40), scheduler: $0.play.clock)
    }
    return table.rows
  }()
}

extension SharedPlay {
  /// An infallible sequence of a hot source.
  fileprivate func letters(_ marbles: String) -> Infallible<String> { play.hot(marbles).infallible }

  /// An infallible sequence of a hot source of numbers.
  fileprivate func numbers(_ marbles: String) -> Infallible<Int> { play.hot(marbles) { Int($0)! }.infallible }

  /// A sequence that sends a letter wherever a picture has an element.
  fileprivate func inner(_ marbles: String, _ letter: String) -> Infallible<String> {
    play.cold(marbles).infallible.map { _ in letter }
  }
}
