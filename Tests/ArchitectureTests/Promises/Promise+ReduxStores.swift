extension Promise {
  /// What is promised to redux stores.
  static let ofReduxStores = [
    Promise("RD-01", "a state is a value of any type that conforms to `State`"),
    Promise(
      "RD-02",
      "an action is a value of any type that conforms to `Action`; an unknown one changes nothing and is a dead letter"
    ),
    Promise("RD-03", "an ignorable action is reduced and told to nobody; the next ordinary one publishes both changes"),
    Promise("RD-04", "a reducer makes the next state of a state and an action"),
    Promise("RD-05", "reducers of parts make a reducer of the whole, by hand or by key paths"),
    Promise("RD-06", "a store is made of a reducer, a state and any number of middlewares"),
    Promise("RD-07", "a store may be shared as a static property"),
    Promise("RD-08", "`state` starts with the value at subscription and sends every later one"),
    Promise("RD-09", "`newState` sends what comes after the subscription only"),
    Promise("RD-10", "`specifyState` sends a part of the state, the current value first, without repetitions"),
    Promise("RD-11", "`specifyNewState` sends a part when it differs from the one at subscription, and from then on"),
    Promise("RD-12", "`currentState` includes the changes by ignorable actions"),
    Promise("RD-13", "`dispatch` is synchronous, also from inside of a subscriber, whose state is told in turn"),
    Promise(
      "RD-14",
      "`dispatcher` takes what is bound to it, waits for work of the current thread, and does not retain the store"
    ),
    Promise("RD-15", "every subscriber hears the same states in the same order, also when another one dispatches"),
    Promise(
      "RD-16",
      "middlewares run in their order, may replace an action, and may dispatch others, which run through first"
    ),
    Promise(
      "RD-17",
      "the first call of `next` counts; an action whose `next` is let go is swallowed, told, and leaks nothing"
    ),
    Promise("RD-18", "a middleware may answer later; the reducer takes the state of that time"),
    Promise("RD-19", "a middleware for another state passes actions through"),
    Promise("RD-20", "functions that make actions live in `ActionCreator`"),
    Promise("RD-21", "a store, its middlewares and their work die together, and nothing is called afterwards"),
  ]
}
