import Dispatch
import DispatchSchedulers
import Observables
import Reactors
import Synchronization
import Testing

/// Reactors that many threads use at once. `Scripts/check --sanitize thread` runs these tests with the thread
/// sanitizer.
@Suite struct PipelineHammering {
  @Test func `actions of many threads: every mutation is reduced once, every state is emitted, in one order`() {
    /// Counts mutations; its streams may be used from many threads.
    final class Sum: Reactor {
      typealias Action = Int
      let initialState = 0
      func mutate(action: Int) -> Observable<Int> {
        switch action % 3 {
        case 0: .just(1)
        case 1: .deferred { .just(1) }
        default: .concat(.just(0), .just(1))
        }
      }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let (threads, actions) = (4, 900)
    // Sound: the streams guard themselves, the reactor has nothing to write to, and the histories are written inside of
    // emissions, which come one at a time.
    nonisolated(unsafe) let reactor = Sum()
    nonisolated(unsafe) var states: [[Int]] = [[], []]
    let heard = Atomic<Int>(0)
    for number in states.indices { _ = reactor.state.subscribe(onNext: { states[number].append($0) }) }
    _ = reactor.action.subscribe(onNext: { _ in heard.add(1, ordering: .relaxed) })
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for action in 0..<actions { reactor.action.onNext(action) }
    }
    #expect(reactor.currentState == threads * actions)
    #expect(heard.load(ordering: .relaxed) == threads * actions)
    #expect(states[0].count == 1 + threads * actions / 3 * 4)
    #expect(states[0] == states[0].sorted())
    #expect(states[0] == states[1])
    #expect(reactor.effectsInFlight == 0)
  }

  @Test func `actions and mutations from many threads pass mutate and the transforms one at a time`() {
    /// Counts the calls that overlap.
    final class Crowd: Reactor {
      typealias Action = Int
      let initialState = 0
      let inside = Atomic<Int>(0)
      let overlaps = Atomic<Int>(0)
      let queue = ConcurrentDispatchQueueScheduler(qos: .default)
      func alone(_ number: Int) -> Int {
        if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.add(1, ordering: .relaxed) }
        inside.subtract(1, ordering: .sequentiallyConsistent)
        return number
      }
      func transform(action: Observable<Int>) -> Observable<Int> { action.map(alone).scan(0) { _, new in new } }
      func mutate(action: Int) -> Observable<Int> {
        action % 2 == 0 ? .just(alone(1)) : Observable.just(alone(1)).observe(on: queue)
      }
      func transform(mutation: Observable<Int>) -> Observable<Int> { mutation.map(alone).scan(0) { _, new in new } }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    // Sound: the streams guard themselves, and the counts of the reactor are atomic.
    nonisolated(unsafe) let reactor = Crowd()
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for _ in 0..<1_000 { reactor.action.onNext(number) }
    }
    while reactor.currentState < 4_000 {}
    #expect(reactor.currentState == 4_000)
    #expect(reactor.overlaps.load(ordering: .relaxed) == 0)
  }
}
