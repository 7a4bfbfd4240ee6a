import Observables

extension Model {
  /// The plain model of an operator of two sources.
  static func pair(_ pair: Pair, _ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    switch pair {
    case .merge: merge(left, right)
    case .concat: concat(left, right)
    case .zip: zip(left, right)
    case .combineLatest: combineLatest(left, right)
    case .withLatestFrom: withLatestFrom(left, right)
    case .amb: amb(left, right)
    case .takeUntil: takeUntil(left, right)
    case .skipUntil: skipUntil(left, right)
    case .sample: sample(left, right)
    }
  }

  private static func merge(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var open = 2
      func attach(_ source: Observable<Int>) -> any Disposable {
        source.subscribe(
          onNext: observer.onNext, onError: observer.onError,
          onCompleted: {
            open -= 1
            if open == 0 { observer.onCompleted() }
          })
      }
      return Disposables.create(attach(left), attach(right))
    }
  }

  /// The next one begins when the subscription to the one before is made, or later.
  private static func concat(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      let current = SerialDisposable()
      var (isSubscribing, isLeftOver) = (true, false)
      func goOn() { current.disposable = right.subscribe(observer) }
      current.disposable = left.subscribe(
        onNext: observer.onNext, onError: observer.onError,
        onCompleted: {
          isLeftOver = true
          if !isSubscribing { goOn() }
        })
      isSubscribing = false
      if isLeftOver { goOn() }
      return current
    }
  }

  private static func zip(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var (lefts, rights, open) = ([Int](), [Int](), 2)
      func send() {
        if lefts.isEmpty || rights.isEmpty { return }
        observer.onNext(lefts.removeFirst() &* 100 &+ rights.removeFirst())
      }
      func end() {
        open -= 1
        if open == 0 { observer.onCompleted() }
      }
      let first = left.subscribe(
        onNext: {
          lefts.append($0)
          send()
        }, onError: observer.onError, onCompleted: end)
      let second = right.subscribe(
        onNext: {
          rights.append($0)
          send()
        }, onError: observer.onError, onCompleted: end)
      return Disposables.create(first, second)
    }
  }

  private static func combineLatest(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var (latest, isOver) = ([Int?](repeating: nil, count: 2), [false, false])
      func attach(_ source: Observable<Int>, _ index: Int) -> any Disposable {
        source.subscribe(
          onNext: { element in
            latest[index] = element
            if let left = latest[0], let right = latest[1] {
              observer.onNext(left &* 100 &+ right)
            } else if isOver[1 - index] {
              observer.onCompleted()
            }
          }, onError: observer.onError,
          onCompleted: {
            isOver[index] = true
            if isOver == [true, true] { observer.onCompleted() }
          })
      }
      return Disposables.create(attach(left, 0), attach(right, 1))
    }
  }

  private static func withLatestFrom(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var latest: Int?
      let second = right.subscribe(onNext: { latest = $0 }, onError: observer.onError)
      let first = left.subscribe(
        onNext: { element in if let latest { observer.onNext(element &* 100 &+ latest) } }, onError: observer.onError,
        onCompleted: observer.onCompleted)
      return Disposables.create(first, second)
    }
  }

  private static func amb(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var winner: Int?
      let subscriptions = [SingleAssignmentDisposable(), SingleAssignmentDisposable()]
      for (index, source) in [left, right].enumerated() {
        subscriptions[index].setDisposable(
          source.subscribe { event in
            if winner == nil {
              winner = index
              subscriptions[1 - index].dispose()
            }
            if winner == index { observer.on(event) }
          })
      }
      return Disposables.create(subscriptions)
    }
  }

  private static func takeUntil(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      let other = right.subscribe(onNext: { _ in observer.onCompleted() }, onError: observer.onError)
      return Disposables.create(other, left.subscribe(observer))
    }
  }

  private static func skipUntil(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var (isOpen, isOver) = (false, false)
      let other = SingleAssignmentDisposable()
      let source = left.subscribe(
        onNext: { if isOpen { observer.onNext($0) } }, onError: observer.onError,
        onCompleted: {
          if isOpen { observer.onCompleted() }
          isOver = true
          other.dispose()
        })
      other.setDisposable(
        right.subscribe(
          onNext: { _ in
            isOpen = true
            other.dispose()
          }, onError: { if !isOver { observer.onError($0) } }))
      return Disposables.create(source, other)
    }
  }

  private static func sample(_ left: Observable<Int>, _ right: Observable<Int>) -> Observable<Int> {
    .create { observer in
      var (latest, isOver) = (Int?.none, false)
      func tick() {
        if let element = latest {
          latest = nil
          observer.onNext(element)
        }
        if isOver { observer.onCompleted() }
      }
      let source = left.subscribe(
        onNext: { latest = $0 }, onError: observer.onError, onCompleted: { isOver = true })
      let sampler = right.subscribe(onNext: { _ in tick() }, onError: observer.onError, onCompleted: tick)
      return Disposables.create(source, sampler)
    }
  }
}
