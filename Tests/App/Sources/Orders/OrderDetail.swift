import Dependencies
import Differentiator
import ReactorKit
import RxSwift

enum OrderDetail {
  struct Line: Equatable, IdentifiableType { let identity: Int }

  final class Reactor: ReactorKit.Reactor {
    enum Action { case load }
    enum Mutation { case setPrice(Int) }
    struct State {
      let id: Int
      let isNew: Bool
      var price: Int?
      var lines = SectionModel(model: "lines", items: [Line(identity: 1)])
    }

    @Dependency(\.prices) private var prices
    let initialState: State

    init(isNew: Bool, id: Int) { initialState = State(id: id, isNew: isNew) }

    func mutate(action: Action) -> Observable<Mutation> {
      .create { [prices, id = initialState.id] observer in
        let task = Task {
          do {
            observer.onNext(.setPrice(try await prices.price(of: id)))
            observer.onCompleted()
          } catch {
            observer.onError(error)
          }
        }
        return Disposables.create { task.cancel() }
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      if case .setPrice(let price) = mutation { state.price = price }
      return state
    }
  }
}
