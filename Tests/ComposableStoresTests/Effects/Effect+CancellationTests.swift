import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct EffectCancellationTests {
  private struct SearchID: Hashable {}
  private enum TypeID {}

  /// Notes its begin and its end, and never ends by itself.
  private func endless(_ name: String, _ history: History) -> Effect<String> {
    Effect.run { _ in
      history.note("\(name) begins")
      return Disposables.create { history.note("\(name) disposed") }
    }
  }

  @Test func `CA-29: an effect is cancelled by its id: a value, a type, or one of several`() {
    for (name, cancelling) in [
      ("id", Effect<String>.cancel(id: SearchID())), ("ids", .cancel(ids: [AnyHashable("other"), SearchID()])),
      ("task", .cancel(ids: [SearchID()])),
    ] {
      let history = History()
      let store = StringStore.make { $0 == "a" ? endless("a", history).cancellable(id: SearchID()) : cancelling }
      store.send("a")
      store.send("stop")
      #expect(history.lines == ["a begins", "a disposed"], "\(name)")
      #expect(store.effectsInFlight == 0, "\(name)")
    }
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "a", "b": endless(action, history).cancellable(id: TypeID.self)
      case "stop": .cancel(id: TypeID.self)
      default: .cancel(ids: [Int.self, TypeID.self] as [Any.Type])
      }
    }
    for action in ["a", "stop", "b", "stop all"] { store.send(action) }
    #expect(history.lines == ["a begins", "a disposed", "b begins", "b disposed"])
  }

  @Test func `CA-29: what a cancelled effect would have sent is not sent`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<String>()
    let store = StringStore.make { action in
      switch action {
      case "a": subject.eraseToEffect().receive(on: scheduler).cancellable(id: "a")
      case "stop": .cancel(id: "a")
      default: .none
      }
    }
    store.send("a")
    subject.onNext("x")
    scheduler.advance()
    subject.onNext("y")
    store.send("stop")
    subject.onNext("z")
    scheduler.advance()
    #expect(store.state == "axstop")
  }

  @Test func `CA-29: effects of an id are cancelled in the order in which they began, those of several ids id by id`() {
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "stop": .cancel(ids: ["2", "1"])
      default: endless(action, history).cancellable(id: String(action.prefix(1)))
      }
    }
    for action in ["1 a", "2 a", "1 b", "2 b", "1 c"] { store.send(action) }
    store.send("stop")
    #expect(
      Array(history.lines.dropFirst(5)) == [
        "2 a disposed", "2 b disposed", "1 a disposed", "1 b disposed", "1 c disposed",
      ])
  }

  @Test func `CA-29: cancelInFlight cancels what runs before the new one begins`() {
    let history = History()
    let store = StringStore.make { action in
      endless(action, history).cancellable(id: SearchID(), cancelInFlight: action != "b")
    }
    for action in ["a", "b", "c"] { store.send(action) }
    #expect(history.lines == ["a begins", "b begins", "a disposed", "b disposed", "c begins"])
    #expect(store.effectsInFlight == 1)
  }

  @Test func `CA-29: equal values of two types are two ids, and a value is none of its type`() {
    struct OtherID: Hashable {}
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "a": endless("a", history).cancellable(id: 1)
      case "b": endless("b", history).cancellable(id: Int64(1))
      case "c": endless("c", history).cancellable(id: SearchID())
      case "d": endless("d", history).cancellable(id: SearchID.self)
      case "stop": .cancel(ids: [AnyHashable(Int64(1)), AnyHashable(UInt8(1)), AnyHashable(OtherID())])
      default: .cancel(id: SearchID())
      }
    }
    for action in ["a", "b", "c", "d"] { store.send(action) }
    store.send("stop")
    store.send("stop search")
    #expect(Array(history.lines.dropFirst(4)) == ["b disposed", "c disposed"])
  }

  @Test func `CA-29: equal ids in two stores have nothing to do with each other`() {
    let history = History()
    func make(_ name: String) -> Store<String, String> {
      StringStore.make { action in
        action == "stop"
          ? .cancel(id: SearchID())
          : endless("\(name) \(action)", history).cancellable(id: SearchID(), cancelInFlight: true)
      }
    }
    let (first, second) = (make("first"), make("second"))
    first.send("a")
    second.send("a")
    first.send("b")
    second.send("stop")
    #expect(
      history.lines == [
        "first a begins", "second a begins", "first a disposed", "first b begins", "second a disposed",
      ])
    #expect(first.effectsInFlight == 1)
    #expect(second.effectsInFlight == 0)
  }

  @Test func `CA-29: an effect with two ids is cancelled by either, and a part of a merge by its own`() {
    let history = History()
    let store = StringStore.make { action in
      switch action {
      case "both": endless("both", history).cancellable(id: 1).cancellable(id: 2)
      case "merge": .merge(endless("x", history).cancellable(id: 3), endless("y", history)).cancellable(id: 4)
      default: .cancel(id: Int(action) ?? 0)
      }
    }
    for action in ["both", "2", "both", "1", "merge", "3", "4"] { store.send(action) }
    #expect(
      history.lines == [
        "both begins", "both disposed", "both begins", "both disposed", "x begins", "y begins", "x disposed",
        "y disposed",
      ])
  }

  @Test func `CA-29: cancelling nothing does nothing, and an id is free again after its effect has ended`() {
    let store = StringStore.make { action in
      switch action {
      case "stop": .cancel(id: "id")
      case "a": Effect(value: "b").cancellable(id: "id", cancelInFlight: true)
      default: .none
      }
    }
    for action in ["stop", "a", "stop", "a"] { store.send(action) }
    #expect(store.state == "stopabstopab")
    #expect(store.effectsInFlight == 0)
    #expect(Effect<Int>.none.cancellable(id: 1).heard == ["|"])
  }

  @Test func `CA-29: an effect that is cancelled lets the one behind it in a concatenation begin`() {
    let store = StringStore.make { action in
      switch action {
      case "a": .concatenate(Observable.never().eraseToEffect().cancellable(id: 1), Effect(value: "b"))
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    store.send("a")
    store.send("stop")
    #expect(store.state == "astopb")
  }

  @Test func `CA-29: an effect that cancels itself by what it sends ends there`() {
    let store = StringStore.make { action in
      switch action {
      case "a": Observable.concat(.of("b", "stop", "c"), .never()).eraseToEffect().cancellable(id: 1)
      case "stop": .cancel(id: 1)
      default: .none
      }
    }
    store.send("a")
    // The synchronous elements of the effect were all sent before the first of them was reduced.
    #expect(store.state == "abstopc")
    #expect(store.effectsInFlight == 0)
  }
}
