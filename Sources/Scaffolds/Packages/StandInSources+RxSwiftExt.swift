extension StandInSources {
  /// The operators of RxSwiftExt that reactors use.
  static let rxSwiftExt = #"""
    import Foundation
    import RxCocoa
    import RxSwift

    /// The treatment of an element by `filterMap`.
    public enum FilterMap<Result> {
      case ignore
      case map(Result)

      fileprivate var result: Result? {
        if case .map(let result) = self { result } else { nil }
      }
    }

    extension ObservableType {
      public func unwrap<Result>() -> Observable<Result> where Element == Result? { compactMap { $0 } }

      public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }

      public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        map { $0[keyPath: keyPath] }
      }

      public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]>
      where Element: Collection {
        map { try $0.map(transform) }
      }

      public func filterMap<Result>(
        _ transform: @escaping (Element) throws -> FilterMap<Result>
      ) -> Observable<Result> {
        compactMap { try transform($0).result }
      }

      public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { compactMap { $0 as? Result } }

      public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
      }

      public func partition(
        _ predicate: @escaping (Element) throws -> Bool
      ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        let shared = share()
        return (shared.filter(predicate), shared.ignoreWhen(predicate))
      }

      public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
      }

      public func merge(with other: Observable<Element>) -> Observable<Element> { .merge(asObservable(), other) }

      public func zip<Other: ObservableConvertibleType, Result>(
        with other: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
      ) -> Observable<Result> {
        Observable.zip(asObservable(), other.asObservable(), resultSelector: resultSelector)
      }

      public func pairwise() -> Observable<(Element, Element)> { nwise(2).map { ($0[0], $0[1]) } }

      public func nwise(_ count: Int) -> Observable<[Element]> {
        scan([]) { ($0 + [$1]).suffix(count) }.filter { $0.count == count }
      }

      public func count() -> Observable<Int> { reduce(0) { count, _ in count + 1 } }

      public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
        filter(predicate).count()
      }

      public func toSortedArray(by isBefore: @escaping (Element, Element) -> Bool) -> Single<[Element]> {
        toArray().map { $0.sorted(by: isBefore) }
      }

      public static func once(_ element: Element) -> Observable<Element> {
        var isSent = false
        return .deferred {
          defer { isSent = true }
          return isSent ? .empty() : .just(element)
        }
      }

      /// Passes elements on while the last value of `pauser` is true.
      public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
      where Pauser.Element == Bool {
        withLatestFrom(pauser) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
      }

      /// Keeps the latest elements, up to a limit, while the last value of `pauser` is not true, and sends them when
      /// `pauser` sends true.
      public func pausableBuffered<Pauser: ObservableType>(
        _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
      ) -> Observable<Element> where Pauser.Element == Bool {
        .create { observer in
          var (kept, isOpen): ([Element], Bool) = ([], false)
          func flush() {
            let elements = kept
            kept = []
            elements.forEach(observer.onNext)
          }
          let gate = pauser.subscribe(
            onNext: { value in
              isOpen = value
              if value { flush() }
            }, onError: observer.onError)
          let source = self.subscribe { event in
            switch event {
            case .next(let element):
              if isOpen { return observer.onNext(element) }
              kept = (kept + [element]).suffix(limit ?? .max)
            case .error(let error):
              if flushOnError { flush() }
              observer.onError(error)
            case .completed:
              if flushOnCompleted { flush() }
              observer.onCompleted()
            }
          }
          return Disposables.create(gate, source)
        }
      }

      public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]>
      where Trigger.Element == Void {
        .create { observer in
          var kept: [Element] = []
          func flush() {
            let elements = kept
            kept = []
            observer.onNext(elements)
          }
          let flushes = trigger.subscribe(onNext: flush, onError: observer.onError)
          let source = self.subscribe { event in
            switch event {
            case .next(let element): kept.append(element)
            case .error(let error): observer.onError(error)
            case .completed:
              flush()
              observer.onCompleted()
            }
          }
          return Disposables.create(flushes, source)
        }
      }
    }

    extension ObservableType where Element: Equatable {
      public func ignore(_ values: Element...) -> Observable<Element> { filter { !values.contains($0) } }
    }

    extension ObservableType where Element == Bool {
      public func not() -> Observable<Bool> { map { !$0 } }
    }

    extension ObservableType where Element: Hashable {
      public func distinct() -> Observable<Element> {
        .deferred {
          var seen: Set<Element> = []
          return self.filter { seen.insert($0).inserted }
        }
      }
    }

    extension ObservableType where Element: Comparable {
      public func toSortedArray(ascending: Bool = true) -> Single<[Element]> { toSortedArray(by: ascending ? (<) : (>)) }
    }

    // Errors.

    extension ObservableType {
      public func catchErrorJustComplete() -> Observable<Element> { `catch` { _ in .empty() } }

      /// Begins anew after each error.
      public func ignoreErrors() -> Observable<Element> { retry() }

      /// Begins anew after each error for which the closure returns true.
      public func ignoreErrors(allowError: @escaping (Error) -> Bool) -> Observable<Element> {
        retry { errors in errors.map { error in if !allowError(error) { throw error } } }
      }
    }

    extension ObservableType where Element: EventConvertible {
      public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
      public func errors() -> Observable<Error> { compactMap { $0.event.error } }
    }

    /// The number of times that a sequence begins, and the delays in between.
    public enum RepeatBehavior {
      case immediate(maxCount: UInt)
      case delayed(maxCount: UInt, time: Double)
      case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
      case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)

      /// Returns the delay after an attempt, counted from 1; nil if no attempt follows.
      fileprivate func delay(after attempt: UInt) -> DispatchTimeInterval? {
        func seconds(_ time: Double) -> DispatchTimeInterval { .nanoseconds(Int(time * 1e9)) }
        switch self {
        case .immediate(let count): return attempt < count ? .never : nil
        case .delayed(let count, let time): return attempt < count ? seconds(time) : nil
        case .exponentialDelayed(let count, let initial, let multiplier):
          return attempt < count ? seconds(initial * pow(1 + multiplier, Double(attempt - 1))) : nil
        case .customTimerDelayed(let count, let delay): return attempt < count ? delay(attempt) : nil
        }
      }

      /// Returns a sequence that begins after the delay.
      fileprivate func wait<Element>(
        _ delay: DispatchTimeInterval, _ scheduler: SchedulerType, _ next: @escaping () -> Observable<Element>
      ) -> Observable<Element> {
        if delay == .never { return next() }
        return Observable<Int>.timer(delay, scheduler: scheduler).flatMap { _ in next() }
      }
    }

    public typealias RetryPredicate = (Error) -> Bool

    extension ObservableType {
      public func retry(
        _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance,
        shouldRetry: RetryPredicate? = nil
      ) -> Observable<Element> {
        func attempt(_ number: UInt) -> Observable<Element> {
          self.catch { error in
            guard shouldRetry?(error) ?? true, let delay = behavior.delay(after: number) else { return .error(error) }
            return behavior.wait(delay, scheduler) { attempt(number + 1) }
          }
        }
        return attempt(1)
      }

      public func repeatWithBehavior(
        _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance,
        shouldRepeat: (() -> Bool)? = nil
      ) -> Observable<Element> {
        func attempt(_ number: UInt) -> Observable<Element> {
          let others = Observable<Element>.deferred {
            guard shouldRepeat?() ?? true, let delay = behavior.delay(after: number) else { return .empty() }
            return behavior.wait(delay, scheduler) { attempt(number + 1) }
          }
          return concat(others)
        }
        return attempt(1)
      }
    }

    // Drivers and signals.

    extension SharedSequenceConvertibleType {
      public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
      }

      public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> { map { _ in value } }

      public func filterMap<Result>(
        _ transform: @escaping (Element) -> FilterMap<Result>
      ) -> SharedSequence<SharingStrategy, Result> {
        compactMap { transform($0).result }
      }
    }

    extension SharedSequenceConvertibleType where Element == Bool {
      public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
    }

    // Single, Maybe.

    extension PrimitiveSequence where Trait == SingleTrait {
      public func mapTo<Result>(_ value: Result) -> Single<Result> { map { _ in value } }
    }

    """#
}
