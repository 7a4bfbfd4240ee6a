import RxCocoa
import RxSwift
import RxTest

/// RX-30: turns states into events, which make new states.
typealias Feedback<State, Event> = (Observable<State>) -> Observable<Event>

extension ObservableType where Element == Any {
  /// A state machine whose events come from loops over its state.
  static func loop<State, Event>(
    initialState: State,
    reduce: @escaping (State, Event) -> State,
    scheduler: ImmediateSchedulerType,
    feedback: [Feedback<State, Event>]
  ) -> Observable<State> {
    return Observable<State>.deferred {
      let replay = ReplaySubject<State>.create(bufferSize: 1)
      let events: Observable<Event> = Observable.merge(
        feedback.map { feedback in
          feedback(replay.asObservable().observe(on: scheduler))
        })
      return events.scan(initialState, accumulator: reduce)
        .do(
          afterNext: { replay.onNext($0) },
          onSubscribed: { replay.onNext(initialState) }
        )
        .subscribe(on: scheduler)
        .startWith(initialState)
        .observe(on: scheduler)
    }
  }

  static func loop<State, Event>(
    initialState: State,
    reduce: @escaping (State, Event) -> State,
    scheduler: ImmediateSchedulerType,
    feedback: Feedback<State, Event>...
  ) -> Observable<State> {
    loop(initialState: initialState, reduce: reduce, scheduler: scheduler, feedback: feedback)
  }
}

/// An effect for as long as the query of the state stays the same.
func react<State, Query: Equatable, Event>(
  request: @escaping (State) -> Query?, effects: @escaping (Query) -> Observable<Event>
) -> (Observable<State>) -> Observable<Event> {
  return { state in
    state.map(request)
      .distinctUntilChanged()
      .flatMapLatest { request -> Observable<Event> in
        request.map { effects($0) } ?? .empty()
      }
  }
}

private struct RepositoryList: Equatable {
  enum Event {
    case queried(String)
    case scrolledToEnd
    case answered(Result<(items: [String], hasMore: Bool), Error>)
  }

  struct Page: Equatable {
    let query: String
    let number: Int
  }

  var query = ""
  var items: [String] = []
  var page: Page?
  var lastPage = 0
  var failure: String?

  static func reduce(state: RepositoryList, event: Event) -> RepositoryList {
    var next = state
    switch event {
    case .queried(let query):
      next = RepositoryList(query: query)
      next.page = query.isEmpty ? nil : Page(query: query, number: 1)
    case .scrolledToEnd:
      if state.page == nil, state.lastPage > 0 { next.page = Page(query: state.query, number: state.lastPage + 1) }
    case .answered(.success(let answer)):
      next.items += answer.items
      next.lastPage = answer.hasMore ? (state.page?.number ?? 0) : 0
      next.page = nil
    case .answered(.failure(let error)):
      next.failure = "\(error)"
      next.page = nil
    }
    return next
  }
}

func feedbackLoop(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0)
  let queries = scheduler.createHotObservable([.next(210, "rx"), .next(215, "swift"), .next(400, "none")])
  let scrolls = scheduler.createHotObservable([.next(216, ()), .next(300, ()), .next(350, ())])

  func load(_ page: RepositoryList.Page) -> Single<(items: [String], hasMore: Bool)> {
    if page.query == "none" { return .error(Trouble(code: 404)) }
    return Single.just((["\(page.query) \(page.number)"], page.number < 2)).delay(.seconds(10), scheduler: scheduler)
  }

  let observer = scheduler.start {
    Observable.loop(
      initialState: RepositoryList(),
      reduce: RepositoryList.reduce,
      scheduler: CurrentThreadScheduler.instance,
      feedback: { _ in queries.map(RepositoryList.Event.queried) },
      { _ in scrolls.map { .scrolledToEnd } },
      react(request: { $0.page }) { page in
        load(page)
          .asObservable()
          .map(Result.success)
          .catch { .just(.failure($0)) }
          .map(RepositoryList.Event.answered)
      }
    )
    .map { "\($0.query) \($0.items) \($0.page?.number ?? 0)\($0.failure.map { " " + $0 } ?? "")" }
    .distinctUntilChanged()
  }

  checks.expect(
    observer.events,
    [
      .next(200, " [] 0"), .next(210, "rx [] 1"), .next(215, "swift [] 1"), .next(225, "swift [\"swift 1\"] 0"),
      .next(300, "swift [\"swift 1\"] 2"), .next(310, "swift [\"swift 1\", \"swift 2\"] 0"),
      .next(400, "none [] 1"), .next(400, "none [] 0 Trouble(code: 404)"),
    ])
}
