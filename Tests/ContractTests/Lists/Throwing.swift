import Observables
import Testing

/// An operator with a closure that may throw.
struct Throwing: Sendable, CustomTestStringConvertible {
  /// The event that makes the operator call its closure.
  enum Trigger: Sendable {
    case subscription, element, error, completion
  }

  /// Its name and labels, as in the sources.
  let signature: String
  let variant: String
  let trigger: Trigger
  /// Applies the operator to a source; its closure calls what is given, which throws.
  let apply: @Sendable (Observable<Int>, @escaping () throws -> Void) -> Observable<String>

  init<Output>(
    _ signature: String, _ variant: String = "", at trigger: Trigger = .element,
    _ apply: @escaping @Sendable (Observable<Int>, @escaping () throws -> Void) -> Observable<Output>
  ) {
    self.signature = signature
    self.variant = variant
    self.trigger = trigger
    self.apply = { source, fail in apply(source, fail).map { "\($0)" } }
  }

  var testDescription: String { variant.isEmpty ? signature : "\(signature), \(variant)" }

  /// Every operator with a closure that may throw, each of its closures once.
  static let all = transforming + filtering + hooks + combining + arities + creating

  private static let transforming = [
    Throwing("compactMap(_:)") { source, fail in source.compactMap { try passed($0, fail) } },
    Throwing("concatMap(_:)") { source, fail in source.concatMap { Observable.just(try passed($0, fail)) } },
    Throwing("flatMap(_:)") { source, fail in source.flatMap { Observable.just(try passed($0, fail)) } },
    Throwing("flatMapFirst(_:)") { source, fail in source.flatMapFirst { Observable.just(try passed($0, fail)) } },
    Throwing("flatMapLatest(_:)") { source, fail in source.flatMapLatest { Observable.just(try passed($0, fail)) } },
    Throwing("groupBy(keySelector:)") { source, fail in source.groupBy { try passed($0, fail) }.map(\.key) },
    Throwing("map(_:)") { source, fail in source.map { try passed($0, fail) } },
    Throwing("reduce(_:accumulator:)") { source, fail in source.reduce(0) { try passed($0 + $1, fail) } },
    Throwing("reduce(_:accumulator:mapResult:)", "accumulator") { source, fail in
      source.reduce(0, accumulator: { try passed($0 + $1, fail) }, mapResult: { $0 })
    },
    Throwing("reduce(_:accumulator:mapResult:)", "result", at: .completion) { source, fail in
      source.reduce(0, accumulator: { $0 + $1 }, mapResult: { try passed($0, fail) })
    },
    Throwing("scan(_:accumulator:)") { source, fail in source.scan(0) { try passed($0 + $1, fail) } },
    Throwing("scan(into:accumulator:)") { source, fail in source.scan(into: 0) { $0 = try passed($0 + $1, fail) } },
  ]

  private static let filtering = [
    Throwing("distinctUntilChanged(_:)", "by key") { source, fail in
      source.distinctUntilChanged { try passed($0, fail) }
    },
    Throwing("distinctUntilChanged(_:)", "by comparer") { source, fail in
      source.startWith(0).distinctUntilChanged { try passed($0 == $1, fail) }
    },
    Throwing("distinctUntilChanged(_:comparer:)", "key") { source, fail in
      source.distinctUntilChanged({ try passed($0, fail) }, comparer: { $0 == $1 })
    },
    Throwing("distinctUntilChanged(_:comparer:)", "comparer") { source, fail in
      source.startWith(0).distinctUntilChanged({ $0 }, comparer: { try passed($0 == $1, fail) })
    },
    Throwing("filter(_:)") { source, fail in source.filter { try passed($0 > 0, fail) } },
    Throwing("single(_:)") { source, fail in source.single { try passed($0 > 0, fail) } },
    Throwing("skip(while:)") { source, fail in source.skip(while: { try passed($0 > 0, fail) }) },
    Throwing("take(until:behavior:)") { source, fail in source.take(until: { try passed($0 > 9, fail) }) },
    Throwing("take(while:behavior:)") { source, fail in source.take(while: { try passed($0 > 0, fail) }) },
  ]

  private static let hooks = [
    Throwing(doSignature, "onNext") { source, fail in source.do(onNext: { _ in try fail() }) },
    Throwing(doSignature, "afterNext") { source, fail in source.do(afterNext: { _ in try fail() }) },
    Throwing(doSignature, "onError", at: .error) { source, fail in source.do(onError: { _ in try fail() }) },
    Throwing(doSignature, "onCompleted", at: .completion) { source, fail in source.do(onCompleted: { try fail() }) },
    Throwing("catch(_:)", at: .error) { source, fail in
      source.catch { _ in .just(try passed(0, fail)) }
    },
  ]

  private static let combining = [
    Throwing("static combineLatest(_:resultSelector:)") { source, fail in
      Observable.combineLatest([source, .just(0)]) { try passed($0.count, fail) }
    },
    Throwing("static zip(_:resultSelector:)") { source, fail in
      Observable.zip([source, .just(0)]) { try passed($0.count, fail) }
    },
    Throwing("withLatestFrom(_:resultSelector:)") { source, fail in
      source.withLatestFrom(Observable.just(0)) { try passed($0 + $1, fail) }
    },
  ]

  private static let creating = [
    Throwing("static deferred(_:)", at: .subscription) { source, fail in
      Observable.deferred { try passed(source, fail) }
    },
    Throwing("static generate(initialState:condition:scheduler:iterate:)", "condition", at: .subscription) { _, fail in
      Observable.generate(initialState: 0, condition: { try passed($0 < 9, fail) }, iterate: { $0 + 1 })
    },
    Throwing("static generate(initialState:condition:scheduler:iterate:)", "iterate", at: .subscription) { _, fail in
      Observable.generate(initialState: 0, condition: { $0 < 9 }, iterate: { try passed($0 + 1, fail) })
    },
    Throwing("static using(_:observableFactory:)", "resource", at: .subscription) { source, fail in
      Observable.using({ try passed(BooleanDisposable(), fail) }, observableFactory: { _ in source })
    },
    Throwing("static using(_:observableFactory:)", "observable", at: .subscription) { source, fail in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in try passed(source, fail) })
    },
    Throwing("multicast(_:selector:)", "subject", at: .subscription) { source, fail in
      source.multicast({ try passed(PublishSubject<Int>(), fail) }) { $0 }
    },
    Throwing("multicast(_:selector:)", "selector", at: .subscription) { source, fail in
      source.multicast({ PublishSubject<Int>() }) { try passed($0, fail) }
    },
  ]

  private static let doSignature =
    "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"

  /// The value, unless the closure throws.
  static func passed<Value>(_ value: Value, _ fail: () throws -> Void) throws -> Value {
    try fail()
    return value
  }
}
