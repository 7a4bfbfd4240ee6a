import Observables
import TestSupport

/// A source that is put together at random: leaves, operators of one source, operators of two.
indirect enum Expression: CustomStringConvertible {
  /// Events at times, from the beginning of the play on.
  case hot(String, [Mark])
  /// Events at times, from each subscription on.
  case cold(String, [Mark])
  /// Elements that are available at once, followed by an error or none.
  case ready([Int], fails: Bool)
  case step(Step, Expression)
  case pair(Pair, Expression, Expression)

  func make(in world: World) -> Observable<Int> {
    switch self {
    case .hot(let name, let marks): world.source(name, marks, isHot: true)
    case .cold(let name, let marks): world.source(name, marks, isHot: false)
    case .ready(let elements, let fails): Self.ready(elements, fails)
    case .step(let step, let source): step.apply(to: source.make(in: world), in: world)
    case .pair(let pair, let left, let right): pair.apply(left.make(in: world), right.make(in: world))
    }
  }

  private static func ready(_ elements: [Int], _ fails: Bool) -> Observable<Int> {
    let source: Observable<Int> =
      switch elements.count {
      case 0: .empty()
      case 1: .just(elements[0])
      default: .from(elements)
      }
    return fails ? source.concat(Observable.error(TestError())) : source
  }

  var description: String {
    switch self {
    case .hot(let name, let marks): "hot \(name)(\(Self.text(marks)))"
    case .cold(let name, let marks): "cold \(name)(\(Self.text(marks)))"
    case .ready(let elements, let fails): "ready(\(elements)\(fails ? " #" : ""))"
    case .step(let step, let source): "\(source).\(step)"
    case .pair(let pair, let left, let right): "\(pair)(\(left), \(right))"
    }
  }

  private static func text(_ marks: [Mark]) -> String {
    marks.map { mark in
      switch mark.event {
      case .next(let element): "\(mark.time):\(element)"
      case .error: "\(mark.time):#"
      case .completed: "\(mark.time):|"
      }
    }.joined(separator: " ")
  }
}

/// An operator of one source, with a number that configures it.
enum Step: CustomStringConvertible {
  case map(Int), filter(Int), take(Int), skip(Int), delay(Int), startWith(Int), scan, distinct, recover(Int)
  case flatMap, concatMap, share, takeLast(Int), buffer(Int)

  func apply(to source: Observable<Int>, in world: World) -> Observable<Int> {
    switch self {
    case .map(let number): source.map { $0 &* 2 &+ number }
    case .filter(let number): source.filter { $0 % (number + 2) != 0 }
    case .take(let count): source.take(count)
    case .skip(let count): source.skip(count)
    case .delay(let span): source.delay(.milliseconds(span), scheduler: world.clock)
    case .startWith(let element): source.startWith(element)
    case .scan: source.scan(0) { $0 &+ $1 }
    case .distinct: source.distinctUntilChanged()
    case .recover(let element): source.catchAndReturn(element)
    case .flatMap: source.flatMap { Observable.of($0, $0 &+ 1) }
    case .concatMap: source.concatMap { Observable.just($0).delay(.milliseconds(7), scheduler: world.clock) }
    case .share: source.share()
    case .takeLast(let count): source.takeLast(count)
    case .buffer(let count):
      source.buffer(timeSpan: .milliseconds(15), count: count + 1, scheduler: world.clock).map { $0.reduce(0, &+) }
    }
  }

  var description: String {
    switch self {
    case .map(let number): "map(\(number))"
    case .filter(let number): "filter(\(number))"
    case .take(let count): "take(\(count))"
    case .skip(let count): "skip(\(count))"
    case .delay(let span): "delay(\(span))"
    case .startWith(let element): "startWith(\(element))"
    case .scan: "scan"
    case .distinct: "distinctUntilChanged"
    case .recover(let element): "catchAndReturn(\(element))"
    case .flatMap: "flatMap"
    case .concatMap: "concatMap"
    case .share: "share"
    case .takeLast(let count): "takeLast(\(count))"
    case .buffer(let count): "buffer(\(count + 1))"
    }
  }
}

/// An operator of two sources.
enum Pair: String, CaseIterable, CustomStringConvertible {
  case merge, concat, zip, combineLatest, withLatestFrom, amb, takeUntil, skipUntil, sample

  func apply(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    switch self {
    case .merge: .merge(left, right)
    case .concat: left.concat(right)
    case .zip: .zip(left, right) { $0 &* 100 &+ $1 }
    case .combineLatest: .combineLatest(left, right) { $0 &* 100 &+ $1 }
    case .withLatestFrom: left.withLatestFrom(right) { $0 &* 100 &+ $1 }
    case .amb: left.amb(right)
    case .takeUntil: left.take(until: right)
    case .skipUntil: left.skip(until: right)
    case .sample: left.sample(right)
    }
  }

  var description: String { rawValue }
}
