import Observables

/// Two ways to write the same.
struct Law: CustomStringConvertible, Sendable {
  typealias Side = @Sendable (Observable<Int>, Parameters, World) -> Observable<Int>

  /// The arguments of both sides, besides their source.
  struct Parameters: CustomStringConvertible {
    let count: Int
    let other: Int
    /// The sequences that selectors return, by the element.
    let inner: [Expression]
    /// Another source.
    let second: Expression

    /// The sequence that a selector gives for an element.
    func select(_ element: Int, in world: World) -> Observable<Int> {
      inner[Int(element.magnitude % 3)].make(in: world)
    }

    var description: String {
      "n = \(count), m = \(other), inner = [\(inner.map(\.description).joined(separator: ", "))], y = \(second)"
    }
  }

  let description: String
  /// Whether the sides subscribe to their sources and let go of them in the same order, at the same times.
  let keepsLifecycle: Bool
  /// Whether the source must not send anything while it is subscribed to.
  let needsTime: Bool
  let left: Side
  let right: Side

  init(
    _ description: String, keepsLifecycle: Bool = true, needsTime: Bool = false, _ left: @escaping Side,
    _ right: @escaping Side
  ) {
    self.description = description
    self.keepsLifecycle = keepsLifecycle
    self.needsTime = needsTime
    self.left = left
    self.right = right
  }

  static let all: [Law] = models + pairs + flattening + stepping + partial + sharing + ending + joining

  /// Operators compared with their plain models.
  private static let models: [Law] = [
    Law("flatMap is its model", keepsLifecycle: false, { x, p, w in x.flatMap { p.select($0, in: w) } }) { x, p, w in
      Model.flatMap(x) { p.select($0, in: w) }
    },
    Law("concatMap is its model", keepsLifecycle: false, { x, p, w in x.concatMap { p.select($0, in: w) } }) {
      x, p, w in
      Model.flatMap(x, limit: 1) { p.select($0, in: w) }
    },
    Law("flatMapLatest is its model", keepsLifecycle: false, { x, p, w in x.flatMapLatest { p.select($0, in: w) } }) {
      x, p, w in Model.flatMapLatest(x) { p.select($0, in: w) }
    },
    Law(
      "flatMapLatest is flatMap, taken until the next", keepsLifecycle: false, needsTime: true,
      { x, p, w in
        x.flatMapLatest { p.select($0, in: w) }
      }
    ) { x, p, w in
      x.multicast({ PublishSubject<Int>() }) { x in x.flatMap { p.select($0, in: w).take(until: x) } }
    },
    Law(
      "merge of so many at a time is its model", keepsLifecycle: false,
      { x, p, w in
        x.map { p.select($0, in: w) }.merge(maxConcurrent: p.count + 1)
      }
    ) { x, p, w in Model.flatMap(x, limit: p.count + 1) { p.select($0, in: w) } },
    Law("share is its model", keepsLifecycle: false, needsTime: true, { x, _, _ in twice(x.share()) }) { x, _, _ in
      twice(Model.share(x))
    },
    Law("skip is its model", { x, p, _ in x.skip(p.count) }) { x, p, _ in
      Model.step(x) {
        var left = p.count
        return { element in
          left -= 1
          return (left < 0 ? [element] : [], false)
        }
      }
    },
    Law("take is its model", { x, p, _ in x.take(p.count + 1) }) { x, p, _ in
      Model.step(x) {
        var left = p.count + 1
        return { element in
          left -= 1
          return ([element], left == 0)
        }
      }
    },
    Law("scan is its model", { x, p, _ in x.scan(p.count) { $0 &* 2 &+ $1 } }) { x, p, _ in
      Model.step(x) {
        var sum = p.count
        return { element in
          sum = sum &* 2 &+ element
          return ([sum], false)
        }
      }
    },
  ]

  /// Operators of two sources beside what they are to do; the second one is random, too.
  private static let pairs: [Law] = Pair.allCases.map { pair in
    Law("\(pair) is its model", keepsLifecycle: false, { x, p, w in pair.apply(x, second(p, w)) }) { x, p, w in
      Model.pair(pair, x, second(p, w))
    }
  }

  /// A `concat` within a `concat` is unfolded, and runs no trampoline of its own; its model knows nothing of that.
  private static func second(_ parameters: Parameters, _ world: World) -> Observable<Int> {
    parameters.inner[0].make(in: world).map { $0 }
  }

  /// Sequences of sequences.
  private static let flattening: [Law] = [
    Law("flatMap is map, merge", { x, p, w in x.flatMap { p.select($0, in: w) } }) { x, p, w in
      x.map { p.select($0, in: w) }.merge()
    },
    Law("concatMap is map, concat", { x, p, w in x.concatMap { p.select($0, in: w) } }) { x, p, w in
      x.map { p.select($0, in: w) }.concat()
    },
    Law("flatMapLatest is map, switchLatest", { x, p, w in x.flatMapLatest { p.select($0, in: w) } }) { x, p, w in
      x.map { p.select($0, in: w) }.switchLatest()
    },
    Law("concat of sequences is merge, one at a time", { x, p, w in x.map { p.select($0, in: w) }.concat() }) {
      x, p, w in x.map { p.select($0, in: w) }.merge(maxConcurrent: 1)
    },
    Law("flatMap to just is map", { x, _, _ in x.flatMap { Observable.just($0 &+ 1) } }) { x, _, _ in x.map { $0 &+ 1 }
    },
    Law("concatMap to just is map", { x, _, _ in x.concatMap { Observable.just($0 &+ 1) } }) { x, _, _ in
      x.map { $0 &+ 1 }
    },
    Law("flatMap to empty ignores the elements", { x, _, _ in x.flatMap { _ in Observable<Int>.empty() } }) { x, _, _ in
      x.filter { _ in false }
    },
    Law("groups that are merged again are the source", { x, p, _ in x.groupBy { $0 % (p.count + 1) }.flatMap { $0 } }) {
      x, _, _ in x
    },
  ]

  /// Operators of steps.
  private static let stepping: [Law] = [
    Law("map, map is map of both", { x, p, _ in x.map { $0 &+ p.count }.map { $0 &* 3 } }) { x, p, _ in
      x.map { ($0 &+ p.count) &* 3 }
    },
    Law("filter, filter is filter by both", { x, p, _ in x.filter { $0 % 2 == 0 }.filter { $0 > p.count } }) {
      x, p, _ in
      x.filter { $0 % 2 == 0 && $0 > p.count }
    },
    Law("compactMap is map, filter, map", { x, p, _ in x.compactMap { $0 > p.count ? $0 &* 2 : nil } }) { x, p, _ in
      x.map { $0 > p.count ? $0 &* 2 : nil }.filter { $0 != nil }.map { $0! }
    },
    Law("distinctUntilChanged twice is once", { x, _, _ in x.distinctUntilChanged().distinctUntilChanged() }) {
      x, _, _ in x.distinctUntilChanged()
    },
    Law("materialize, dematerialize is the source", { x, _, _ in x.materialize().dematerialize() }) { x, _, _ in x },
    Law("reduce is the last of scan", { x, p, _ in x.reduce(p.count) { $0 &* 2 &+ $1 } }) { x, p, _ in
      x.scan(p.count) { $0 &* 2 &+ $1 }.startWith(p.count).takeLast(1)
    },
    Law("scan of sums is a map of what a closure remembers", { x, _, _ in x.scan(0) { $0 &+ $1 } }) { x, _, _ in
      .deferred {
        var sum = 0
        return x.map { element in
          sum &+= element
          return sum
        }
      }
    },
    Law("do with nothing is the source", { x, _, _ in x.do(onNext: { _ in }, onDispose: {}) }) { x, _, _ in x },
    Law(
      "delay, delay is delay by the sum",
      {
        x, p, w in
        x.delay(.milliseconds(p.count), scheduler: w.clock).delay(.milliseconds(p.other), scheduler: w.clock)
      }
    ) { x, p, w in x.delay(.milliseconds(p.count + p.other), scheduler: w.clock) },
  ]

  /// Parts of a sequence.
  private static let partial: [Law] = [
    Law("take, take is take of fewer", keepsLifecycle: false, { x, p, _ in x.take(p.count).take(p.other) }) { x, p, _ in
      x.take(min(p.count, p.other))
    },
    Law("skip, skip is skip of the sum", { x, p, _ in x.skip(p.count).skip(p.other) }) { x, p, _ in
      x.skip(p.count + p.other)
    },
    Law("take is take until its last number", { x, p, _ in x.take(p.count + 1) }) { x, p, _ in
      x.enumerated().take(until: { $0.index == p.count }, behavior: .inclusive).map(\.element)
    },
    Law("skip is a filter by number", { x, p, _ in x.skip(p.count) }) { x, p, _ in
      x.enumerated().filter { $0.index >= p.count }.map(\.element)
    },
    Law(
      "what is taken and what is skipped are the whole", keepsLifecycle: false, needsTime: true,
      { x, p, _ in
        x.multicast({ PublishSubject<Int>() }) { .merge($0.take(p.count), $0.skip(p.count)) }
      }
    ) { x, _, _ in x },
    Law("element(at:) is skip, take, or an error", { x, p, _ in x.element(at: p.count) }) { x, p, _ in
      x.skip(p.count).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
    },
    Law("takeLast is its model", { x, p, _ in x.takeLast(p.count) }) { x, p, _ in Model.takeLast(x, p.count) },
    Law("take(while:) is take(until:) of the contrary", { x, p, _ in x.take(while: { $0 != p.count }) }) { x, p, _ in
      x.take(until: { $0 == p.count })
    },
    Law("skip(while:) opens once", { x, p, _ in x.skip(while: { $0 != p.count }) }) { x, p, _ in
      .deferred {
        var isOpen = false
        return x.filter { element in
          isOpen = isOpen || element == p.count
          return isOpen
        }
      }
    },
  ]

  /// One subscription for several subscribers. `share` disposes a source that has ended later than `refCount` does.
  private static let sharing: [Law] = [
    Law("share is publish, refCount", keepsLifecycle: false, { x, _, _ in twice(x.share()) }) { x, _, _ in
      twice(x.publish().refCount())
    },
    Law("share is multicast, refCount", keepsLifecycle: false, { x, _, _ in twice(x.share()) }) { x, _, _ in
      twice(x.multicast { PublishSubject<Int>() }.refCount())
    },
    Law(
      "share that replays is replay, refCount", keepsLifecycle: false,
      { x, p, _ in twice(x.share(replay: p.count + 1)) }
    ) { x, p, _ in
      twice(x.multicast { ReplaySubject<Int>.create(bufferSize: p.count + 1) }.refCount())
    },
    Law("share with one subscriber is the source", { x, _, _ in x.share() }) { x, _, _ in x },
    Law(
      "multicast with a selector is the selector's", needsTime: true,
      { x, _, _ in
        x.multicast({ PublishSubject<Int>() }) { $0.map { $0 &+ 1 } }
      }
    ) { x, _, _ in x.map { $0 &+ 1 } },
  ]

  /// Two subscribers, the second one behind the first element.
  private static func twice(_ shared: Observable<Int>) -> Observable<Int> {
    .merge(shared.map { $0 &+ 1_000 }, shared.take(1).concat(shared))
  }

  /// The sequence in place of an end.
  private static let ending: [Law] = [
    Law("catchAndReturn is catch to just", { x, p, _ in x.catchAndReturn(p.count) }) { x, p, _ in
      x.catch { _ in .just(p.count) }
    },
    Law("retry is catch with the source", keepsLifecycle: false, needsTime: true, { x, _, _ in x.retry(2) }) {
      x, _, _ in
      x.catch { _ in x }
    },
    Law("startWith is concat behind just", { x, p, _ in x.startWith(p.count) }) { x, p, _ in
      Observable.just(p.count).concat(x)
    },
    Law("ifEmpty with a default is a switch to just", { x, p, _ in x.ifEmpty(default: p.count) }) { x, p, _ in
      x.ifEmpty(switchTo: .just(p.count))
    },
    Law(
      "concat of three is concat of two and one", keepsLifecycle: false,
      { x, p, w in
        Observable.concat([x, p.second.make(in: w), x])
      }
    ) { x, p, w in x.concat(p.second.make(in: w)).concat(x) },
    Law("take until what never comes is the source", { x, _, _ in x.take(until: Observable<Int>.never()) }) { x, _, _ in
      x
    },
    Law("amb with what never comes is the source", { x, _, _ in x.amb(Observable<Int>.never()) }) { x, _, _ in x },
  ]

  private static func endless(_ source: Observable<Int>) -> Observable<Int> {
    errorless(source.concat(Observable<Int>.never()))
  }

  private static func errorless(_ source: Observable<Int>) -> Observable<Int> { source.catch { _ in .never() } }

  /// Two sources that send in time.
  private static let joining: [Law] = [
    Law(
      "merge is the merge of a sequence of both", keepsLifecycle: false, needsTime: true,
      { x, p, w in .merge(x, p.second.make(in: w)) }
    ) {
      x, p, w in Observable.from([x, p.second.make(in: w)]).merge()
    },
    // The sources have no errors, because which of two errors at one instant comes first depends on the order of the
    // sources.
    Law(
      "zip does not care for sides", keepsLifecycle: false, needsTime: true,
      { x, p, w in
        .zip(errorless(x), errorless(p.second.make(in: w))) { $0 &* 10 &+ $1 }
      }
    ) { x, p, w in .zip(errorless(p.second.make(in: w)), errorless(x)) { $1 &* 10 &+ $0 } },
    Law(
      // One of a fixed number of sources is disposed before its error is sent, one of an array afterwards.
      "combineLatest of both is that of an array", keepsLifecycle: false,
      { x, p, w in
        .combineLatest(x, p.second.make(in: w)) { $0 &* 10 &+ $1 }
      }
    ) { x, p, w in Observable.combineLatest([x, p.second.make(in: w)]).map { $0[0] &* 10 &+ $0[1] } },
    // Their ends differ: an array ends at the element without a partner, two sources when both have.
    Law(
      "zip of both has the elements of that of an array", keepsLifecycle: false,
      { x, p, w in
        endless(.zip(x, p.second.make(in: w)) { $0 &* 10 &+ $1 })
      }
    ) { x, p, w in endless(Observable.zip([x, p.second.make(in: w)]).map { $0[0] &* 10 &+ $0[1] }) },
    Law(
      "window is buffer, put together", keepsLifecycle: false, needsTime: true,
      { x, p, w in
        x.buffer(timeSpan: .milliseconds(20), count: p.count + 1, scheduler: w.clock).map { $0.reduce(0, &+) }
      }
    ) { x, p, w in
      x.window(timeSpan: .milliseconds(20), count: p.count + 1, scheduler: w.clock).flatMap {
        $0.reduce(0, accumulator: &+)
      }
    },
  ]
}
