import ComposableStores
import Observables

/// One thing to do. It saves itself shortly after its last change; removing it cancels that.
struct Todo: ReducerProtocol {
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
    var saving = Saving.notSaved
  }

  enum Action: Equatable, Decodable {
    case toggle
    case rename(String)
    /// The saving has ended, successfully or not.
    case saveFinished(Bool)
  }

  enum Saving: String {
    case notSaved
    case saved
    case failed
  }

  /// The id of the saving of one todo, by which its next change postpones the saving.
  private struct SaveID: Hashable {
    let todo: Int
  }

  var mainQueue: any SchedulerType
  var save: (State) -> Observable<Bool>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggle:
      state.isDone.toggle()
    case .rename(let title):
      state.title = title
    case .saveFinished(let isSaved):
      state.saving = isSaved ? .saved : .failed
      return .none
    }
    state.saving = .notSaved
    return save(state)
      .catchAndReturn(false)
      .eraseToEffect(Action.saveFinished)
      .debounce(id: SaveID(todo: state.id), for: .milliseconds(500), scheduler: mainQueue)
  }
}
