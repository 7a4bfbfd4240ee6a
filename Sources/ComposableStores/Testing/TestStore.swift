import Observables

/// A store for tests: every step asserts how the state changes, every action that effects send has to be received, and
/// no effect may be in flight at the end (CA-36 to CA-43).
///
///     let store = TestStore(initialState: AppState(), reducer: appReducer, environment: .mock)
///     store.send(.incrementButtonTapped) { $0.count = 1 }
///     store.send(.numberFactButtonTapped)
///     scheduler.advance()
///     store.receive(.numberFactResponse(.success("1 is a good number"))) { $0.numberFactAlert = "1 is a good number" }
///
/// A test store uses the same core as the store of an app: effects run at once, and their actions are reduced at once.
/// The test asserts the states one after the other. No step has a time-out: time is the test's own scheduler, and
/// `await` waits for the tasks of asynchronous effects, however long they take. For a task that never ends, use the
/// time limit of the test library.
///
/// Failures go to a `TestReporter`.
public final class TestStore<State, Action> {
  let core: RootCore<State, Action>
  let recorder: TestRecorder<State, Action>
  private let store: Store<State, Action>
  private let reporter: TestReporter
  private let place: TestPlace
  private let ownDependencies: Locked<DependencyValues>
  /// The state after the steps so far.
  public internal(set) var state: State

  /// The changes that the test has to assert.
  public var exhaustivity: Exhaustivity = .on

  /// The dependencies that the reducer and its effects see from now on; initially those of tests.
  public var dependencies: DependencyValues {
    get { ownDependencies.withLock { $0 } }
    set { ownDependencies.withLock { $0 = newValue } }
  }

  /// Creates a test store with a closure reducer.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and returns the effects to run.
  ///   - environment: The reducer's access to the outside world.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      .ofTests, { initialState }, { reducer.run(&$0, $1, environment) },
      TestPlace(fileID, filePath, line, column))
  }

  /// Creates a test store with a reducer type.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and returns the effects to run.
  ///   - prepareDependencies: Changes the dependencies before the state is created.
  public convenience init<R: ReducerProtocol>(
    initialState: @autoclosure () -> State, reducer: R,
    prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.ofTests
    prepareDependencies(&dependencies)
    self.init(
      dependencies, initialState, { reducer.reduce(into: &$0, action: $1) }, TestPlace(fileID, filePath, line, column))
  }

  private init(
    _ dependencies: DependencyValues, _ initialState: () -> State,
    _ reduce: @escaping (inout State, Action) -> Effect<Action>, _ place: TestPlace
  ) {
    // Asynchronous effects send on the main thread.
    let ownDependencies = Locked(dependencies)
    let state = DependencyValues.withCurrent(dependencies) { initialState() }
    let core = RootCore<State, Action>(state) { state, action in
      DependencyValues.withCurrent(ownDependencies.withLock { $0 }) { reduce(&state, action) }
    }
    let tasks = core.context.registry.tasks
    self.core = core
    self.state = state
    self.place = place
    self.ownDependencies = ownDependencies
    recorder = TestRecorder(state) { tasks.wake() }
    store = Store(core: core)
    reporter = .effective
    core.watcher = recorder
    core.waitsForTurns = true
  }

  deinit {
    reportMistakes(at: place)
    reportWhatIsLeft("at the end of the test", at: place)
  }

  func fail(_ message: String, at place: TestPlace) { reporter.report(TestFailure(message, at: place)) }

  /// Reports what a non-exhaustive test skips.
  func note(_ message: String, at place: TestPlace) {
    if exhaustivity == .off(showSkippedAssertions: true) {
      reporter.report(TestFailure(message, isNote: true, at: place))
    }
  }

  /// Reports a failure in an exhaustive test, and a note in any other.
  func skip(_ message: String, at place: TestPlace) {
    if exhaustivity == .on { fail(message, at: place) } else { note(message, at: place) }
  }

  func reportMistakes(at place: TestPlace) {
    for mistake in recorder.takeMistakes() { fail(mistake, at: place) }
  }

  func reportWhatIsLeft(_ moment: String, at place: TestPlace) {
    let unhandled = recorder.unhandled.map(\.action)
    if !unhandled.isEmpty { skip(TestMessage.unhandled(unhandled, moment), at: place) }
    let effects = core.effects.map { ($0.action, $0.note as? TestPlace) }
    if !effects.isEmpty { skip(TestMessage.inFlight(effects, moment), at: place) }
  }
}

extension DependencyValues {
  fileprivate static var ofTests: DependencyValues {
    var values = current
    values.context = .test
    return values
  }
}
