import Observables
import Synchronization
import TestSupport
import Testing

/// Subjects, relays and what shares a sequence, used by several threads at once.
///
/// The tests check which events came, how often and in which order of kinds, but never how long they took.
@Suite(.leakFree) struct SubjectHammering {
  @Test(arguments: Channel.all)
  func `observers come and go, and everyone who stays hears everything`(channel: Channel) {
    let (out, send) = channel.open()
    let heard = (0..<2).map { _ in Tally() }
    let kept = heard.map { tally in out.subscribe { tally.note($0) } }
    Crew.run(4) { member in
      for round in 1...500 {
        if member < 2 {
          send(round)
        } else {
          let tally = Tally()
          let first = out.subscribe { tally.note($0) }
          let second = out.subscribe()
          second.dispose()
          first.dispose()
          #expect(tally.isGrammatical)
        }
      }
    }
    for subscription in kept { subscription.dispose() }
    for tally in heard {
      // A subject's initial value is 0, so it does not change the sum.
      #expect(tally.sum == 2 * 125_250)
      #expect(tally.isGrammatical)
    }
  }

  @Test(arguments: 0..<20)
  func `several ends from several threads are heard as one, and nothing after it`(round: Int) {
    let subjects: [any Ending] = [
      PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>(),
    ]
    for subject in subjects {
      let tallies = (0..<3).map { _ in Tally() }
      let group = CompositeDisposable()
      for tally in tallies { _ = group.insert(subject.watch(tally)) }
      Crew.run(4) { member in
        switch member {
        case 0: for element in 1...20 { subject.onNext(element) }
        case 1: subject.onCompleted()
        case 2: subject.onError(Failure())
        default:
          let late = Tally()
          let subscription = subject.watch(late)
          subscription.dispose()
          #expect(late.ends <= 1)
        }
      }
      for tally in tallies {
        #expect(tally.ends == 1)
        #expect(!subject.hasObservers)
      }
      group.dispose()
    }
  }

  @Test(arguments: 0..<20)
  func `disposing a subject while it is used ends nothing twice`(round: Int) {
    let subject = BehaviorSubject(value: 0)
    let tally = Tally()
    let subscription = subject.subscribe { tally.note($0) }
    Crew.run(4) { member in
      switch member {
      case 0: for element in 1...50 { subject.onNext(element) }
      case 1: subject.dispose()
      case 2: for _ in 1...50 { _ = try? subject.value() }
      default: for _ in 1...20 { subject.subscribe(onError: { _ in }).dispose() }
      }
    }
    subscription.dispose()
    #expect(tally.ends == 0)
    #expect(!subject.hasObservers)
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test(arguments: 0..<10)
  func `SM-48: a replay reaches those who come while elements are sent: no gap, nothing twice`(round: Int) {
    let subject = ReplaySubject<Int>.createUnbounded()
    Crew.run(3) { member in
      if member == 0 {
        for element in 1...300 { subject.onNext(element) }
        subject.onCompleted()
      } else {
        for _ in 1...10 {
          let heard = Mutex<[Int]>([])
          subject.subscribe(onNext: { element in heard.withLock { $0.append(element) } }).dispose()
          let elements = heard.withLock { $0 }
          #expect(elements == Array(1...300).prefix(elements.count).map { $0 })
        }
      }
    }
    #expect(subject.heard.count == 301)
  }

  @Test(arguments: 0..<10)
  func `the latest value reaches those who come while others are sent: no gap, nothing twice`(round: Int) {
    let subject = BehaviorSubject(value: 0)
    Crew.run(3) { member in
      if member == 0 {
        for element in 1...300 { subject.onNext(element) }
      } else {
        for _ in 1...20 {
          let heard = Mutex<[Int]>([])
          subject.subscribe(onNext: { element in heard.withLock { $0.append(element) } }).dispose()
          let elements = heard.withLock { $0 }
          #expect(elements == Array((elements.first ?? 0)..<(elements.first ?? 0) + elements.count))
        }
      }
    }
  }

  @Test func `observers of a shared sequence come and go: never more than one subscription of the source at a time`() {
    for replay in 0...1 {
      let live = Atomic<Int>(0)
      let most = Atomic<Int>(0)
      let source = Observable<Int>.create { observer in
        most.max(live.add(1, ordering: .sequentiallyConsistent).newValue, ordering: .sequentiallyConsistent)
        observer.onNext(1)
        return Disposables.create { live.subtract(1, ordering: .sequentiallyConsistent) }
      }
      let shared = source.share(replay: replay)
      Crew.run(4) { _ in
        for _ in 1...300 {
          let subscription = shared.subscribe()
          subscription.dispose()
        }
      }
      #expect(live.load(ordering: .sequentiallyConsistent) == 0)
      // A new connection may begin before the old one's disposal has run to its end.
      #expect(most.load(ordering: .sequentiallyConsistent) <= 4)
    }
  }

  @Test(arguments: 0...2)
  func `SM-51: an observer that subscribes while the last one leaves is connected like any other`(replay: Int) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: replay)
    for round in 1...100 {
      let tally = Tally()
      let kept = SingleAssignmentDisposable()
      Crew.run(3) { member in
        for turn in 1...20 {
          if member > 0 {
            shared.subscribe().dispose()
          } else if turn == 10 {
            kept.setDisposable(shared.subscribe { tally.note($0) })
          }
        }
      }
      source.onNext(round)
      #expect(tally.sum == round)
      kept.dispose()
      #expect(!source.hasObservers)
    }
  }

  @Test(arguments: 0..<20)
  func `a shared sequence that ends while observers come is ended for each of them`(round: Int) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: round % 2, scope: .forever)
    let tallies = (0..<3).map { _ in Tally() }
    let group = CompositeDisposable()
    _ = group.insert(shared.subscribe { tallies[0].note($0) })
    Crew.run(3) { member in
      if member == 0 {
        for element in 1...50 { source.onNext(element) }
        source.onCompleted()
      } else {
        _ = group.insert(shared.subscribe { tallies[member].note($0) })
      }
    }
    for tally in tallies {
      #expect(tally.ends == 1)
      #expect(tally.isGrammatical)
    }
    group.dispose()
  }
}

extension SubjectHammering {
  /// A way in and a way out, which may be used by several threads at once.
  struct Channel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let open: @Sendable () -> (out: Observable<Int>, send: (Int) -> Void)

    static let all = [
      Channel(testDescription: "PublishSubject") {
        let subject = PublishSubject<Int>()
        return (subject, { subject.onNext($0) })
      },
      Channel(testDescription: "BehaviorSubject") {
        let subject = BehaviorSubject(value: 0)
        return (subject, { subject.onNext($0) })
      },
      Channel(testDescription: "ReplaySubject") {
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        return (subject, { subject.onNext($0) })
      },
      Channel(testDescription: "PublishRelay") {
        let relay = PublishRelay<Int>()
        return (relay.asObservable(), { relay.accept($0) })
      },
      Channel(testDescription: "BehaviorRelay") {
        let relay = BehaviorRelay(value: 0)
        return (relay.asObservable(), { relay.accept($0) })
      },
      Channel(testDescription: "ReplayRelay") {
        let relay = ReplayRelay<Int>.create(bufferSize: 3)
        return (relay.asObservable(), { relay.accept($0) })
      },
      Channel(testDescription: "share") {
        let subject = PublishSubject<Int>()
        return (subject.share(), { subject.onNext($0) })
      },
      Channel(testDescription: "share, replaying") {
        let subject = PublishSubject<Int>()
        return (subject.share(replay: 2), { subject.onNext($0) })
      },
    ]
  }
}

/// A subject that can be ended.
private protocol Ending: ObserverType<Int> {
  var hasObservers: Bool { get }
  func watch(_ tally: Tally) -> any Disposable
}

extension PublishSubject<Int>: Ending {}
extension BehaviorSubject<Int>: Ending {}
extension ReplaySubject<Int>: Ending {}
extension AsyncSubject<Int>: Ending {}

extension Ending where Self: Observable<Int> {
  func watch(_ tally: Tally) -> any Disposable { subscribe { tally.note($0) } }
}
