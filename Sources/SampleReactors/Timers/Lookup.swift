import ComposableStores
import Observables

/// Looks up a word shortly after it was typed, unless the lookup is given up.
struct Lookup: ReducerProtocol {
  struct State: Equatable {
    var word = ""
    var meaning: String?
  }

  enum Action: Equatable, Decodable {
    case type(String)
    case found(String)
    case giveUp(after: Duration)
  }

  private enum LookupID {}

  var mainQueue: any SchedulerType
  var lookUp: (_ word: String) -> Observable<String>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .type(let word):
      state.word = word
      state.meaning = nil
      return lookUp(word)
        .catchAndReturn("nobody knows")
        .eraseToEffect(Action.found)
        .debounce(id: LookupID.self, for: .milliseconds(300), scheduler: mainQueue)
    case .found(let meaning):
      state.meaning = meaning
      return .none
    case .giveUp(let delay):
      return .cancel(id: LookupID.self).deferred(for: delay, scheduler: mainQueue)
    }
  }
}
