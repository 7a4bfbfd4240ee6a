import Observables
import Reactors

/// The behaviour of a reactor and the calls to it, drawn from a number: the same number, the same script, in every
/// process.
struct ReactorScript: CustomStringConvertible {
  /// The results of `mutate` for the first action, the second, and so on, repeated from the start.
  let effects: [Effect]
  /// Which transforms the reactor has, as bits: actions, mutations, states.
  let transforms: Int
  /// The milliseconds that pass after each action.
  let pauses: [Int]
  /// Whether `reduce` sends actions too.
  let reduceAnswers: Bool

  /// A script of one action.
  init(_ effect: Effect, transforms: Int) {
    effects = [effect]
    self.transforms = transforms
    pauses = [0]
    reduceAnswers = false
  }

  init(seed: UInt64) {
    var numbers = Numbers(state: seed)
    effects = (0..<5).map { _ in Effect(&numbers) }
    transforms = numbers.next(below: 8)
    pauses = (0..<5).map { _ in numbers.next(below: 4) * 5 }
    reduceAnswers = numbers.next(below: 3) == 0
  }

  var description: String {
    "transforms \(transforms), pauses \(pauses), reduce answers: \(reduceAnswers), effects:\n"
      + effects.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// The result of `mutate` for an action.
indirect enum Effect {
  case just(Int)
  case from([Int])
  case empty
  case error(Int)
  case concat([Effect])
  case merge([Effect])
  case delay(Int, Effect)
  case startWith(Int, Effect)
  case recovering(Effect, Int)
  /// Each mutation plus a number; a sum that seven divides is an error.
  case mapped(Effect, Int)
  /// Without the mutations that a number divides.
  case filtered(Effect, Int)
  /// The effect up to an action that is a multiple of a number, or up to any value of the merged subject.
  case untilAction(Effect, Int)
  case untilMerged(Effect)

  init(_ numbers: inout Numbers, depth: Int = 0) {
    func several() -> [Effect] { (0..<numbers.next(below: 4)).map { _ in Effect(&numbers, depth: depth + 1) } }
    switch numbers.next(below: depth < 3 ? 19 : 5) {
    case 0, 1: self = .just(numbers.next(below: 100))
    case 2: self = .from((0..<numbers.next(below: 4)).map { _ in numbers.next(below: 100) })
    case 3: self = .empty
    case 4: self = .error(numbers.next(below: 100))
    case 5, 6: self = .merge(several())
    case 7, 8: self = .delay(numbers.next(below: 4) * 5, Effect(&numbers, depth: depth + 1))
    case 9: self = .startWith(numbers.next(below: 100), Effect(&numbers, depth: depth + 1))
    case 10: self = .recovering(Effect(&numbers, depth: depth + 1), numbers.next(below: 100))
    case 11: self = .mapped(Effect(&numbers, depth: depth + 1), numbers.next(below: 100))
    case 12: self = .filtered(Effect(&numbers, depth: depth + 1), numbers.next(below: 3) + 2)
    case 13, 14: self = .untilAction(Effect(&numbers, depth: depth + 1), numbers.next(below: 3) + 1)
    case 15: self = .untilMerged(Effect(&numbers, depth: depth + 1))
    default: self = .concat(several())
    }
  }

  fileprivate func observable(_ reactor: ScriptReactor) -> Observable<Int> {
    let scheduler = reactor.clock
    return switch self {
    case .just(let mutation): .just(mutation)
    case .from(let mutations): .from(mutations)
    case .empty: .empty()
    case .error(let number): .error(Failure(name: "\(number)"))
    case .concat(let effects): .concat(effects.map { $0.observable(reactor) })
    case .merge(let effects): .merge(effects.map { $0.observable(reactor) })
    case .delay(let span, let effect): effect.observable(reactor).delay(.milliseconds(span), scheduler: scheduler)
    case .startWith(let mutation, let effect): effect.observable(reactor).startWith(mutation)
    case .recovering(let effect, let mutation): effect.observable(reactor).catchAndReturn(mutation)
    case .mapped(let effect, let number):
      effect.observable(reactor).map { [unowned reactor] mutation in
        reactor.willMap(mutation)
        if (mutation + number).isMultiple(of: 7) { throw Failure(name: "\(mutation) + \(number)") }
        return mutation + number
      }
    case .filtered(let effect, let number): effect.observable(reactor).filter { !$0.isMultiple(of: number) }
    case .untilAction(let effect, let number):
      effect.observable(reactor).take(until: reactor.action.filter { $0.isMultiple(of: number) })
    case .untilMerged(let effect): effect.observable(reactor).take(until: reactor.merged)
    }
  }
}

/// How `mutate` hands its effect over: as it is, or behind something that cannot deliver at once or that adds a step.
enum Wrapping: CaseIterable {
  case none
  case create
  case deferred
  case taken
  case mapped

  func wrap(_ mutations: Observable<Int>) -> Observable<Int> {
    switch self {
    case .none: mutations
    case .create: .create { mutations.subscribe($0) }
    case .deferred: .deferred { mutations }
    case .taken: mutations.take(.max)
    case .mapped: mutations.map { $0 }
    }
  }
}

/// A small generator.
struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// A reactor that does what a script says.
final class ScriptReactor: Reactor {
  typealias Action = Int
  typealias Mutation = Int
  typealias State = [Int]

  let initialState: [Int] = []
  let merged = PublishSubject<Int>()
  var willReduce: (Int) -> Void = { _ in }
  var willMap: (Int) -> Void = { _ in }
  private let script: ReactorScript
  private let wrapping: Wrapping
  fileprivate let clock: any SchedulerType

  init(_ script: ReactorScript, _ wrapping: Wrapping, _ scheduler: any SchedulerType) {
    self.script = script
    self.wrapping = wrapping
    clock = scheduler
  }

  func mutate(action: Int) -> Observable<Int> {
    wrapping.wrap(script.effects[action % script.effects.count].observable(self))
  }

  func reduce(state: [Int], mutation: Int) -> [Int] {
    willReduce(mutation)
    return state + [mutation]
  }

  func transform(action: Observable<Int>) -> Observable<Int> { script.transforms & 1 == 0 ? action : action.take(8) }
  func transform(mutation: Observable<Int>) -> Observable<Int> {
    script.transforms & 2 == 0 ? mutation : .merge(mutation, merged.asObservable())
  }
  func transform(state: Observable<[Int]>) -> Observable<[Int]> {
    script.transforms & 4 == 0 ? state : state.map { $0 + [-1] }
  }
}
