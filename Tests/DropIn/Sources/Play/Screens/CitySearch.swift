import RxRelay
import RxSwift
import RxTest

struct CityClient {
  var cities: (String) -> Observable<[String]>
}

final class CitySearch {
  let query = BehaviorRelay<String>(value: "")
  private(set) lazy var results: Observable<[String]> = makeResults()
  private let client: CityClient
  private let scheduler: SchedulerType
  private(set) var requests: [String] = []

  init(client: CityClient, scheduler: SchedulerType) {
    self.client = client
    self.scheduler = scheduler
  }

  private func makeResults() -> Observable<[String]> {
    query
      .skip(1)
      .map { $0.lowercased() }
      .debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { [weak self] query -> Observable<[String]> in
        guard let self = self, !query.isEmpty else { return .just([]) }
        return self.client.cities(query)
          .do(onSubscribe: { self.requests.append(query) })
          .timeout(.seconds(2), scheduler: self.scheduler)
          .retry(2)
          .catchAndReturn([])
      }
      .share(replay: 1, scope: .whileConnected)
  }
}

func citySearch(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let client = CityClient(cities: { query in
    switch query {
    case "": return .empty()
    case "slow": return .never()
    case "broken": return .error(Trouble(code: 500))
    default:
      return Observable.just(["paris", "parma", "oslo"].filter { $0.hasPrefix(query) })
        .delay(.milliseconds(200), scheduler: scheduler)
    }
  })
  let search = CitySearch(client: client, scheduler: scheduler)
  let inputs = [
    (250, "p"), (350, "PA"), (400, "par"), (1000, "x"), (1100, "PAR"), (2000, "pari"), (2350, "o"), (3000, "broken"),
    (4000, "slow"), (9000, ""),
  ]
  for (time, text) in inputs { scheduler.scheduleAt(time) { search.query.accept(text) } }

  let first = scheduler.createObserver([String].self)
  let second = scheduler.createObserver([String].self)
  let bag = DisposeBag()
  search.results.subscribe(first).disposed(by: bag)
  scheduler.scheduleAt(1500) { search.results.subscribe(second).disposed(by: bag) }
  scheduler.start()

  let expected: [Recorded<Event<[String]>>] = [
    .next(900, ["paris", "parma"]), .next(2500, ["paris"]), .next(2850, ["oslo"]), .next(3300, []), .next(8300, []),
    .next(9300, []),
  ]
  checks.expect(first.events, expected)
  checks.expect(second.events, [.next(1500, ["paris", "parma"])] + expected.dropFirst())
  checks.expect(search.requests, ["par", "pari", "o", "broken", "broken", "slow", "slow"])
}
