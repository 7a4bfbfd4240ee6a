import Observables
import TestSupport
import Testing
import VirtualTime

/// What the closures of `do` hear, of traits, of infallible sequences and of drivers.
struct WatchingTests {
  @Test(arguments: hooks)
  func `SM-06, RX-05: do calls its closures before and after each event of the observer`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  @Test func `SM-06: an error that a closure of do throws replaces the outcome`() {
    #expect(Single.just(1).do(onSuccess: { _ in throw TestError() }).asObservable().heard == ["error broken"])
    #expect(Completable.empty().do(onCompleted: { throw TestError() }).asObservable().heard == ["error broken"])
  }

  private static let hooks: [PictureTable.Row] = {
    var table = PictureTable()
    let failure = ["subscribe", "on broken", "broken", "after broken", "subscribed", "dispose"]
    let completion = ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"]
    let element = [
      "subscribe", "on 1", "1", "after 1", "on completed", "completed", "after completed", "subscribed", "dispose",
    ]
    table.notes("single", ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"] + failure) { history in
      for single in [Single.just(1), .error(TestError())] {
        _ = single.do(
          onSuccess: { history.note("on \($0)") }, afterSuccess: { history.note("after \($0)") },
          onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
          onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
          onDispose: { history.note("dispose") }
        ).subscribe(onSuccess: { history.note("\($0)") }, onFailure: { history.note("\($0)") })
      }
    }
    table.notes("maybe", element.filter { $0 != "completed" } + completion + failure) { history in
      for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
        _ = maybe.do(
          onNext: { history.note("on \($0)") }, afterNext: { history.note("after \($0)") },
          onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
          onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
          onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
          onDispose: { history.note("dispose") }
        ).subscribe(
          onSuccess: { history.note("\($0)") }, onError: { history.note("\($0)") },
          onCompleted: { history.note("completed") })
      }
    }
    table.notes("completable", completion + failure) { history in
      for completable in [Completable.empty(), .error(TestError())] {
        _ = completable.do(
          onError: { history.note("on \($0)") }, afterError: { history.note("after \($0)") },
          onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
          onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
          onDispose: { history.note("dispose") }
        ).subscribe(onCompleted: { history.note("completed") }, onError: { history.note("\($0)") })
      }
    }
    table.notes("infallible", element) { history in
      _ = Infallible.just(1).do(
        onNext: { history.note("on \($0)") }, afterNext: { history.note("after \($0)") },
        onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
        onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
        onDispose: { history.note("dispose") }
      ).subscribe(onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") })
    }
    table.notes("driver", element) { history in
      VirtualClock().whilePlaying {
        _ = Driver.just(1).do(
          onNext: { history.note("on \($0)") }, afterNext: { history.note("after \($0)") },
          onCompleted: { history.note("on completed") }, afterCompleted: { history.note("after completed") },
          onSubscribe: { history.note("subscribe") }, onSubscribed: { history.note("subscribed") },
          onDispose: { history.note("dispose") }
        ).drive(onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") })
      }
    }
    return table.rows
  }()
}
