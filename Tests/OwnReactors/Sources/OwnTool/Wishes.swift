import ComposableStores

/// A composable store of one's own: one line registers it.
struct Wishes: ReducerProtocol {
  struct State {
    var wishes: [String] = []
    var granted: String?
    var isListening = false
  }

  enum Action: Decodable {
    case wish(String)
    case listen
    case stop
    case heard(Int)
    case grant(from: Int)
    case granted(String)
  }

  private enum ListenID {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wish(let wish):
      state.wishes.append(wish)
    case .listen:
      state.isListening = true
      return .run { send in
        for number in 1... {
          try await Task.sleep(for: .seconds(1))
          send(.heard(number))
        }
      }
      .cancellable(id: ListenID.self, cancelInFlight: true)
    case .stop:
      state.isListening = false
      return .cancel(id: ListenID.self)
    case .heard(let number):
      state.wishes.append("wish \(number)")
    case .grant(let place):
      let wish = state.wishes[place]
      return .task {
        async let first: Void = Task.sleep(for: .milliseconds(200))
        async let second: Void = Task.sleep(for: .milliseconds(300))
        _ = try await (first, second)
        return .granted(wish)
      }
    case .granted(let wish):
      state.granted = wish
    }
    return .none
  }
}
