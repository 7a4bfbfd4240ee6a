import ComposableStores

/// A coffee machine as it was ordered: its reducer is put together of the parts that it has.
struct CoffeeMachine: ReducerProtocol {
  struct State: Equatable {
    /// What was done for the last cup, in the order of the parts.
    var steps: [String] = []
    var cups: Int?
  }

  enum Action: Equatable, Decodable {
    case brew
  }

  var grindsBeans = false
  var hasFrother = false
  var syrups: [String] = []
  /// Counts the cups, if there is one.
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

  /// Does one thing.
  struct Step: ReducerProtocol {
    private let name: String

    init(_ name: String) { self.name = name }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.steps.append(name)
      return .none
    }
  }

  /// Counts cups from `first` on.
  struct CupCounter: ReducerProtocol {
    let first: Int

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.cups = state.cups.map { $0 + 1 } ?? first
      return .none
    }
  }
}
