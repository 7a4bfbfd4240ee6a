import Observables
import Synchronization
import TestSupport
import Testing

/// Operators with several sources, fed by several threads at once: events come out one at a time and none is lost.
@Suite(.leakFree) struct OperatorHammering {
  /// An operator with several sources, and what has to come of them.
  struct Crossing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes one of the sources.
    let make: @Sendable ([PublishSubject<Int>]) -> Observable<Int>
    /// The output if each of the sources sends 1 to `rounds`; nil where that depends on who is first.
    let count: ClosedRange<Int>
    var sum: Int?
  }

  static let rounds = 2_000
  private static let oneSum = rounds * (rounds + 1) / 2

  static let crossings = [
    Crossing(
      testDescription: "merge", make: { Observable.merge($0.map { $0.asObservable() }) },
      count: 4 * rounds...4 * rounds,
      sum: 4 * oneSum),
    Crossing(
      testDescription: "merge of inner sequences", make: { Observable.from($0).merge() },
      count: 4 * rounds...4 * rounds, sum: 4 * oneSum),
    Crossing(
      testDescription: "flatMap", make: { subjects in Observable.from(subjects).flatMap { $0.map { $0 } } },
      count: 4 * rounds...4 * rounds, sum: 4 * oneSum),
    Crossing(
      testDescription: "zip", make: { Observable.zip($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } },
      count: rounds...rounds, sum: 4 * oneSum),
    Crossing(
      testDescription: "zip of a collection", make: { Observable.zip($0) { $0.reduce(0, +) } }, count: rounds...rounds,
      sum: 4 * oneSum),
    Crossing(
      testDescription: "combineLatest",
      make: { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } }, count: rounds...4 * rounds),
    Crossing(
      testDescription: "combineLatest of a collection", make: { Observable.combineLatest($0) { $0.reduce(0, +) } },
      count: rounds...4 * rounds),
    Crossing(
      testDescription: "withLatestFrom", make: { $0[0].withLatestFrom($0[1]) { $0 + $1 } }, count: 0...rounds),
    Crossing(
      testDescription: "flatMapLatest", make: { subjects in subjects[0].flatMapLatest { _ in subjects[1].map { $0 } } },
      count: 0...rounds),
    Crossing(
      testDescription: "flatMapFirst", make: { subjects in subjects[0].flatMapFirst { _ in subjects[1].take(3) } },
      count: 0...rounds),
    Crossing(
      testDescription: "concatMap", make: { subjects in subjects[0].concatMap { _ in subjects[1].take(1) } },
      count: 0...rounds),
    Crossing(testDescription: "amb", make: { $0[0].amb($0[1]) }, count: rounds...rounds),
    Crossing(testDescription: "sample", make: { $0[0].sample($0[1]) }, count: 0...rounds),
    Crossing(
      testDescription: "take(until:)", make: { $0[0].take(until: $0[1].filter { $0 == 50 }) }, count: 0...rounds),
    Crossing(
      testDescription: "skip(until:)", make: { $0[0].skip(until: $0[1].filter { $0 == 50 }) }, count: 0...rounds),
    Crossing(
      testDescription: "take of merge", make: { Observable.merge($0.map { $0.asObservable() }).take(500) },
      count: 500...500),
    Crossing(
      testDescription: "share of merge", make: { Observable.merge($0.map { $0.asObservable() }).share(replay: 1) },
      count: 4 * rounds...4 * rounds, sum: 4 * oneSum),
    Crossing(
      testDescription: "groupBy of merge",
      make: { Observable.merge($0.map { $0.asObservable() }).groupBy { $0 % 3 }.merge() },
      count: 4 * rounds...4 * rounds, sum: 4 * oneSum),
  ]

  @Test(arguments: crossings)
  func `sources on four threads: events come out one at a time, none is lost`(_ crossing: Crossing) {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    let subscription = crossing.make(subjects).subscribe { tally.note($0) }
    Crew.run(4) { member in
      for element in 1...Self.rounds { subjects[member].onNext(element) }
      subjects[member].onCompleted()
    }
    subscription.dispose()
    #expect(tally.numberOfOverlaps == 0)
    #expect(tally.isGrammatical)
    #expect(crossing.count.contains(tally.count), "\(tally.count)")
    if let sum = crossing.sum {
      #expect(tally.sum == sum)
      #expect(tally.ends == 1)
    }
    for subject in subjects { #expect(!subject.hasObservers) }
  }

  @Test(arguments: crossings)
  func `an error and a disposal from other threads end the whole once, and let go of all`(_ crossing: Crossing) {
    for round in 0..<20 {
      let subjects = (0..<4).map { _ in PublishSubject<Int>() }
      let tally = Tally()
      let subscription = crossing.make(subjects).subscribe { tally.note($0) }
      Crew.run(4) { member in
        switch member {
        case 0, 1: for element in 1...60 { subjects[member].onNext(element) }
        case 2: if round % 2 == 0 { subjects[0].onError(Failure()) } else { subscription.dispose() }
        default: subjects[1].onError(Failure())
        }
      }
      subscription.dispose()
      #expect(tally.isGrammatical)
      #expect(tally.numberOfOverlaps == 0)
      for subject in subjects { #expect(!subject.hasObservers) }
    }
  }

  @Test(arguments: crossings)
  func `subscriptions are made and disposed while the sources send, and let go of all`(_ crossing: Crossing) {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let whole = crossing.make(subjects)
    Crew.run(4) { member in
      for element in 1...150 {
        if member < 2 {
          subjects[member].onNext(element)
        } else {
          let tally = Tally()
          let subscription = whole.subscribe { tally.note($0) }
          subjects[member].onNext(element)
          subscription.dispose()
          #expect(tally.isGrammatical)
        }
      }
    }
    for subject in subjects { #expect(!subject.hasObservers) }
  }

  @Test(arguments: 0..<5)
  func `a selector's inner sequences on other threads: every one of them comes through`(round: Int) {
    let outer = PublishSubject<Int>()
    let inners = (0..<3).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    let subscription = outer.flatMap { inners[$0].take(500) }.subscribe { tally.note($0) }
    for index in 0..<3 { outer.onNext(index) }
    Crew.run(4) { member in
      if member == 3 { return outer.onCompleted() }
      for element in 1...500 { inners[member].onNext(element) }
    }
    #expect(tally.count == 1_500)
    #expect(tally.ends == 1)
    #expect(tally.numberOfOverlaps == 0)
    subscription.dispose()
  }
}
