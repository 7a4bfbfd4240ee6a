import Coordinators
import Reactors

// The names that an app's source uses for these types.
typealias UIViewController = ViewController
typealias UINavigationController = NavigationStack
typealias RTRootNavigationController = NavigationStack

final class ReactorViewModel: Reactor {
  enum Action { case delete }
  struct State { var isDelete = false }
  let initialState = State()

  init() { Made.reactor = self }

  func reduce(state: State, mutation: Action) -> State { State(isDelete: true) }
}

final class ReactorViewController: UIViewController {
  override init() {
    super.init()
    title = "example"
    Made.page = self
  }
}

/// The objects that were made last: the coordinator of the article keeps its page and its reactor to itself.
///
/// `nonisolated(unsafe)` is sound: only tests on the main actor, which do not suspend, make pages and look here.
enum Made {
  nonisolated(unsafe) static var page: ReactorViewController?
  nonisolated(unsafe) static var reactor: ReactorViewModel?
}
