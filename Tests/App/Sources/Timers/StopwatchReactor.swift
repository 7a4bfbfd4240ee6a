import Foundation
import ReactorKit

open class StopwatchReactor: Reactor {
  public enum Action { case start, pause, lap(label: String), reset }
  public enum Mutation { case tick, lap(String), reset, setRunning(Bool) }
  public struct State: Equatable {
    var seconds: Int = 0
    var laps: [String: Int] = [:]
    var isRunning = false
    var ratio: CGFloat { CGFloat(seconds) / 60.0 }
  }

  public let initialState: State
  private let interval: RxTimeInterval
  private let stop = PublishRelay<Void>()

  public init(startingAt seconds: Int, interval: RxTimeInterval = .seconds(1)) {
    self.initialState = State(seconds: seconds)
    self.interval = interval
  }

  open func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .start:
      let ticks = Observable<Int>.interval(interval, scheduler: MainScheduler.instance)
        .take(until: stop)
        .map { _ in Mutation.tick }
      return .concat([.just(.setRunning(true)), ticks, .just(.setRunning(false))])
    case .pause:
      stop.accept(())
      return .empty()
    case .lap(let label):
      return .just(.lap(label))
    case .reset:
      stop.accept(Void())
      return .just(.reset)
    }
  }

  open func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .tick: state.seconds += 1
    case .lap(let label): state.laps[label, default: 0] = state.seconds
    case .reset: state = initialState
    case .setRunning(let isRunning): state.isRunning = isRunning
    }
    return state
  }
}
