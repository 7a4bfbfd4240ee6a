import Observables
import TestSupport
import Testing
import VirtualTime

struct BinderTests {
  private final class Label {
    var text = ""
  }

  private let history = History()

  @Test func `RX-09: a binder holds its target weakly`() {
    var label: Label? = Label()
    let source = PublishSubject<String>()
    let binder = Binder(label!, scheduler: CurrentThreadScheduler.instance) { [history] label, text in
      label.text = text
      history.note(text)
    }
    _ = source.bind(to: binder)
    source.onNext("a")
    source.onNext("b")
    #expect(label?.text == "b")
    label = nil
    source.onNext("c")
    #expect(history.lines == ["a", "b"])
  }

  @Test func `RX-09: each element is scheduled by itself, on the main scheduler unless said otherwise`() throws {
    let clock = VirtualClock()
    let label = Label()
    Binder<String>(label, scheduler: clock) { $0.text = $1 }.onNext("later")
    #expect(label.text == "")
    try clock.runDueWork()
    #expect(label.text == "later")
    clock.whilePlaying { Binder(label) { $0.text = $1 }.on(.next("at once")) }
    #expect(label.text == "at once")
  }

  @Test
  @MainActor func `RX-09: on the main actor an element arrives at once, and an erased binder is the same binder`() {
    let label = Label()
    let binder = Binder(label) { label, text in label.text = text }
    binder.onNext("a")
    #expect(label.text == "a")
    binder.asObserver().onNext("b")
    #expect(label.text == "b")
  }

  @Test func `RX-09: a store binds its own states, as stores do`() {
    final class Store {
      let actions = PublishRelay<Int>()
      let state = BehaviorRelay(value: 0)
      var last: Int?
      let bag = DisposeBag()

      init() {
        Observable.zip(actions, Observable.of(10, 20, 30))
          .withLatestFrom(state) { pair, state in pair.0 + pair.1 + state }
          .share()
          .bind(to: state)
          .disposed(by: bag)
        state.bind(to: Binder(self, scheduler: CurrentThreadScheduler.instance) { $0.last = $1 }).disposed(by: bag)
      }
    }
    let store = Store()
    store.actions.accept(1)
    store.actions.accept(2)
    #expect(store.last == 33)
  }

  @Test func `SM-60: a binder ignores completion`() {
    let label = Label()
    let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 }
    binder.onNext("a")
    binder.on(.completed)
    binder.onCompleted()
    binder.onNext("b")
    #expect(label.text == "b")
  }

  #if DEBUG && (os(Linux) || os(macOS))
    @Test(arguments: [true, false])
    func `SM-60: an error traps in debug builds`(isEvent: Bool) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isEvent] in
        let binder = Binder<Int>(Label(), scheduler: CurrentThreadScheduler.instance) { _, _ in }
        if isEvent { binder.on(.error(TestError())) } else { binder.onError(TestError()) }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Binding error to binder: broken"))
    }
  #endif
}
