import Observables

extension Operator {
  static let transforming = [
    Operator("compactMap(_:)") { source, _ in source.compactMap { $0 } },
    Operator("concatMap(_:)") { source, _ in source.concatMap { Observable.of($0, $0) } },
    Operator("decode(type:decoder:)") { source, _ in source.decode(type: Int.self, decoder: NumberDecoder()) },
    Operator("enumerated()") { source, _ in source.enumerated() },
    Operator("flatMap(_:)") { source, _ in source.flatMap { Observable.of($0, $0) } },
    Operator("flatMap(_:)", "of just") { source, _ in source.flatMap { Observable.just($0) } },
    Operator("flatMapFirst(_:)") { source, _ in source.flatMapFirst { Observable.just($0) } },
    Operator("flatMapLatest(_:)") { source, _ in source.flatMapLatest { Observable.of($0, $0) } },
    Operator("groupBy(keySelector:)") { source, _ in source.groupBy { $0 }.merge() },
    Operator("map(_:)") { source, _ in source.map { $0 } },
    Operator("materialize()", handlesErrors: true) { source, _ in source.materialize() },
    Operator("dematerialize()") { source, _ in source.materialize().dematerialize() },
    Operator("reduce(_:accumulator:)") { source, _ in source.reduce(0, accumulator: +) },
    Operator("reduce(_:accumulator:mapResult:)") { source, _ in
      source.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" })
    },
    Operator("scan(_:accumulator:)") { source, _ in source.scan(0, accumulator: +) },
    Operator("scan(into:accumulator:)") { source, _ in source.scan(into: 0) { $0 += $1 } },
  ]

  static let filtering = [
    Operator("distinctUntilChanged()") { source, _ in source.distinctUntilChanged() },
    Operator("distinctUntilChanged(_:)", "by key") { source, _ in source.distinctUntilChanged { "\($0)" } },
    Operator("distinctUntilChanged(_:)", "by comparer") { source, _ in source.distinctUntilChanged { $0 == $1 } },
    Operator("distinctUntilChanged(_:comparer:)") { source, _ in
      source.distinctUntilChanged({ "\($0)" }, comparer: { $0 == $1 })
    },
    Operator("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.description) },
    Operator("element(at:)") { source, _ in source.concat(Observable.just(0)).element(at: 1) },
    Operator("filter(_:)") { source, _ in source.filter { _ in true } },
    Operator("ifEmpty(default:)") { source, _ in source.ifEmpty(default: 0) },
    Operator("ifEmpty(switchTo:)") { source, _ in source.ifEmpty(switchTo: .just(0)) },
    Operator("ignoreElements()") { source, _ in source.ignoreElements() },
    Operator("single()") { source, _ in source.map { _ in 1 }.distinctUntilChanged().single() },
    Operator("single(_:)") { source, _ in source.single { $0 == 1 } },
    Operator("skip(_:)") { source, _ in source.skip(1) },
    Operator("skip(until:)") { source, _ in source.skip(until: Observable.just(0)) },
    Operator("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    Operator("take(_:)") { source, _ in source.take(5) },
    Operator("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
    Operator("take(until:behavior:)") { source, _ in source.take(until: { $0 > 5 }) },
    Operator("take(while:behavior:)") { source, _ in source.take(while: { _ in true }) },
    Operator("takeLast(_:)") { source, _ in source.takeLast(2) },
  ]

  static let watching = [
    Operator("debug(_:trimOutput:file:line:function:)") { source, _ in source.debug("contract") },
    Operator(
      "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { source, _ in
      source.do(
        onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, afterError: { _ in }, onCompleted: {},
        afterCompleted: {}, onSubscribe: {}, onSubscribed: {}, onDispose: {})
    },
  ]

  static let timing = [
    Operator("buffer(timeSpan:count:scheduler:)") { source, clock in
      source.buffer(timeSpan: .seconds(1), count: 2, scheduler: clock)
    },
    Operator("debounce(_:scheduler:)") { source, clock in source.debounce(.seconds(1), scheduler: clock) },
    Operator("delay(_:scheduler:)") { source, clock in source.delay(.seconds(1), scheduler: clock) },
    Operator("delaySubscription(_:scheduler:)") { source, clock in source.delaySubscription(.zero, scheduler: clock) },
    Operator("observe(on:)") { source, clock in source.observe(on: clock) },
    Operator("observe(on:)", "serial scheduler") { source, clock in source.observe(on: SerialClock(clock)) },
    Operator("observe(on:)", "current thread") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    Operator("skip(_:scheduler:)") { source, clock in source.skip(.zero, scheduler: clock) },
    Operator("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    Operator("take(for:scheduler:)") { source, clock in source.take(for: .seconds(600), scheduler: clock) },
    Operator("throttle(_:latest:scheduler:)") { source, clock in source.throttle(.seconds(1), scheduler: clock) },
    Operator("throttle(_:latest:scheduler:)", "not the latest") { source, clock in
      source.throttle(.seconds(1), latest: false, scheduler: clock)
    },
    Operator("timeout(_:scheduler:)") { source, clock in source.timeout(.seconds(600), scheduler: clock) },
    Operator("timeout(_:other:scheduler:)") { source, clock in
      source.timeout(.seconds(600), other: Observable.just(0), scheduler: clock)
    },
    Operator("timeout(_:other:scheduler:)", "over") { source, clock in
      Observable.never().timeout(.zero, other: source, scheduler: clock)
    },
    Operator("window(timeSpan:count:scheduler:)") { source, clock in
      source.window(timeSpan: .seconds(1), count: 2, scheduler: clock).merge()
    },
  ]

  static let recovering = [
    Operator("catch(_:)", handlesErrors: true) { source, _ in source.catch { _ in .just(0) } },
    Operator("catch(_:)", "the replacement") { source, _ in
      Observable.error(Failure()).catch { _ in source }
    },
    Operator("catchAndReturn(_:)", handlesErrors: true) { source, _ in source.catchAndReturn(0) },
    Operator("static catch(sequence:)") { source, _ in Observable.catch(sequence: [source]) },
    Operator("retry()", handlesErrors: true) { source, _ in once(source).retry() },
    Operator("retry(_:)") { source, _ in source.retry(2) },
    Operator("retry(when:)", "any error") { source, _ in
      source.retry(when: { (errors: Observable<any Error>) in errors.map { error in throw error } })
    },
    Operator("retry(when:)", "errors of a type") { source, _ in
      source.retry(when: { (errors: Observable<Failure>) in errors.map { error in throw error } })
    },
  ]

  static let sharing = [
    Operator("multicast(_:)") { source, _ in source.multicast(PublishSubject()).refCount() },
    Operator("multicast(makeSubject:)") { source, _ in source.multicast { PublishSubject() }.refCount() },
    Operator("multicast(_:selector:)") { source, _ in source.multicast({ PublishSubject<Int>() }) { $0 } },
    Operator("publish()") { source, _ in source.publish().refCount() },
    Operator("refCount()") { source, _ in source.publish().refCount() },
    Operator("replay(_:)") { source, _ in source.replay(1).refCount() },
    Operator("replayAll()") { source, _ in source.replayAll().refCount() },
    Operator("share(replay:scope:)") { source, _ in source.share() },
    Operator("share(replay:scope:)", "replaying") { source, _ in source.share(replay: 1) },
    Operator("share(replay:scope:)", "forever") { source, _ in source.share(scope: .forever) },
    Operator("share(replay:scope:)", "replaying forever") { source, _ in source.share(replay: 1, scope: .forever) },
  ]

  /// A source that is empty from the second subscription on.
  private static func once(_ source: Observable<Int>) -> Observable<Int> {
    var isFirst = true
    return .deferred {
      defer { isFirst = false }
      return isFirst ? source : .empty()
    }
  }
}

/// A clock that says of itself that it is serial: each event is handed to it by itself.
final class SerialClock: SerialScheduler {
  private let clock: any SchedulerType

  init(_ clock: any SchedulerType) { self.clock = clock }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    clock.schedule(state, action: action)
  }
}

/// Reads a number out of itself.
private struct NumberDecoder: DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Int) throws -> Item {
    guard let item = data as? Item else { throw Failure() }
    return item
  }
}
