import Observables
import Synchronization
import TestSupport
import Testing

/// Disposables that several threads use at once: what they hold is disposed exactly once.
@Suite(.leakFree) struct DisposableHammering {
  /// Counts how often it is disposed.
  private final class Probe: Disposable {
    private let count = Atomic<Int>(0)
    var disposals: Int { count.load(ordering: .sequentiallyConsistent) }
    func dispose() { count.add(1, ordering: .sequentiallyConsistent) }
  }

  @Test(arguments: 0..<50)
  func `an action runs once, whoever disposes`(round: Int) {
    let probe = Probe()
    let disposable = Disposables.create { probe.dispose() }
    Crew.run(4) { _ in disposable.dispose() }
    #expect(probe.disposals == 1)
  }

  @Test(arguments: 0..<20)
  func `a composite disposes each member once: those before, those meanwhile and those after`(round: Int) {
    let probes = (0..<300).map { _ in Probe() }
    let composite = CompositeDisposable()
    Crew.run(4) { member in
      if member == 3 { return composite.dispose() }
      for index in 0..<100 {
        let key = composite.insert(probes[member * 100 + index])
        if index % 3 == 0, let key { composite.remove(for: key) }
      }
    }
    #expect(probes.allSatisfy { $0.disposals == 1 })
    #expect(composite.count == 0)
  }

  @Test(arguments: 0..<20)
  func `a serial disposable disposes each one that it held once`(round: Int) {
    let probes = (0..<300).map { _ in Probe() }
    let serial = SerialDisposable()
    Crew.run(4) { member in
      if member == 3 { return round % 2 == 0 ? serial.dispose() : () }
      for index in 0..<100 { serial.disposable = probes[member * 100 + index] }
    }
    serial.dispose()
    #expect(probes.allSatisfy { $0.disposals == 1 })
  }

  @Test(arguments: 0..<100)
  func `a single assignment disposes what it is given once, whoever is first`(round: Int) {
    let probe = Probe()
    let single = SingleAssignmentDisposable()
    Crew.run(3) { member in
      if member == 0 { single.setDisposable(probe) } else { single.dispose() }
    }
    #expect(probe.disposals == 1)
    #expect(single.isDisposed)
  }

  @Test(arguments: 0..<50)
  func `a reference count disposes exactly once, after its last reference is gone`(round: Int) {
    let probe = Probe()
    let counted = RefCountDisposable(disposable: probe)
    let kept = counted.retain()
    Crew.run(4) { member in
      if member == 0 { return counted.dispose() }
      for _ in 0..<50 {
        let retained = counted.retain()
        retained.dispose()
        retained.dispose()
      }
    }
    #expect(probe.disposals == 0)
    kept.dispose()
    #expect(probe.disposals == 1)
    #expect(counted.isDisposed)
  }

  @Test(arguments: 0..<20)
  func `a bag disposes what is put in from several threads once`(round: Int) {
    let probes = (0..<200).map { _ in Probe() }
    do {
      let bag = DisposeBag()
      Crew.run(4) { member in
        for index in 0..<50 { probes[member * 50 + index].disposed(by: bag) }
      }
      withExtendedLifetime(bag) { #expect(probes.allSatisfy { $0.disposals == 0 }) }
    }
    #expect(probes.allSatisfy { $0.disposals == 1 })
  }

  @Test(arguments: 0..<100)
  func `a subscription is disposed once while its source ends`(round: Int) {
    let source = PublishSubject<Int>()
    let disposals = Atomic<Int>(0)
    let tally = Tally()
    let subscription = source.map { $0 }.take(3).do(onDispose: { disposals.add(1, ordering: .sequentiallyConsistent) })
      .subscribe { tally.note($0) }
    Crew.run(3) { member in
      switch member {
      case 0: for element in 1...3 { source.onNext(element) }
      case 1: subscription.dispose()
      default: source.onCompleted()
      }
    }
    subscription.dispose()
    #expect(disposals.load(ordering: .sequentiallyConsistent) == 1)
    // An element that is under way on one thread may arrive behind the end that another thread sends.
    #expect(tally.ends <= 1)
    #expect(!source.hasObservers)
  }
}
