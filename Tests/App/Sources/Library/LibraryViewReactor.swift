import Dependencies
import Foundation
import Pure
import ReactorKit
import RxCocoa
import RxDataSources
import RxFlow
import RxOptional
import RxSwift
import Then

enum LibraryStep: Step {
  case book(title: String)
}

final class ShelfLabel: FactoryModule {
  let text: String

  init(dependency: String, payload: Int) { text = "\(dependency)-\(payload)" }
}

final class LibraryViewReactor: Reactor, Stepper {
  struct Shelf: IdentifiableType {
    let identity: String
  }

  struct Book: Equatable, IdentifiableType, Then {
    let identity: UUID
    var title = ""
    var label = ""
  }

  enum Action {
    case add(String?)
    case rename(String)
    case open(Int)
  }

  enum Mutation {
    case addBook(Book)
    case setTitle(String)
  }

  struct State {
    var sections: [AnimatableSectionModel<Shelf, Book>] = [
      AnimatableSectionModel(model: Shelf(identity: "shelf"), items: [])
    ]
  }

  let steps = PublishRelay<Step>()
  let initialState = State()
  @Dependency(\.uuid) private var uuid
  private let labels = ShelfLabel.Factory(dependency: "L")

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let title):
      return Observable.just(title).filterNil().map { [labels, uuid] title in
        .addBook(
          Book(identity: uuid()).with {
            $0.title = title
            $0.label = labels.create(payload: title.count).text
          })
      }
    case .rename(let title):
      return run { send in
        try? await Task.sleep(for: .seconds(1))
        send(.setTitle(title))
      }
    case .open(let index):
      steps.accept(LibraryStep.book(title: currentState.sections[0].items[index].title))
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .addBook(let book):
      let shelf = state.sections[0]
      state.sections[0] = AnimatableSectionModel(original: shelf, items: shelf.items + [book])
    case .setTitle(let title): state.sections[0].model = Shelf(identity: title)
    }
    return state
  }
}
