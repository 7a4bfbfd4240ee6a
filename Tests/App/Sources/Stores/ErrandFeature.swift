import Foundation
import RxComposableArchitecture

struct Errand: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var isDone = false
}

/// A feature as a type, whose dependencies are those of every program.
struct ErrandFeature: ReducerProtocol {
  struct State: Equatable {
    var errands: [Errand] = []
    @BindableState var filter = ""
  }
  enum Action: Equatable, BindableAction { case add(String), toggle(Int), binding(BindingAction<State>) }

  @Dependency(\.uuid) var uuid

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .add(let title): state.errands.append(Errand(id: uuid(), title: title))
      case .toggle(let index): state.errands[index].isDone.toggle()
      case .binding: break
      }
      return .none
    }
  }
}
