import Observables
import Playback
import TestSupport

/// A law with a random source and random operators behind it, all made from one seed.
struct Composition: CustomStringConvertible {
  let seed: UInt64
  let law: Law
  let source: Expression
  let parameters: Law.Parameters
  /// The operators that both sides go through.
  let tail: [Step]
  /// When the subscription is disposed, in milliseconds.
  let disposal: Int?

  init(seed: UInt64) {
    self.seed = seed
    var dice = Dice(seed: seed)
    let law = dice.any(of: Law.all)
    self.law = law
    source = law.needsTime ? dice.timedSource("a") : dice.expression("a", depth: 2)
    parameters = Law.Parameters(
      count: dice.number(below: 5), other: dice.number(below: 5),
      inner: (0..<3).map { dice.expression("i\($0)", depth: 1) }, second: dice.timedSource("b"))
    tail = (0..<dice.number(below: 3)).map { _ in dice.step() }
    disposal = dice.number(below: 4) == 0 ? dice.number(below: 60) : nil
  }

  /// Returns the same composition with another law.
  func replacing(_ law: Law) -> Composition { Composition(self, law) }

  private init(_ other: Composition, _ law: Law) {
    (seed, source, parameters) = (other.seed, other.source, other.parameters)
    (tail, disposal, self.law) = (other.tail, other.disposal, law)
  }

  /// Plays both sides.
  /// - Returns: What tells them apart; nil if nothing does.
  func difference() throws -> String? {
    let (left, right) = (World(), World())
    try left.play({ make(law.left, in: $0) }, disposedAt: disposal)
    try right.play({ make(law.right, in: $0) }, disposedAt: disposal)
    if left.heard != right.heard { return report("hear", left.heard, right.heard) }
    if law.keepsLifecycle, left.lifecycle != right.lifecycle {
      return report("subscribe and dispose", left.lifecycle, right.lifecycle)
    }
    if left.openSubscriptions != 0 || right.openSubscriptions != 0 {
      return report("keep sources", left.lifecycle, right.lifecycle)
    }
    return nil
  }

  private func make(_ side: Law.Side, in world: World) -> Observable<Int> {
    let sequence = side(source.make(in: world), parameters, world)
    return tail.reduce(sequence) { $1.apply(to: $0, in: world) }
  }

  private func report(_ what: String, _ left: [String], _ right: [String]) -> String {
    """
    the sides of '\(law)' do not \(what) the same; to play it again: REEL_LAW=\(seed) swift test --filter LawTests
      \(self)
      left:  \(left.joined(separator: ", "))
      right: \(right.joined(separator: ", "))
    """
  }

  var description: String {
    let end = disposal.map { ", disposed at \($0)" } ?? ""
    let tail = tail.map { ".\($0)" }.joined()
    return "x = \(source)\(tail.isEmpty ? "" : ", then \(tail)"), \(parameters)\(end)"
  }
}

/// A generator of the random parts of compositions.
struct Dice {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  mutating func any<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// A source whose events come in time; none of them at once.
  mutating func timedSource(_ name: String) -> Expression {
    let marks = marks()
    return number(below: 2) == 0 ? .hot(name, marks) : .cold(name, marks)
  }

  mutating func expression(_ name: String, depth: Int) -> Expression {
    if depth > 0 {
      switch number(below: 4) {
      case 0: return .step(step(), expression(name, depth: depth - 1))
      case 1:
        let pair = any(of: Pair.allCases)
        return .pair(pair, expression(name + "1", depth: depth - 1), expression(name + "2", depth: depth - 1))
      default: break
      }
    }
    if number(below: 3) > 0 { return timedSource(name) }
    return .ready((0..<number(below: 4)).map { _ in number(below: 9) }, fails: number(below: 4) == 0)
  }

  mutating func step() -> Step {
    switch number(below: 14) {
    case 0: .map(number(below: 3))
    case 1: .filter(number(below: 3))
    case 2: .take(number(below: 4))
    case 3: .skip(number(below: 3))
    case 4: .delay(number(below: 20))
    case 5: .startWith(number(below: 9))
    case 6: .scan
    case 7: .distinct
    case 8: .recover(number(below: 9))
    case 9: .flatMap
    case 10: .concatMap
    case 11: .share
    case 12: .takeLast(number(below: 3))
    default: .buffer(number(below: 3))
    }
  }

  /// Some elements, several of them at one time now and then, and an end or none.
  private mutating func marks() -> [Mark] {
    var (marks, time) = ([Mark](), 1)
    for _ in 0..<number(below: 6) {
      time += any(of: [0, 3, 5, 5, 10, 20])
      marks.append(Mark(time: time, event: .next(number(below: 9))))
    }
    time += any(of: [0, 5, 10])
    switch number(below: 5) {
    case 0: break
    case 1: marks.append(Mark(time: time, event: .error(TestError())))
    default: marks.append(Mark(time: time, event: .completed))
    }
    return marks
  }
}
