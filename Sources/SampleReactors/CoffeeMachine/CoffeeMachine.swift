import ComposableStores

/// A coffee machine with the ordered parts: its reducer is combined from the reducers of these parts.
struct CoffeeMachine: ReducerProtocol {
  struct State: Equatable {
    /// The steps of the last cup, in the order of the parts.
    var steps: [String] = []
    var cups: Int?
  }

  enum Action: Equatable, Decodable {
    case brew
  }

  var grindsBeans = false
  var hasFrother = false
  var syrups: [String] = []
  /// The counter of the cups, if there is one.
  var counter: CupCounter?

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, _ in
      state.steps = []
      return .none
    }
    if grindsBeans {
      Step("grind beans")
    } else {
      Step("pierce the capsule")
    }
    Step("pour water")
    if hasFrother {
      Step("froth milk")
    }
    for syrup in syrups {
      Step("add \(syrup)")
    }
    counter
  }

  /// Performs one step.
  struct Step: ReducerProtocol {
    private let name: String

    init(_ name: String) { self.name = name }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.steps.append(name)
      return .none
    }
  }

  /// Counts cups, starting with `first`.
  struct CupCounter: ReducerProtocol {
    let first: Int

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.cups = state.cups.map { $0 + 1 } ?? first
      return .none
    }
  }
}
