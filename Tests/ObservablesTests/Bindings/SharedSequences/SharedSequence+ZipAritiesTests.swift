import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceZipAritiesTests {
  private let a = Driver.just("a")
  private let one = Driver.just(1)

  private func heard<Element>(_ make: () -> Driver<Element>) -> [String] {
    VirtualClock().whilePlaying { make().asObservable().heard }
  }

  @Test("RX-05: two to eight sources with a selector")
  func selectors() {
    #expect(heard { Driver.zip(a, one) { "\($0)\($1)" } } == ["a1", "completed"])
    #expect(heard { Driver.zip(a, one, a) { "\($0)\($1)\($2)" } } == ["a1a", "completed"])
    #expect(heard { Driver.zip(a, one, a, one) { "\($0)\($1)\($2)\($3)" } } == ["a1a1", "completed"])
    #expect(
      heard { Driver.zip(a, one, a, one, a, resultSelector: { "\($0)\($1)\($2)\($3)\($4)" }) }
        == ["a1a1a", "completed"])
    #expect(
      heard { Driver.zip(a, one, a, one, a, one) { "\($0)\($1)\($2)\($3)\($4)\($5)" } }
        == ["a1a1a1", "completed"])
    #expect(
      heard { Driver.zip(a, one, a, one, a, one, a) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" } }
        == ["a1a1a1a", "completed"])
    #expect(
      heard {
        Driver.zip(a, one, a, one, a, one, a, one) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }
      } == ["a1a1a1a1", "completed"])
  }

  @Test("RX-05: two to eight sources as tuples")
  func tuples() {
    #expect(heard { Driver.zip(a, one) } == [#"("a", 1)"#, "completed"])
    #expect(heard { Driver.zip(a, one, a) } == [#"("a", 1, "a")"#, "completed"])
    #expect(heard { Driver.zip(a, one, a, one) } == [#"("a", 1, "a", 1)"#, "completed"])
    #expect(heard { Driver.zip(a, one, a, one, a).map { $0.4 } } == ["a", "completed"])
    #expect(heard { Driver.zip(a, one, a, one, a, one).map { $0.5 } } == ["1", "completed"])
    #expect(heard { Driver.zip(a, one, a, one, a, one, a).map { $0.6 } } == ["a", "completed"])
    #expect(heard { Driver.zip(a, one, a, one, a, one, a, one).map { $0.7 } } == ["1", "completed"])
  }

  @Test("RX-06: signals, functions and closures that take a tuple apart")
  func spellings() {
    let signal = Signal.just(2)
    VirtualClock().whilePlaying {
      #expect(Signal.zip(signal, signal, resultSelector: +).asObservable().heard == ["4", "completed"])
      let pairs: Signal<(Int, Int)> = Signal.zip(signal, signal)
      #expect(pairs.map { left, right in left * right }.asObservable().heard == ["4", "completed"])
    }
  }
}
