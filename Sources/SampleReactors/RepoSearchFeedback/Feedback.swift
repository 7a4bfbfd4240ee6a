import Observables

/// A loop of a state machine: hears of states and answers with events.
typealias Feedback<State, Event> = (MachineStates<State>) -> Observable<Event>

/// What a feedback loop hears of its machine.
struct MachineStates<State> {
  /// Each new state, before the event that led to it is told.
  let coming: Observable<State>
  /// The first state, then each new one once its event was told.
  let reached: Observable<State>
}

extension ObservableType {
  /// The events of a state machine: those of the source, and those that its feedback loops answer its states with.
  ///
  ///     in    -a-------b------
  ///     loop   \-1       \-2       1 answers the state that a led to
  ///     out   -a-1-----b-2----
  ///
  /// Events are reduced one after the other: one that is sent while another is told waits until all loops have heard of the
  /// state. The machine does not end with its source, as its loops go on.
  /// - Parameters:
  ///   - initialState: The state in which each subscription begins.
  ///   - reduce: The state that follows from a state and an event; pure.
  ///   - feedback: The loops, in the order in which they hear of a state.
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

/// A loop that does what states ask for: the effect of a request begins when a state asks for it, ends before a state is told
/// that asks for something else, and runs once however long states ask for the same.
///
/// - Parameters:
///   - request: What a state asks for; nil for nothing.
///   - effect: The events that a request leads to.
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
