import Reactors

/// A reactor whose registration does not name all of its actions.
final class ForgetfulReactor: Reactor {
  enum Action { case keep, lose(Int), drop }
  struct State {}
  let initialState = State()
}
