import Dispatch
import DispatchSchedulers
import Foundation
import Observables
import Reactors
import Synchronization
import Testing
import VirtualTime

@Suite struct PipelineTests {
  @Test func `RK-09: subscribers of action hear an action before mutate does`() throws {
    let clock = VirtualClock()
    let reactor = StringReactor()
    let history = History()
    reactor.effect = { [unowned reactor] action in
      history.note("mutate \(action)")
      return Observable.just(action).delay(.milliseconds(10), scheduler: clock)
        .take(until: reactor.action.filter { $0 == "cancel" })
    }
    _ = history.follow(reactor.action.asObservable(), "> ")
    _ = history.follow(reactor.state, "= ")
    reactor.action.onNext("a")
    reactor.action.onNext("cancel")
    #expect(reactor.effectsInFlight == 1)
    try clock.advance(by: .milliseconds(10))
    #expect(history.lines == ["= ", "> a", "mutate a", "> cancel", "mutate cancel", "= cancel"])
    #expect(reactor.effectsInFlight == 0)
  }

  @Test func `RK-03: the effects of several actions interleave`() throws {
    let clock = VirtualClock()
    let reactor = StringReactor()
    reactor.effect = { action in
      .concat(
        .just(action), Observable.just(action.uppercased()).delay(.milliseconds(10), scheduler: clock))
    }
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("a")
    try clock.advance(by: .milliseconds(5))
    reactor.action.onNext("b")
    #expect(reactor.effectsInFlight == 2)
    try clock.advance(by: .milliseconds(5))
    #expect(reactor.effectsInFlight == 1)
    try clock.advance(by: .milliseconds(5))
    #expect(reactor.effectsInFlight == 0)
    #expect(history.lines == ["", "a", "ab", "abA", "abAB"])
  }

  @Test(arguments: [true, false])
  func `effectsInFlight counts an action while its mutations are reduced, in either way`(isFused: Bool) {
    let reactor = StringReactor()
    reactor.effect = { action in isFused ? .just(action) : .deferred { .just(action) } }
    var counts: [Int] = []
    _ = reactor.state.subscribe(onNext: { [unowned reactor] _ in counts.append(reactor.effectsInFlight) })
    reactor.action.onNext("a")
    #expect(counts == [0, 1])
    #expect(reactor.effectsInFlight == 0)
  }

  @Test
  func `RK-17: reduce and emission run on the scheduler, mutate and merged streams do not; it is asked for once`() {
    /// Runs work at once and tells whether it does.
    final class Stage: ImmediateSchedulerType {
      var isInside = false
      func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        isInside = true
        defer { isInside = false }
        return action(state)
      }
    }
    let stage = Stage()
    let reactor = StringReactor()
    let merged = PublishSubject<String>()
    let history = History()
    reactor.chosenScheduler = stage
    reactor.mutations = { mutations in
      Observable.merge(mutations, merged.asObservable()).do(onNext: { history.note("\($0) inside: \(stage.isInside)") })
    }
    reactor.effect = { action in
      history.note("mutate inside: \(stage.isInside)")
      return .just(action)
    }
    reactor.willReduce = { _, _ in history.note("reduce inside: \(stage.isInside)") }
    _ = reactor.state.subscribe(onNext: { history.note("= \($0) inside: \(stage.isInside)") })
    reactor.action.onNext("a")
    merged.onNext("x")
    #expect(
      history.lines == [
        "=  inside: false", "mutate inside: false", "a inside: false", "reduce inside: true", "= a inside: true",
        "x inside: false", "reduce inside: true", "= ax inside: true",
      ])
    #expect(reactor.schedulerReads == 1)
  }

  @Test func `RK-17: reduce and subscribers of the state run on the serial queue, mutate where the action was sent`() {
    final class HeavyReactor: Reactor {
      typealias Action = Int
      let initialState = 0
      let scheduler: Scheduler = SerialDispatchQueueScheduler(qos: .default)
      var threads: [String: Thread] = [:]
      func mutate(action: Int) -> Observable<Int> {
        threads["mutate"] = .current
        return .just(action)
      }
      func reduce(state: Int, mutation: Int) -> Int {
        threads["reduce"] = .current
        return state + mutation
      }
    }
    let reactor = HeavyReactor()
    let isEmitted = DispatchSemaphore(value: 0)
    var emission: Thread?
    _ = reactor.state.skip(1).subscribe(onNext: { _ in
      emission = .current
      isEmitted.signal()
    })
    reactor.action.onNext(1)
    isEmitted.wait()
    #expect(reactor.currentState == 1)
    #expect(reactor.threads["mutate"] === Thread.current)
    #expect(reactor.threads["reduce"] !== Thread.current)
    #expect(reactor.threads["reduce"] === emission)
  }

  @Test func `RK-17: on a concurrent scheduler, too, mutations are reduced one at a time and in their order`() {
    final class ConcurrentReactor: Reactor {
      typealias Action = Int
      let initialState: [Int] = []
      let scheduler: Scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      let inside = Atomic<Int>(0)
      let overlaps = Atomic<Int>(0)
      func reduce(state: [Int], mutation: Int) -> [Int] {
        if inside.add(1, ordering: .relaxed).oldValue > 0 { overlaps.add(1, ordering: .relaxed) }
        Thread.sleep(forTimeInterval: 0.0005)
        inside.subtract(1, ordering: .relaxed)
        return state + [mutation]
      }
    }
    let reactor = ConcurrentReactor()
    let isEmitted = DispatchSemaphore(value: 0)
    _ = reactor.state.skip(1).subscribe(onNext: { _ in isEmitted.signal() })
    for number in 0..<20 { reactor.action.onNext(number) }
    for _ in 0..<20 { isEmitted.wait() }
    #expect(reactor.currentState == Array(0..<20))
    #expect(reactor.overlaps.load(ordering: .relaxed) == 0)
  }

  @Test func `RK-17: on a scheduler that runs later, states come later`() throws {
    let clock = VirtualClock()
    let reactor = StringReactor()
    reactor.chosenScheduler = clock
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(reactor.currentState == "")
    try clock.runDueWork()
    #expect(reactor.currentState == "ab")
  }

  @Test func `RK-35: a reactor is freed while its effects run; what they send later leads nowhere`() throws {
    let clock = VirtualClock()
    let history = History()
    weak var freed: StringReactor?
    var action: ActionSubject<String>?
    do {
      let reactor = StringReactor()
      reactor.effect = { .just($0).delay(.milliseconds(10), scheduler: clock) }
      freed = reactor
      action = reactor.action
      _ = history.trace(reactor)
      _ = history.follow(reactor.state, "state ")
      _ = history.follow(reactor.action.asObservable(), "action ")
      reactor.action.onNext("a")
      #expect(freed != nil)
    }
    #expect(freed == nil)
    action?.onNext("b")
    try clock.advance(by: .milliseconds(10))
    #expect(history.lines == ["state ", "> a", "action a"])
  }

  @Test(arguments: [true, false])
  func `RK-35: a reactor that is dropped while its mutate runs takes its work along at once`(isFollowed: Bool) {
    let history = History()
    var reactor: StringReactor? = StringReactor()
    weak let freed = reactor
    reactor?.effect = { _ in
      reactor = nil
      return .create { _ in Disposables.create { history.note("disposed") } }
    }
    if isFollowed { _ = reactor?.state.subscribe(onNext: { history.note("state \($0)") }) }
    let action = reactor?.action
    action?.onNext("go")
    #expect(freed == nil)
    #expect(history.lines == (isFollowed ? ["state ", "disposed"] : ["disposed"]))
  }

  @Test func `RK-35: so does a reactor that began while a clock played, whose streams stay until a sweep`() {
    let history = History()
    VirtualClock().whilePlaying {
      var reactor: StringReactor? = StringReactor()
      let work = PublishSubject<String>().do(onDispose: { history.note("disposed") })
      reactor?.effect = { action in
        if action == "go" { reactor = nil }
        return work
      }
      let action = reactor?.action
      action?.onNext("wait")
      action?.onNext("go")
      #expect(reactor == nil)
      #expect(history.lines == ["disposed", "disposed"])
      ReactorStorage.sweep()
    }
  }

  @Test func `RK-35: a reactor that is dropped by a late mutation takes its other work along at once`() {
    let history = History()
    let reply = PublishSubject<String>()
    var reactor: StringReactor? = StringReactor()
    weak let freed = reactor
    reactor?.effect = { _ in reply.do(onDispose: { history.note("disposed") }) }
    _ = reactor?.state.subscribe(onNext: { if $0 == "late" { reactor = nil } })
    reactor?.action.onNext("go")
    reply.onNext("late")
    #expect(freed == nil)
    #expect(history.lines == ["disposed"])
  }

  @Test func `RK-35: a reactor that is dropped by a subscriber lives until the action is through`() {
    for isFused in [true, false] {
      let history = History()
      var reactor: StringReactor? = StringReactor()
      weak let freed = reactor
      reactor?.effect = { _ in
        let mutations: Observable<String> = .concat(.just("a"), .just("b"))
        return isFused ? mutations : .deferred { mutations }
      }
      _ = reactor?.state.subscribe(onNext: { state in
        history.note(state)
        if state == "a" { reactor = nil }
      })
      reactor?.action.onNext("go")
      #expect(freed == nil)
      #expect(history.lines == ["", "a", "ab"])
    }
  }

  @Test func `a reactor that was halted is silent: effects are disposed, actions lead nowhere, nothing is traced`() {
    let reactor = StringReactor()
    let history = History()
    let reply = PublishSubject<String>()
    reactor.effect = { _ in reply.do(onDispose: { history.note("disposed") }) }
    _ = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    _ = history.follow(reactor.action.asObservable(), "action ")
    reactor.action.onNext("a")
    reply.onNext("x")
    reactor.halt()
    reply.onNext("y")
    reactor.action.onNext("b")
    #expect(history.lines == ["= ", "state ", "> a", "action a", "~ x", "= x", "state x", "disposed"])
    #expect(reactor.currentState == "x")
    #expect(reactor.effectsInFlight == 0)
  }

  @Test func `an action that transform(action:) begins with is reduced before what transform(mutation:) merges`() {
    let reactor = StringReactor()
    reactor.actions = { $0.startWith("a") }
    reactor.mutations = { .merge($0, .just("m"), .never()) }
    reactor.states = { .merge($0, .just("s"), .never()) }
    let history = History()
    _ = history.follow(reactor.state)
    reactor.action.onNext("b")
    #expect(history.lines == ["s", "amb"])
    #expect(reactor.currentState == "amb")
  }

  @Test func `the first state is shown before what transform(state:) merges behind it`() {
    for isBehind in [true, false] {
      let reactor = StringReactor()
      var shown: [String] = []
      reactor.states = { states in
        Observable.merge(isBehind ? [states, .just("s"), .never()] : [.just("s"), states, .never()])
          .do(onNext: { shown.append($0) })
      }
      _ = reactor.state.subscribe()
      #expect(reactor.currentState == (isBehind ? "s" : ""))
      #expect(shown == (isBehind ? ["", "s"] : ["s", ""]))
    }
  }

  @Test func `a transform that never subscribes to its input leaves the stages before it closed`() {
    let reactor = StringReactor()
    var isSubscribed = false
    reactor.actions = { $0.do(onSubscribe: { isSubscribed = true }) }
    reactor.mutations = { _ in .never() }
    reactor.action.onNext("a")
    #expect(!isSubscribed)
    #expect(reactor.currentState == "")
  }

  @Test func `RK-16: an action that transform(action:) merges waits as one that is sent to action does`() {
    let reactor = StringReactor()
    let events = PublishSubject<String>()
    reactor.actions = { .merge($0, events) }
    let history = History()
    reactor.effect = { action in
      history.note("mutate \(action)")
      return .just(action)
    }
    _ = reactor.state.subscribe(onNext: { [unowned reactor] state in
      history.note("first \(state)")
      if state.hasSuffix("a") { reactor.action.onNext("b") }
    })
    _ = history.follow(reactor.state, "second ")
    let order = ["mutate a", "first a", "second a", "mutate b", "first ab", "second ab"]
    events.onNext("a")
    #expect(Array(history.lines.dropFirst(2)) == order)
  }
}
