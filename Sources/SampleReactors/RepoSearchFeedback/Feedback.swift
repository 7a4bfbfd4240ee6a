import Observables

/// A feedback loop of a state machine: receives states and answers with events.
typealias Feedback<State, Event> = (MachineStates<State>) -> Observable<Event>

/// The states that a feedback loop receives from its machine.
struct MachineStates<State> {
  /// Each new state, before its event is sent.
  let coming: Observable<State>
  /// The first state, then each new one after its event was sent.
  let reached: Observable<State>
}

extension ObservableType {
  /// Returns the events of a state machine: those of the source, and those with which its feedback loops answer its
  /// states.
  ///
  ///     in    -a-------b------
  ///     loop   \-1       \-2       1 answers the state that a led to
  ///     out   -a-1-----b-2----
  ///
  /// Events are reduced one after the other: an event that is sent while another one is delivered waits until all loops
  /// have received the state. The machine does not complete with its source, because its loops continue.
  /// - Parameters:
  ///   - initialState: The state in which each subscription begins.
  ///   - reduce: Returns the state that follows from a state and an event; pure.
  ///   - feedback: The loops, in the order in which they receive a state.
  func machine<State>(
    _ initialState: State, reduce: @escaping (State, Element) -> State, feedback: Feedback<State, Element>...
  ) -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      let coming = PublishSubject<State>()
      let reached = BehaviorSubject(value: initialState)
      let states = MachineStates(coming: coming.asObservable(), reached: reached.asObservable())
      return Observable.merge([source] + feedback.map { $0(states) })
        .observe(on: CurrentThreadScheduler.instance)
        .scan((state: initialState, event: Element?.none)) { (reduce($0.state, $1), $1) }
        .do(onNext: { coming.onNext($0.state) }, afterNext: { reached.onNext($0.state) })
        .compactMap { $0.event }
    }
  }
}

/// Returns a loop that fulfils the requests of states. The effect of a request begins when a state makes the request,
/// and ends before a state with another request is delivered. It runs only once while consecutive states make the same
/// request.
///
/// - Parameters:
///   - request: Returns the request of a state; nil for none.
///   - effect: Returns the events that a request leads to.
func react<State, Request: Equatable, Event>(
  to request: @escaping (State) -> Request?, effect: @escaping (Request) -> Observable<Event>
) -> Feedback<State, Event> {
  { states in
    states.reached.map(request).distinctUntilChanged().flatMapLatest { wanted -> Observable<Event> in
      guard let wanted else { return .empty() }
      return effect(wanted).take(until: states.coming.filter { request($0) != wanted })
    }
  }
}
