import Observables
import Reactors

/// One example, which can be followed and deleted.
final class ExampleReactor: Reactor, StorageOwner {
  enum Action {
    case refreshFollowingStatus
    case follow
    case delete
  }

  enum Mutation {
    case setFollowing(Bool)
    case setDelete(Bool)
  }

  struct State {
    let name: String
    var isFollowing = false
    var isDelete = false
  }

  let initialState: State
  /// Carries the reactor's streams, so that its requests are cancelled as soon as its page is deallocated.
  let storage = ObjectStorage()
  private let service: any ExampleService
  private let report: (any Error) -> Void

  init(name: String, service: any ExampleService, report: @escaping (any Error) -> Void) {
    initialState = State(name: name)
    self.service = service
    self.report = report
  }

  func mutate(action: Action) -> Observable<Mutation> {
    let name = currentState.name
    return switch action {
    case .refreshFollowingStatus: reporting(service.isFollowing(name).map(Mutation.setFollowing))
    case .follow: reporting(service.follow(name).map(Mutation.setFollowing))
    case .delete: reporting(service.delete(name).map(Mutation.setDelete))
    }
  }

  private func reporting(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
    mutations.catch { [report] error in
      report(error)
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setFollowing(let isFollowing): state.isFollowing = isFollowing
    case .setDelete(let isDelete): state.isDelete = isDelete
    }
    return state
  }
}
