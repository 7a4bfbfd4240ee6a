import ComposableStores

/// Counts down to zero in an asynchronous effect, which can be cancelled between any two numbers.
struct Countdown: ReducerProtocol {
  struct State: Equatable {
    var left: Int?
    var isOver = false
  }

  enum Action: Equatable, Decodable {
    case start(from: Int)
    case cancel
    case show(Int)
    case finish
  }

  private enum CountID {}

  /// Waits for a second.
  var pause: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(let number):
      state = State()
      return .run { [pause] send in
        for left in stride(from: number, to: 0, by: -1) {
          send(.show(left))
          try await pause()
        }
        send(.finish)
      }
      .cancellable(id: CountID.self, cancelInFlight: true)
    case .cancel:
      state.left = nil
      return .cancel(id: CountID.self)
    case .show(let number):
      state.left = number
    case .finish:
      state = State(isOver: true)
    }
    return .none
  }
}
