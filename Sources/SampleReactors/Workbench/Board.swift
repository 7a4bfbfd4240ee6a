import ComposableStores

/// A board on the workbench, which is sanded with one grit after the other, and measured.
enum Board {
  struct State: Equatable {
    var grit: Int?
    var length: Int?
  }

  enum Action: Equatable, Decodable {
    case sand(grit: Int)
    case measure
    case measured(Int?)
  }

  /// There is no board to measure.
  struct NoBoard: Error {}

  /// The environment of a board: a ruler.
  typealias Ruler = () -> Result<Int, NoBoard>

  static let reducer = Reducer<State, Action, Ruler> { state, action, ruler in
    switch action {
    case .sand(let grit):
      state.grit = grit
      return grit < 240 ? Effect(value: .sand(grit: grit == 80 ? 120 : 240)) : .none
    case .measure:
      return Effect.result(ruler)
        .catchToEffect { (length: Result<Int, NoBoard>) in .measured(try? length.get()) }
    case .measured(let length):
      state.length = length
      return .none
    }
  }
}
