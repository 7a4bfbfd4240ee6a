import ComposableStores
import Observables
import Testing
import VirtualTime

@Suite struct RunningEffectTests {
  private let sources: [(String, Observable<String>)] = [
    ("just", .just("b")), ("of", .of("b")), ("from", .from(["b"])), ("deferred", .deferred { .just("b") }),
    ("concat", .concat([.empty(), .just("b")])),
    (
      "create",
      .create { observer in
        observer.onNext("b")
        observer.onCompleted()
        return Disposables.create()
      }
    ),
  ]

  @Test func `an effect that is there at once is sent and over, however it is made`() {
    for (name, source) in sources {
      let store = StringStore.make { $0 == "a" ? source.eraseToEffect() : .none }
      #expect(store.send("a") == nil, "\(name)")
      #expect(store.state == "ab", "\(name)")
      #expect(store.effectsInFlight == 0, "\(name)")
    }
  }

  @Test func `an effect that ends later is in flight until then, in any order`() {
    let subjects = ["a": PublishSubject<String>(), "b": PublishSubject(), "c": PublishSubject()]
    let store = StringStore.make { subjects[$0]?.eraseToEffect() ?? .none }
    for action in ["a", "b", "c"] { store.send(action) }
    subjects["b"]?.onCompleted()
    #expect(inFlight(store) == ["a", "c"])
    subjects["a"]?.onNext("x")
    subjects["a"]?.onCompleted()
    #expect(inFlight(store) == ["c"])
    subjects["c"]?.onError(Broken())
    #expect(inFlight(store) == [])
    #expect(store.state == "abcx")
  }

  @Test func `an action that an effect sends, and the effects of that action, have the effect as their cause`() {
    let subject = PublishSubject<String>()
    let store = StringStore.make { action in
      switch action {
      case "a": subject.take(1).eraseToEffect()
      case "b": Observable.never().eraseToEffect()
      default: .none
      }
    }
    let task = store.send("a")
    subject.onNext("b")
    #expect(inFlight(store) == ["b"])
    task?.cancel()
    #expect(inFlight(store) == [])
  }

  @Test func `an effect that is disposed from outside is over`() {
    let store = StringStore.make { $0 == "a" ? Observable.never().eraseToEffect() : .none }
    store.send("a")?.cancel()
    #expect(store.effectsInFlight == 0)
  }

  @Test func `subjects that feed effects hold nothing of a store that is gone`() {
    let subject = PublishSubject<String>()
    var store: Store<String, String>? = StringStore.make { $0 == "a" ? subject.eraseToEffect() : .none }
    weak let weakStore = store
    store?.send("a")
    #expect(subject.hasObservers)
    store = nil
    #expect(weakStore == nil)
    #expect(!subject.hasObservers)
    subject.onNext("b")
  }

  private func inFlight(_ store: Store<String, String>) -> [String] {
    var actions: [String] = []
    store.visitActionsInFlight { actions.append($0.assumingMemoryBound(to: String.self).pointee) }
    return actions
  }
}
