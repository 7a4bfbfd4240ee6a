import Observables
import TestSupport
import Testing
import VirtualTime

/// In which order operators subscribe to their sources and let go of them: one row an operator.
@Suite struct LettingGoTests {
  /// A way in which an operator ends, and the history of its sources.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (World) -> Observable<Int>
    let expected: String

    init(_ name: String, _ expected: String, _ make: @escaping @Sendable (World) -> Observable<Int>) {
      testDescription = name
      self.expected = expected
      self.make = make
    }
  }

  @Test(arguments: rows)
  func `sources are subscribed to and let go of in the order of the table`(row: Row) throws {
    let world = World()
    try world.play(row.make, disposedAt: nil)
    #expect(world.lifecycle.joined(separator: ", ") == row.expected)
    #expect(world.openSubscriptions == 0)
  }

  static let rows = [
    Row("concat", "0 +a, 20 -a, 20 +b, 40 -b") { $0.a.concat($0.b) },
    Row("concat of three", "0 +a, 20 -a, 20 +b, 40 -b, 40 +c, 50 -c") { .concat($0.a, $0.b, $0.c) },
    Row("andThen", "0 +a, 20 +b, 20 -a, 40 -b") { $0.a.ignoreElements().asCompletable().andThen($0.b) },
    Row("ifEmpty(switchTo:)", "0 +c, 10 +a, 10 -c, 30 -a") { $0.c.ifEmpty(switchTo: $0.a) },
    Row("retry", "0 +e, 10 -e, 10 +e, 20 -e") { $0.e.retry(2) },
    Row("retry(when:)", "0 +e, 10 -e, 10 +e, 20 -e") { world in world.e.retry { $0.take(1) } },
    Row("catch", "0 +e, 10 +a, 10 -e, 30 -a") { world in world.e.catch { _ in world.a } },
    Row("catch of a sequence", "0 +e, 10 -e, 10 +a, 30 -a") { .catch(sequence: [$0.e, $0.a]) },
    Row("take", "0 +a, 10 -a") { $0.a.take(1) },
    Row("take(until:) by the other", "0 +c1, 0 +b, 10 -b, 10 -c1") { $0.b.take(until: $0.c1) },
    Row("take(until:) by its end", "0 +n, 0 +a, 20 -a, 20 -n") { $0.a.take(until: $0.n) },
    Row("skip(until:) by its end", "0 +a, 0 +n, 20 -a, 20 -n") { $0.a.skip(until: $0.n) },
    Row("skip(until:) that opened", "0 +b, 0 +c1, 10 -c1, 20 -b") { $0.b.skip(until: $0.c1) },
    Row("merge that fails", "0 +a, 0 +e, 0 +n, 10 -a, 10 -e, 10 -n") { .merge($0.a, $0.e, $0.n) },
    Row("merge that completes", "0 +a, 0 +c, 10 -c, 20 -a") { .merge($0.a, $0.c) },
    Row("zip", "0 +a, 0 +b, 20 -a, 20 -b") { .zip($0.a, $0.b) { $0 + $1 } },
    Row("combineLatest that fails", "0 +a, 0 +e, 10 -e, 10 -a") { .combineLatest($0.a, $0.e) { $0 + $1 } },
    Row("combineLatest of an array that fails", "0 +a, 0 +e, 10 -a, 10 -e") {
      Observable.combineLatest([$0.a, $0.e]).map { $0[0] + $0[1] }
    },
    Row("combineLatest", "0 +a, 0 +b, 20 -a, 20 -b") { .combineLatest($0.a, $0.b) { $0 + $1 } },
    Row("withLatestFrom", "0 +n, 0 +a, 20 -a, 20 -n") { $0.a.withLatestFrom($0.n) },
    Row("sample", "0 +n, 0 +a, 20 -a, 10000 -n") { $0.n.sample($0.a) },
    Row("amb", "0 +a, 0 +n, 10 -n, 20 -a") { $0.a.amb($0.n) },
    Row("switchLatest", "0 +a, 10 +b, 20 -a, 30 -b") { world in world.a.flatMapLatest { _ in world.b } },
    Row("switchLatest to another", "0 +b, 5 +n, 15 -n, 15 +n, 20 -b, 10000 -n") { world in
      world.b.flatMapLatest { _ in world.n }
    },
    Row("flatMap that fails", "0 +a, 10 +e, 20 -a, 20 -e") { world in world.a.flatMap { _ in world.e } },
    Row("share", "0 +a, 20 -a") { world in
      let shared = world.a.share()
      return .merge(shared, shared)
    },
    Row("share that is taken from, then again", "0 +a, 10 -a, 10 +a, 30 -a") { world in
      let shared = world.a.share()
      return shared.take(1).concat(shared)
    },
    Row("timeout with another", "0 +n, 30 +a, 30 -n, 50 -a") { world in
      world.n.timeout(.milliseconds(30), other: world.a, scheduler: world.clock)
    },
  ]
}

extension World {
  /// Sends 1 after 10 ms and completes after 20.
  fileprivate var a: Observable<Int> {
    cold("a", [Mark(time: 10, event: .next(1)), Mark(time: 20, event: .completed)])
  }
  /// Sends 2 and 3 after 5 and 15 ms and completes after 20.
  fileprivate var b: Observable<Int> {
    cold(
      "b",
      [Mark(time: 5, event: .next(2)), Mark(time: 15, event: .next(3)), Mark(time: 20, event: .completed)])
  }
  /// Completes after 10 ms.
  fileprivate var c: Observable<Int> { cold("c", [Mark(time: 10, event: .completed)]) }
  /// Sends 4 after 10 ms, and nothing behind it.
  fileprivate var c1: Observable<Int> { cold("c1", [Mark(time: 10, event: .next(4))]) }
  /// Fails after 10 ms.
  fileprivate var e: Observable<Int> { cold("e", [Mark(time: 10, event: .error(TestError()))]) }
  /// Never sends anything.
  fileprivate var n: Observable<Int> { cold("n", []) }

  private func cold(_ name: String, _ marks: [Mark]) -> Observable<Int> { source(name, marks, isHot: false) }
}
