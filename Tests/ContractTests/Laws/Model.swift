import Observables

/// Plain models of the operators: for one thread, and without regard to speed.
///
/// A law between two forms of one operator cannot find a mistake that both forms share; the models share no code with
/// them.
enum Model {
  /// Merges what a selector gives, so many at a time; the others wait.
  static func flatMap(
    _ source: Observable<Int>, limit: Int = .max, _ select: @escaping (Int) -> Observable<Int>
  ) -> Observable<Int> {
    .create { observer in
      let subscriptions = CompositeDisposable()
      var (active, waiting, isOver) = (0, [Observable<Int>](), false)
      func start(_ inner: Observable<Int>) {
        active += 1
        let subscription = SingleAssignmentDisposable()
        _ = subscriptions.insert(subscription)
        subscription.setDisposable(
          inner.subscribe(
            onNext: observer.onNext, onError: observer.onError,
            onCompleted: {
              active -= 1
              subscription.dispose()
              if !waiting.isEmpty {
                start(waiting.removeFirst())
              } else if isOver, active == 0 {
                observer.onCompleted()
              }
            }))
      }
      _ = subscriptions.insert(
        source.subscribe(
          onNext: { element in
            let inner = select(element)
            if active < limit { start(inner) } else { waiting.append(inner) }
          }, onError: observer.onError,
          onCompleted: {
            isOver = true
            if active == 0 { observer.onCompleted() }
          }))
      return subscriptions
    }
  }

  /// Follows what a selector gave last.
  static func flatMapLatest(
    _ source: Observable<Int>, _ select: @escaping (Int) -> Observable<Int>
  ) -> Observable<Int> {
    .create { observer in
      let latest = SerialDisposable()
      var (number, isActive, isOver) = (0, false, false)
      let outer = source.subscribe(
        onNext: { element in
          let inner = select(element)
          number += 1
          let own = number
          isActive = true
          latest.disposable = Disposables.create()
          let subscription = SingleAssignmentDisposable()
          latest.disposable = subscription
          subscription.setDisposable(
            inner.subscribe(
              onNext: { if own == number { observer.onNext($0) } },
              onError: { if own == number { observer.onError($0) } },
              onCompleted: {
                if own != number { return }
                isActive = false
                if isOver { observer.onCompleted() }
              }))
        }, onError: observer.onError,
        onCompleted: {
          isOver = true
          if !isActive { observer.onCompleted() }
        })
      return Disposables.create(outer, latest)
    }
  }

  /// Sends the elements that a function makes of each element; the function may keep state between calls.
  static func step(
    _ source: Observable<Int>, _ makeStep: @escaping () -> (Int) -> (elements: [Int], isLast: Bool)
  ) -> Observable<Int> {
    .create { observer in
      let step = makeStep()
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        source.subscribe(
          onNext: { element in
            let (elements, isLast) = step(element)
            for element in elements { observer.onNext(element) }
            if isLast { observer.onCompleted() }
          }, onError: observer.onError, onCompleted: observer.onCompleted))
      return subscription
    }
  }

  /// Keeps the elements until the end, and sends the last ones then.
  static func takeLast(_ source: Observable<Int>, _ count: Int) -> Observable<Int> {
    .create { observer in
      var elements: [Int] = []
      return source.subscribe(
        onNext: { elements.append($0) }, onError: observer.onError,
        onCompleted: {
          for element in elements.suffix(count) { observer.onNext(element) }
          observer.onCompleted()
        })
    }
  }

  /// Shares one subscription among all subscribers, from the first one to the last one.
  static func share(_ source: Observable<Int>) -> Observable<Int> {
    var observers: [(number: Int, observer: AnyObserver<Int>)] = []
    var (number, connection) = (0, Disposables.create() as any Disposable)
    func end(_ event: Event<Int>) {
      let all = observers
      observers = []
      for observer in all { observer.observer.on(event) }
    }
    return .create { observer in
      number += 1
      let own = number
      observers.append((own, observer))
      if observers.count == 1 {
        let subscription = SingleAssignmentDisposable()
        connection = subscription
        subscription.setDisposable(
          source.subscribe { event in
            if event.isStopEvent { return end(event) }
            for observer in observers { observer.observer.on(event) }
          })
      }
      return Disposables.create {
        let wasThere = observers.contains { $0.number == own }
        observers.removeAll { $0.number == own }
        if wasThere, observers.isEmpty { connection.dispose() }
      }
    }
  }
}
