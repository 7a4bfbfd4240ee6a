import Observables
import TestSupport
import Testing

struct PrimitiveSequenceTests {
  /// Code that users write for all traits at once.
  private func events<Sequence: PrimitiveSequenceType>(of sequence: Sequence) -> [String] {
    sequence.primitiveSequence.asObservable().heard
  }

  @Test func `a trait is a wrapper: the observable comes out as it went in`() {
    let observable = Observable.just(1)
    let single = observable.asSingle()
    #expect(single.asObservable() === single.primitiveSequence.asObservable())
    #expect(events(of: single) == ["1", "completed"])
  }

  @Test func `all traits are sequences with a trait`() {
    #expect(events(of: Single.just("a")) == ["a", "completed"])
    #expect(events(of: Maybe<String>.empty()) == ["completed"])
    #expect(events(of: Completable.error(TestError())) == ["error broken"])
  }

  @Test func `traits take part where anything that is an observable does`() {
    let out = Observable.of(1, 2)
      .flatMap { number in Single.just(number * 10) }
      .concat(Maybe.just(7))
      .concat(Single<Int>.just(8).asObservable())
    #expect(out.heard == ["10", "20", "7", "8", "completed"])
    #expect(Observable.of(1, 2).withLatestFrom(Single.just("a")) { "\($0)\($1)" }.heard == ["1a", "2a", "completed"])
  }

  @Test func `code for all traits at once can ask which it has`() {
    func isSingle<Sequence: PrimitiveSequenceType>(_ sequence: Sequence) -> Bool {
      Sequence.Trait.self == SingleTrait.self
    }
    #expect(isSingle(Single.just(1)))
    #expect(!isSingle(Maybe.just(1)))
    #expect(!isSingle(Completable.empty()))
  }

  @Test func `a function for one kind of elements takes sequences of all traits`() {
    func doubled<Trait>(_ sequence: PrimitiveSequence<Trait, Int>) -> [String] {
      sequence.asObservable().map { $0 * 2 }.heard
    }
    #expect(doubled(Single.just(1)) == ["2", "completed"])
    #expect(doubled(Maybe<Int>.empty()) == ["completed"])
  }
}
