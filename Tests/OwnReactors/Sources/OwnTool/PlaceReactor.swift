import Foundation
import Observables
import Reactors

/// Looks at what lies around it: the time zone, the language, ids that nobody has.
final class PlaceReactor: Reactor {
  enum Action: Decodable { case note(Date) }

  struct State {
    var zone = TimeZone.current
    var language = Locale.current.identifier
    var text = ""
    var hour = 0
    var ids = [UUID()]
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    guard case .note(let date) = mutation else { return state }
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    var state = state
    state.text = formatter.string(from: date)
    state.hour = Calendar.current.component(.hour, from: date)
    state.ids.append(UUID())
    return state
  }
}
