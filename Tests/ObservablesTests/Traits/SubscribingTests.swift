import Observables
import TestSupport
import Testing
import VirtualTime

/// What the closures of an observer hear, in each form of subscribing: to traits, to infallible sequences, to drivers
/// and to signals.
struct SubscribingTests {
  @Test(arguments: outcomes + closures)
  func `RX-02, RX-03, RX-04, RX-05, RX-06, SM-58: each closure hears the events of its kind`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  @Test(arguments: disposals)
  func `SM-07: onDisposed is called once, on disposal too`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  @Test(arguments: objects)
  func `SM-08: closures receive the object that they were given with, while it lives`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  private static let outcomes: [PictureTable.Row] = {
    var table = PictureTable()
    table.notes("a closure for the event of a single", ["success(1)", "failure(broken)"]) { history in
      for single in [Single.just(1), .error(TestError())] { _ = single.subscribe { history.note("\($0)") } }
    }
    table.notes("a closure for the event of a maybe", ["success(1)", "completed", "error(broken)"]) { history in
      for maybe in [Maybe.just(1), .empty(), .error(TestError())] { _ = maybe.subscribe { history.note("\($0)") } }
    }
    table.notes("a closure for the event of a completable", ["completed", "error(broken)"]) { history in
      for completable in [Completable.empty(), .error(TestError())] {
        _ = completable.subscribe { history.note("\($0)") }
      }
    }
    table.notes("a closure for the events of an infallible sequence", ["next(1)", "next(2)", "completed"]) { history in
      _ = Infallible.of(1, 2).subscribe { history.note("\($0)") }
    }
    return table.rows
  }()

  private static let closures: [PictureTable.Row] = {
    var table = PictureTable()
    table.notes("single", ["success 1", "disposed", "failure broken", "disposed"]) { history in
      for single in [Single.just(1), .error(TestError())] {
        _ = single.subscribe(
          onSuccess: { history.note("success \($0)") }, onFailure: { history.note("failure \($0)") },
          onDisposed: { history.note("disposed") })
      }
    }
    table.notes("single, some of the closures", ["failure broken", "success 2"]) { history in
      _ = Single<Int>.error(TestError()).subscribe { _ in
      } onFailure: { error in
        history.note("failure \(error)")
      }
      _ = Single.just(2).subscribe(onSuccess: { history.note("success \($0)") })
    }
    table.notes("maybe", ["success 1", "disposed", "completed", "disposed", "error broken", "disposed"]) { history in
      for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
        _ = maybe.subscribe(
          onSuccess: { history.note("success \($0)") }, onError: { history.note("error \($0)") },
          onCompleted: { history.note("completed") }, onDisposed: { history.note("disposed") })
      }
    }
    table.notes("completable", ["completed", "disposed", "error broken", "disposed"]) { history in
      for completable in [Completable.empty(), .error(TestError())] {
        _ = completable.subscribe(
          onCompleted: { history.note("completed") }, onError: { history.note("error \($0)") },
          onDisposed: { history.note("disposed") })
      }
    }
    table.notes("completable, one closure", ["completed", "trailing"]) { history in
      _ = Completable.empty().subscribe(onCompleted: { history.note("completed") })
      _ = Completable.empty().subscribe { history.note("trailing") }
    }
    table.notes("infallible", ["1", "2", "completed", "disposed"]) { history in
      _ = Infallible.of(1, 2).subscribe(
        onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
        onDisposed: { history.note("disposed") })
    }
    table.notes("driver", ["1", "completed", "disposed", "2", "completed", "4"]) { history in
      VirtualClock().whilePlaying {
        _ = Driver.just(1).drive(
          onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
          onDisposed: { history.note("disposed") })
        _ = Driver.just(2).drive(onNext: { history.note("\($0)") })
        _ = Driver.just(3).drive(onCompleted: { history.note("completed") })
        _ = Driver.just(4).do(onNext: { history.note("\($0)") }).drive()
      }
    }
    table.notes("signal", ["1", "completed", "disposed", "2", "completed", "4"]) { history in
      VirtualClock().whilePlaying {
        _ = Signal.just(1).emit(
          onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
          onDisposed: { history.note("disposed") })
        _ = Signal.just(2).emit { history.note("\($0)") }
        _ = Signal.just(3).emit(onCompleted: { history.note("completed") })
        _ = Signal.just(4).do(onNext: { history.note("\($0)") }).emit()
      }
    }
    return table.rows
  }()

  private static let disposals: [PictureTable.Row] = {
    var table = PictureTable()
    func row(_ name: String, _ subscribe: @escaping @Sendable (History) -> any Disposable) {
      table.notes(name, ["disposed"]) { history in
        let subscription = subscribe(history)
        if history.lines != [] { history.note("too early") }
        subscription.dispose()
        subscription.dispose()
      }
    }
    row("single") { history in Single<Int>.never().subscribe(onDisposed: { history.note("disposed") }) }
    row("maybe") { history in Maybe<Int>.never().subscribe(onDisposed: { history.note("disposed") }) }
    row("completable") { history in Completable.never().subscribe(onDisposed: { history.note("disposed") }) }
    row("infallible") { history in
      Infallible<Int>.never().subscribe(
        onCompleted: { history.note("completed") }, onDisposed: { history.note("disposed") })
    }
    return table.rows
  }()
}

extension SubscribingTests {
  /// Each row ends with a sequence that sends something after its object has gone.
  private static let objects: [PictureTable.Row] = {
    var table = PictureTable()
    table.notes("single", ["success 1", "disposed", "failure broken", "disposed"]) { history in
      for single in [Single.just(1), .error(TestError())] {
        _ = single.subscribe(
          with: history, onSuccess: { $0.note("success \($1)") }, onFailure: { $0.note("failure \($1)") },
          onDisposed: { $0.note("disposed") })
      }
      let subject = PublishSubject<Int>()
      _ = subject.first().subscribe(with: History(), onSuccess: { _, _ in history.note("never") })
      subject.onNext(2)
    }
    table.notes("maybe", ["success 1", "disposed", "completed", "disposed", "error broken", "disposed"]) { history in
      for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
        _ = maybe.subscribe(
          with: history, onSuccess: { $0.note("success \($1)") }, onError: { $0.note("error \($1)") },
          onCompleted: { $0.note("completed") }, onDisposed: { $0.note("disposed") })
      }
      let subject = PublishSubject<Int>()
      _ = subject.asMaybe().subscribe(with: History(), onCompleted: { _ in history.note("never") })
      subject.onCompleted()
    }
    table.notes("completable", ["completed", "disposed", "error broken", "disposed"]) { history in
      for completable in [Completable.empty(), .error(TestError())] {
        _ = completable.subscribe(
          with: history, onCompleted: { $0.note("completed") }, onError: { $0.note("error \($1)") },
          onDisposed: { $0.note("disposed") })
      }
      let subject = PublishSubject<Never>()
      _ = subject.asCompletable().subscribe(with: History(), onCompleted: { _ in history.note("never") })
      subject.onCompleted()
    }
    table.notes("infallible", ["1", "2", "completed", "disposed", "3"]) { history in
      _ = Infallible.of(1, 2).subscribe(
        with: history, onNext: { $0.note("\($1)") }, onCompleted: { $0.note("completed") },
        onDisposed: { $0.note("disposed") })
      _ = Infallible.just(3).subscribe(with: history) { history, number in history.note("\(number)") }
      let relay = PublishRelay<Int>()
      _ = relay.asInfallible().subscribe(with: History(), onNext: { _, _ in history.note("never") })
      relay.accept(4)
    }
    table.notes("driver", ["1", "completed", "disposed", "2"]) { history in
      VirtualClock().whilePlaying {
        _ = Driver.just(1).drive(
          with: history, onNext: { $0.note("\($1)") }, onCompleted: { $0.note("completed") },
          onDisposed: { $0.note("disposed") })
        _ = Driver.just(2).drive(with: history) { history, element in history.note("\(element)") }
        let relay = PublishRelay<Int>()
        _ = relay.asDriver(onErrorJustReturn: 0).drive(with: History()) { _, _ in history.note("never") }
        relay.accept(3)
      }
    }
    table.notes("signal", ["1", "completed", "disposed", "2"]) { history in
      VirtualClock().whilePlaying {
        _ = Signal.just(1).emit(
          with: history, onNext: { $0.note("\($1)") }, onCompleted: { $0.note("completed") },
          onDisposed: { $0.note("disposed") })
        _ = Signal.just(2).emit(with: history) { history, element in history.note("\(element)") }
        let relay = PublishRelay<Int>()
        _ = relay.asSignal().emit(with: History()) { _, _ in history.note("never") }
        relay.accept(3)
      }
    }
    return table.rows
  }()
}
