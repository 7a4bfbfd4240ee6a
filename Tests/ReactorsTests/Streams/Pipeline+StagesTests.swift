import Observables
import Reactors
import Testing

/// The pipeline reduces what an effect has ready without subscribing to it; nobody may be able to tell.
@Suite struct PipelineStagesTests {
  /// What `mutate` returns for an action.
  indirect enum Effect {
    case just(Int)
    case from([Int])
    case empty
    case error(Int)
    case concat([Effect])

    var observable: Observable<Int> {
      switch self {
      case .just(let mutation): .just(mutation)
      case .from(let mutations): .from(mutations)
      case .empty: .empty()
      case .error(let number): .error(Failure(name: "\(number)"))
      case .concat(let effects): .concat(effects.map(\.observable))
      }
    }

    static func random(_ numbers: inout Numbers, depth: Int = 0) -> Effect {
      switch numbers.next(below: depth < 3 ? 9 : 5) {
      case 0, 1: .just(numbers.next(below: 100))
      case 2: .from((0..<numbers.next(below: 4)).map { _ in numbers.next(below: 100) })
      case 3: .empty
      case 4: .error(numbers.next(below: 100))
      default: .concat((0..<numbers.next(below: 4)).map { _ in random(&numbers, depth: depth + 1) })
      }
    }
  }

  /// How `mutate` hands its effect over.
  enum Wrapping: CaseIterable {
    case none
    case create
    case deferred

    func wrap(_ mutations: Observable<Int>) -> Observable<Int> {
      switch self {
      case .none: mutations
      case .create: .create { mutations.subscribe($0) }
      case .deferred: .deferred { mutations }
      }
    }
  }

  /// A small generator: the same numbers in every process.
  struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  final class ScriptReactor: Reactor {
    typealias Action = Int
    typealias Mutation = Int
    typealias State = [Int]

    let initialState: [Int] = []
    let effects: [Effect]
    let wrapping: Wrapping
    let merged = PublishSubject<Int>()
    let transforms: Int

    init(_ effects: [Effect], _ wrapping: Wrapping, transforms: Int) {
      self.effects = effects
      self.wrapping = wrapping
      self.transforms = transforms
    }

    func mutate(action: Int) -> Observable<Int> { wrapping.wrap(effects[action % effects.count].observable) }
    func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }

    func transform(action: Observable<Int>) -> Observable<Int> { transforms & 1 == 0 ? action : action.take(8) }
    func transform(mutation: Observable<Int>) -> Observable<Int> {
      transforms & 2 == 0 ? mutation : .merge(mutation, merged.asObservable())
    }
    func transform(state: Observable<[Int]>) -> Observable<[Int]> {
      transforms & 4 == 0 ? state : state.map { $0 + [-1] }
    }
  }

  /// Plays a script: four actions, subscribers that send more and, where it is merged, push into a subject or end it.
  private func play(seed: UInt64, _ wrapping: Wrapping) -> [String] {
    var numbers = Numbers(state: seed)
    let effects = (0..<5).map { _ in Effect.random(&numbers) }
    let reactor = ScriptReactor(effects, wrapping, transforms: numbers.next(below: 8))
    let history = History()
    var left = 6
    _ = reactor.trace { [unowned reactor] event in
      history.note("\(History.line(event)) in flight: \(reactor.effectsInFlight)")
    }
    _ = reactor.state.subscribe { [unowned reactor] event in
      guard let last = event.element?.last(where: { $0 >= 0 }) else { return history.note("first \(event)") }
      history.note("first \(last) in flight: \(reactor.effectsInFlight)")
      if left == 0 { return }
      left -= 1
      switch last % 10 {
      case 0, 1, 2: reactor.action.onNext(last)
      case 3: reactor.merged.onNext(last + 1)
      case 4: reactor.merged.onError(Failure(name: "merged"))
      default: break
      }
    }
    _ = history.follow(reactor.state, "second ")
    _ = history.follow(reactor.action.asObservable(), "action ")
    for action in 0..<5 { reactor.action.onNext(action) }
    history.note("\(reactor.currentState) in flight: \(reactor.effectsInFlight)")
    return history.lines
  }

  @Test("RK-16: what is ready gives the same trace, states and order as the same effect behind a subscription")
  func sameTrace() {
    var lines = 0
    for seed in 0..<600 {
      let fused = play(seed: UInt64(seed), .none)
      lines += fused.count
      for wrapping in [Wrapping.create, .deferred] {
        let general = play(seed: UInt64(seed), wrapping)
        if fused != general {
          let first = zip(fused, general).enumerated().first { $0.element.0 != $0.element.1 }
          Issue.record("seed \(seed), \(wrapping): \(String(describing: first))")
          return
        }
      }
    }
    #expect(lines > 10_000)
  }
}
