/// Something that this project promises to those who come with reactors, searches and coordinators of their own.
struct Promise: Sendable {
  /// What tests and scripts call it.
  let id: String
  /// What is promised.
  let sentence: String

  private init(_ id: String, _ sentence: String) {
    self.id = id
    self.sentence = sentence
  }

  /// The targets whose tests speak of it first of all.
  var homes: [Substring] {
    switch id.prefix(2) {
    case "RK": ["ReactorsTests"]
    case "GS": ["SampleReactorsTests"]
    default: ["CoordinatorsTests", "HeadlessViewsTests"]
    }
  }

  /// All of them: of reactors (RK), of the search (GS), of views and coordinators (MV).
  static let all = [
    Promise(
      "RK-01",
      "a reactor is a class with an action, a mutation, a state and a first state; the mutation is the action unless declared"
    ),
    Promise("RK-02", "the first state is read once, when the streams are created"),
    Promise("RK-03", "the mutations of all actions are merged; without `mutate` there are none, or the action itself"),
    Promise("RK-04", "`reduce` makes a state of a state and a mutation; without it the state stays"),
    Promise("RK-05", "`transform(action:)` is asked once and changes what reaches `mutate`"),
    Promise("RK-06", "`transform(mutation:)` is asked once; what it merges changes the state without an action"),
    Promise("RK-07", "`transform(state:)` changes what is shown, not what is reduced"),
    Promise("RK-08", "a transform may look at its stream with `debug`"),
    Promise(
      "RK-09", "errors and completion sent to `action` are ignored; subscribers hear in the order in which they came"),
    Promise(
      "RK-10",
      "`state` gives the newest state first; the streams are created at the first look, once, also by many threads"),
    Promise("RK-11", "`currentState` is right as soon as an action was sent"),
    Promise("RK-12", "an unchanged state is emitted too"),
    Promise("RK-13", "an error ends the mutations of its own action only, and is told"),
    Promise("RK-14", "an error behind `mutate` ends the reactor, and is told"),
    Promise("RK-15", "a merged stream may complete, the reactor lives on"),
    Promise("RK-16", "an action sent from inside waits for the emission, and every subscriber sees one order"),
    Promise("RK-17", "`scheduler` decides where states are reduced and emitted"),
    Promise("RK-18", "state from elsewhere is merged as mutations; several reactors may share it"),
    Promise("RK-19", "setting the reactor of a view replaces its bag and binds"),
    Promise("RK-20", "a view that loads later binds then, once, to the last reactor"),
    Promise("RK-21", "what a control tells is bound to `action`, and its end ends nothing"),
    Promise("RK-22", "a binding of the state shows the current one at once"),
    Promise("RK-23", "a child view tells its parent by a control event of its own"),
    Promise("RK-24", "while the stub is enabled neither `mutate` nor `reduce` runs"),
    Promise("RK-25", "the stub records the actions"),
    Promise("RK-26", "the stub sets the state; touching it changes nothing before it is enabled"),
    Promise("RK-27", "a test of a view: which action a gesture sends"),
    Promise("RK-28", "a test of a view: what it shows of a state"),
    Promise("RK-29", "a test of a reactor by `currentState`"),
    Promise("RK-30", "a test of a reactor under virtual time"),
    Promise("RK-31", "a pulse counts each assignment, in place too, and is equal by value and count"),
    Promise("RK-32", "`pulse` emits the value now, then one for each assignment"),
    Promise("RK-33", "the count of a pulse wraps around"),
    Promise("RK-34", "what belongs to an object that cannot carry it is found by identity, never stale, and let go"),
    Promise("RK-35", "a reactor, its action and its state die together"),
    Promise("RK-36", "reactors live side by side and need nothing global"),
    Promise("GS-01", "actions are an enum with an optional payload"),
    Promise("GS-02", "mutations mix payloads with and without labels"),
    Promise("GS-03", "a state of query, repositories, next page and a flag"),
    Promise("GS-04", "a query is shown at once, its results come later, the old list stays until then"),
    Promise("GS-05", "a new query cancels the request of the one before"),
    Promise("GS-06", "a page load that a query cancels ends in one order, always"),
    Promise("GS-07", "no second page is loaded while one is on its way"),
    Promise("GS-08", "without a next page nothing is loaded"),
    Promise("GS-09", "the flag falls also when a page load was cancelled"),
    Promise("GS-10", "pages are appended in order"),
    Promise("GS-11", "an empty page is the last one"),
    Promise("GS-12", "no query means no request"),
    Promise("GS-13", "a failure wipes the list on the first page and ends paging on a later one"),
    Promise("GS-14", "the query is throttled, first and last of each window"),
    Promise("GS-15", "scrolling close to the end loads the next page"),
    Promise("GS-16", "selecting a row deselects it and opens the repository"),
    Promise("GS-17", "the list renders at each state"),
    Promise("MV-01", "a two-way binding does not echo: what the program sets is not reported"),
    Promise("MV-02", "what a view shows depends on the state alone"),
    Promise("MV-03", "the view model is a reactor"),
    Promise("MV-04", "following asks the service, then shows the answer"),
    Promise("MV-05", "binding renders the state at once"),
    Promise("MV-06", "a coordinator keeps its children by identifier"),
    Promise("MV-07", "a coordinator is generic over its result and is the delegate of the navigation"),
    Promise("MV-08", "`start` has to be overridden"),
    Promise("MV-09", "a flow without a result has a start of its own"),
    Promise("MV-10", "`coordinate(to:)` stores and starts the child"),
    Promise("MV-11", "storing a child hands the navigation down"),
    Promise("MV-12", "a child is freed when its flow ends, in whatever way"),
    Promise("MV-13", "the first of several endings is the result, and there is one"),
    Promise("MV-14", "a page that was popped tells it, when the transition shows which one it was"),
    Promise("MV-15", "pages do not know each other"),
  ]
}
