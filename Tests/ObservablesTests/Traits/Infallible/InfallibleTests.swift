import Observables
import TestSupport
import Testing
import VirtualTime

extension MarbleSource {
  /// The source as one that does not fail.
  var infallible: Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
}

struct InfallibleTests {
  private struct Ticks: InfallibleType {
    func asObservable() -> Observable<Int> { .of(1, 2) }
  }

  @Test func `SM-58: what goes through an infallible sequence is what its source sends`() {
    expectPicture(is: "-a-b-|") { $0.hot("-a-b-|").infallible }
  }

  @Test func `SM-58: events of controls are infallible as they are`() {
    VirtualClock().whilePlaying {
      #expect(ControlEvent(events: Observable.of(1, 2)).asInfallible().heard == ["1", "2", "completed"])
    }
  }

  @Test func `SM-58: relays are infallible as they are`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    #expect(publish.asInfallible().asObservable() === publish.asObservable())
    #expect(behavior.asInfallible().asObservable() === behavior.asObservable())
    #expect(replay.asInfallible().asObservable() === replay.asObservable())
    for number in 1...3 { replay.accept(number) }
    #expect(publish.asInfallible().heard == [])
    #expect(behavior.asInfallible().heard == ["1"])
    #expect(replay.asInfallible().heard == ["2", "3"])
  }

  @Test func `SM-58: an infallible goes wherever a convertible does`() {
    let infallible = Infallible.of(1, 2)
    #expect(Observable.just(0).concat(infallible).heard == ["0", "1", "2", "completed"])
    #expect(Observable.just(0).flatMap { _ in infallible }.heard == ["1", "2", "completed"])
    #expect(Observable.of(5, 6).withLatestFrom(infallible) { $0 * $1 }.heard == ["5", "12", "completed"])
  }

  @Test func `SM-58: a type of the program's own can be infallible and has the operators`() {
    #expect(Ticks().map { $0 * 2 }.heard == ["2", "4", "completed"])
    let some: some InfallibleType<Int> = Ticks()
    #expect(some.filter { $0 > 1 }.heard == ["2", "completed"])
  }
}
