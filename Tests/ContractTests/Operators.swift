import Observables

extension Operator {
  /// Every operator; a new one is put on the list of its group.
  static let all = transforming + filtering + combining + timing + recovering + sharing + watching + traits

  static let transforming = [
    Operator("compactMap") { source, _ in source.compactMap { $0 } },
    Operator("concatMap") { source, _ in source.concatMap { Observable.of($0, $0) } },
    Operator("decode") { source, _ in source.decode(type: Int.self, decoder: NumberDecoder()) },
    Operator("enumerated") { source, _ in source.enumerated() },
    Operator("flatMap") { source, _ in source.flatMap { Observable.of($0, $0) } },
    Operator("flatMap, of just") { source, _ in source.flatMap { Observable.just($0) } },
    Operator("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } },
    Operator("flatMapLatest") { source, _ in source.flatMapLatest { Observable.of($0, $0) } },
    Operator("groupBy") { source, _ in source.groupBy { $0 }.merge() },
    Operator("map") { source, _ in source.map { $0 } },
    Operator("materialize", handlesErrors: true) { source, _ in source.materialize() },
    Operator("dematerialize") { source, _ in source.materialize().dematerialize() },
    Operator("reduce") { source, _ in source.reduce(0, accumulator: +) },
    Operator("scan") { source, _ in source.scan(0, accumulator: +) },
  ]

  static let filtering = [
    Operator("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
    Operator("element(at:)") { source, _ in source.concat(Observable.just(0)).element(at: 1) },
    Operator("filter") { source, _ in source.filter { _ in true } },
    Operator("ifEmpty") { source, _ in source.ifEmpty(default: 0) },
    Operator("ignoreElements") { source, _ in source.ignoreElements() },
    Operator("single") { source, _ in source.single() },
    Operator("skip") { source, _ in source.skip(1) },
    Operator("skip(until:)") { source, _ in source.skip(until: Observable.just(0)) },
    Operator("skip(while:)") { source, _ in source.skip(while: { _ in false }) },
    Operator("take") { source, _ in source.take(5) },
    Operator("take(until:)") { source, _ in source.take(until: Observable<Int>.never()) },
    Operator("take(while:)") { source, _ in source.take(while: { _ in true }) },
    Operator("takeLast") { source, _ in source.takeLast(2) },
  ]

  static let watching = [
    Operator("debug") { source, _ in source.debug("contract") },
    Operator("do") { source, _ in source.do(onNext: { _ in }) },
  ]

  static let combining = [
    Operator("amb") { source, _ in source.amb(Observable.never()) },
    Operator("amb, of a sequence") { source, _ in Observable.amb([Observable.never(), source]) },
    Operator("combineLatest") { source, _ in Observable.combineLatest(source, source) },
    Operator("combineLatest, of a collection") { source, _ in Observable.combineLatest([source, source]) },
    Operator("concat") { source, _ in source.concat(Observable.empty()) },
    Operator("concat, second") { source, _ in Observable.concat([.just(0), source]) },
    Operator("concat, of inner sequences") { source, _ in Observable.of(source, .empty()).concat() },
    Operator("merge") { source, _ in Observable.merge(source, .empty()) },
    Operator("merge, of inner sequences") { source, _ in Observable.of(source, .empty()).merge() },
    Operator("merge, one at a time") { source, _ in Observable.of(source, .empty()).merge(maxConcurrent: 1) },
    Operator("sample") { source, clock in
      source.sample(
        Observable<Int>.create { observer in
          clock.schedulePeriodic((), startAfter: .milliseconds(10), period: .milliseconds(10)) { observer.onNext(0) }
        })
    },
    Operator("startWith") { source, _ in source.startWith(0) },
    Operator("switchLatest") { source, _ in Observable.of(source).switchLatest() },
    Operator("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just(5)) },
    Operator("withLatestFrom, second") { source, _ in source.withLatestFrom(source) },
    Operator("withUnretained") { source, clock in source.withUnretained(clock) { $1 } },
    Operator("zip") { source, _ in Observable.zip(source, source) },
    Operator("zip, of a collection") { source, _ in Observable.zip([source, source]) },
  ]

  static let timing = [
    Operator("buffer") { source, clock in source.buffer(timeSpan: .seconds(1), count: 2, scheduler: clock) },
    Operator("debounce") { source, clock in source.debounce(.seconds(1), scheduler: clock) },
    Operator("delay") { source, clock in source.delay(.seconds(1), scheduler: clock) },
    Operator("delaySubscription") { source, clock in source.delaySubscription(.zero, scheduler: clock) },
    Operator("observe(on:)") { source, clock in source.observe(on: clock) },
    Operator("observe(on:), current thread") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    Operator("skip, for a while") { source, clock in source.skip(.zero, scheduler: clock) },
    Operator("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    Operator("take(for:)") { source, clock in source.take(for: .seconds(60), scheduler: clock) },
    Operator("throttle") { source, clock in source.throttle(.seconds(1), scheduler: clock) },
    Operator("timeout") { source, clock in source.timeout(.seconds(60), scheduler: clock) },
    Operator("window") { source, clock in
      source.window(timeSpan: .seconds(1), count: 2, scheduler: clock).merge()
    },
  ]

  static let recovering = [
    Operator("catch", handlesErrors: true) { source, _ in source.catch { _ in .just(0) } },
    Operator("catchAndReturn", handlesErrors: true) { source, _ in source.catchAndReturn(0) },
    Operator("catch(sequence:)") { source, _ in Observable.catch(sequence: [source]) },
    Operator("retry, counted") { source, _ in source.retry(1) },
    Operator("retry(when:)") { source, _ in
      source.retry(when: { (errors: Observable<any Error>) in errors.map { error in throw error } })
    },
  ]

  static let sharing = [
    Operator("multicast, within") { source, _ in source.multicast({ PublishSubject<Int>() }) { $0 } },
    Operator("publish, refCount") { source, _ in source.publish().refCount() },
    Operator("replay, refCount") { source, _ in source.replay(1).refCount() },
    Operator("share") { source, _ in source.share() },
    Operator("share, replaying") { source, _ in source.share(replay: 1) },
    Operator("share, forever") { source, _ in source.share(replay: 1, scope: .forever) },
  ]
}

/// Reads a number out of itself.
private struct NumberDecoder: DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Int) throws -> Item {
    guard let item = data as? Item else { throw Failure() }
    return item
  }
}
