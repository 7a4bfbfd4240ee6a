import Action
import ReactorKit
import RxSwift
import RxSwiftExt

protocol SuggestionService {
  func suggestions(for text: String) -> Observable<[String]>
}

protocol SuggestionProvider {
  func makeSuggestions() -> SuggestionService
}

/// Counts what is picked, one at a time.
final class Picker {
  let pick = Action<Int, Int> { index in
    Observable.just(index + 1).delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

final class SuggestionsReactor: Reactor {
  enum Action {
    case type(String?)
    case setActive(Bool)
    case pick(Int)
  }

  enum Mutation {
    case setTexts([String])
    case setProblem(String)
    case setPicking(Bool)
    case setPicked(Int)
  }

  struct State {
    var texts: [String] = []
    var problem: String?
    var isPicking = false
    var picked = 0
  }

  let initialState = State()
  private let service: SuggestionService
  private let picker = Picker()
  private let isActive = BehaviorSubject(value: true)

  init(provider: SuggestionProvider) {
    service = provider.makeSuggestions()
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    let texts = action.filterMap { action -> FilterMap<String?> in
      guard case .type(let text) = action else { return .ignore }
      return .map(text)
    }
    return .merge(
      action.ignoreWhen { if case .type = $0 { true } else { false } },
      texts.pausable(isActive).map(Action.type))
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(
      mutation,
      picker.pick.executing.skip(1).map(Mutation.setPicking),
      picker.pick.elements.map(Mutation.setPicked),
      picker.pick.errors.mapTo(.setProblem("busy")))
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text):
      let events = Observable.just(text).unwrap().ignore("")
        .flatMapLatest { [service] text in
          service.suggestions(for: text)
            .retry(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 1))
            .materialize()
        }
        .share()
      return .merge(events.elements().map(Mutation.setTexts), events.errors().mapTo(.setProblem("no suggestions")))
    case .setActive(let isActive):
      self.isActive.onNext(isActive)
      return .empty()
    case .pick(let index):
      picker.pick.execute(index)
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setTexts(let texts): state.texts = texts
    case .setProblem(let problem): state.problem = problem
    case .setPicking(let isPicking): state.isPicking = isPicking
    case .setPicked(let picked): state.picked = picked
    }
    return state
  }
}
