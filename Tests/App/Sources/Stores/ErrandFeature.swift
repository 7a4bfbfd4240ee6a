import Foundation
import RxComposableArchitecture

struct Errand: Equatable, Identifiable {
  let id: UUID
  var title = ""
  var isDone = false
}

/// A feature as a type, whose dependencies are those of every program.
struct ErrandFeature: ReducerProtocol {
  struct State: Equatable { var errands: [Errand] = [] }
  enum Action: Equatable { case add(String), toggle(Int) }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let title): state.errands.append(Errand(id: uuid(), title: title))
    case .toggle(let index): state.errands[index].isDone.toggle()
    }
    return .none
  }
}
