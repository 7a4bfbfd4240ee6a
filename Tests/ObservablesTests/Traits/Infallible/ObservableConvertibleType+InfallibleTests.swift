import Observables
import TestSupport
import Testing
import VirtualTime

struct ObservableConvertibleTypeInfallibleTests {
  @Test func `SM-58: asInfallible(onErrorJustReturn:) sends an element in place of the error`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-#")
    #expect(play.difference(of: source.asInfallible(onErrorJustReturn: "x"), from: "-a-b-[x|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func `SM-58: asInfallible(onErrorFallbackTo:) goes on with another sequence`() {
    expectPicture(is: "-a-b-x-|") { $0.hot("-a-b-#").asInfallible(onErrorFallbackTo: $0.cold("x-|").infallible) }
  }

  @Test func `SM-58: asInfallible(onErrorRecover:) goes on with what is made of the error`() {
    let out = Observable<String>.error(TestError()).asInfallible { error in .just("after \(error)") }
    #expect(out.heard == ["after broken", "completed"])
    let labelled = Observable<String>.error(TestError()).asInfallible(onErrorRecover: { _ in .empty() })
    #expect(labelled.heard == ["completed"])
  }

  @Test func `SM-58: without an error nothing changes`() {
    #expect(Observable.of(1, 2).asInfallible(onErrorJustReturn: 0).heard == ["1", "2", "completed"])
  }

  @Test func `SM-58: flatMapLatest gives an infallible sequence where the selector does`() {
    let play = MarblePlay()
    let source = play.hot("-a-b-------|")
    let out = source.flatMapLatest { letter in play.cold("x--x|").infallible.map { _ in letter } }
    let infallible: Infallible<String> = out
    #expect(play.difference(of: infallible, from: "-a-b--b----|") == nil)
  }

  @Test func `SM-58: flatMapLatest is not ambiguous: what is expected, or else what the selector gives, decides`() {
    let source = Observable.of(1, 2)
    let infallible = source.flatMapLatest { Infallible.just($0) }
    #expect(type(of: infallible) == Infallible<Int>.self)
    let observable: Observable<Int> = source.flatMapLatest { Infallible.just($0) }
    #expect(observable.heard == ["1", "2", "completed"])
    let ofObservables = source.flatMapLatest { Observable.just($0) }
    #expect((ofObservables as Observable<Int>).heard == ["1", "2", "completed"])
    let several = source.flatMapLatest { number in
      let doubled = number * 2
      return Infallible.just(doubled)
    }
    #expect(several.heard == ["2", "4", "completed"])
    var elements: [Int] = []
    _ = source.flatMapLatest { Infallible.just($0) }.subscribe(onNext: { elements.append($0) }, onError: { _ in })
    #expect(elements == [1, 2])
    #expect(
      type(of: source.asInfallible(onErrorJustReturn: 0).flatMapLatest { Infallible.just($0) }) == Infallible<Int>.self)
  }
}
