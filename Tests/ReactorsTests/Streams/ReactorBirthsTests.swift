import Observables
import Testing

@testable import Reactors

@Suite struct ReactorBirthsTests {
  private final class Eager: Reactor {
    enum Action { case add(Int) }
    struct State { var sum = 0 }
    let initialState = State()

    init() { action.onNext(.add(2)) }

    func reduce(state: State, mutation: Action) -> State {
      guard case .add(let number) = mutation else { return state }
      return State(sum: state.sum + number)
    }
  }

  /// Notes the sums that it sees.
  private final class Witness: PipelineWatcher {
    private(set) var sums: [Int] = []

    func sees(actionAt address: UnsafeRawPointer) {}
    func sees(mutationAt address: UnsafeRawPointer) {}
    func sees(stateAt address: UnsafeRawPointer) {
      sums.append(address.assumingMemoryBound(to: Eager.State.self).pointee.sum)
    }
    func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) {}
    func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {}
    func sees(termination error: (any Error)?) {}
  }

  @Test func `a reactor that is made inside of the closure is watched from its first state on`() {
    let witness = Witness()
    var born: [ObjectIdentifier] = []
    let reactor = ReactorBirths.attend({ reactor in
      born.append(ObjectIdentifier(reactor))
      return witness
    }) { Eager() }
    #expect(born == [ObjectIdentifier(reactor)] && witness.sums == [0, 2])
    reactor.action.onNext(.add(3))
    #expect(witness.sums == [0, 2, 5])
    _ = Eager()
    #expect(born.count == 1)
  }

  @Test func `a task that begins inside of the closure keeps nothing of it, and makes reactors unwatched`() async {
    weak var held: Witness?
    let (ticks, ticker) = AsyncStream<Void>.makeStream()
    let task = {
      let witness = Witness()
      held = witness
      return ReactorBirths.attend({ _ in witness }) {
        Task {
          for await _ in ticks {}
          return Eager().currentState.sum
        }
      }
    }()
    #expect(held == nil)
    ticker.finish()
    #expect(await task.value == 2)
  }
}
