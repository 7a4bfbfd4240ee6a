import RxSwift

private struct Profile: Equatable {
  var name: String
  var city: String
}

private final class Database {
  var profiles: [Int: Profile] = [1: Profile(name: "Ada", city: "London")]
  private(set) var cancelled = 0

  func find(_ id: Int) -> Single<Profile> {
    return Single<Profile>.create { single in
      guard let profile = self.profiles[id] else {
        single(.failure(Trouble(code: id)))
        return Disposables.create()
      }
      single(.success(profile))
      single(.failure(Trouble()))
      return Disposables.create { self.cancelled += 1 }
    }
  }

  func count() -> Single<Int> {
    .create { [weak self] observer in
      observer(.success(self?.profiles.count ?? 0))
      return Disposables.create()
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  fileprivate func outcome() -> Result<Element, Error>? {
    var outcome: Result<Element, Error>?
    _ = subscribe { event in
      switch event {
      case .success(let element): outcome = .success(element)
      case .failure(let error): outcome = .failure(error)
      }
    }
    return outcome
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  func mapToVoid() -> Single<Void> { map { _ in () } }
}

func singles(_ checks: Checks) throws {
  let database = Database()
  let bag = DisposeBag()

  var names: [String] = []
  database.find(1)
    .map { $0.name }
    .subscribe(
      onSuccess: { names.append($0) }, onFailure: { names.append("\($0)") }, onDisposed: { names.append("gone") }
    )
    .disposed(by: bag)
  database.find(2).subscribe(onSuccess: { names.append($0.name) }, onFailure: { names.append("\($0)") }).disposed(
    by: bag)
  checks.expect(names, ["Ada", "gone", "Trouble(code: 2)"])
  checks.expect(database.cancelled, 1)

  checks.expect(try database.find(1).map(\.city).outcome()?.get(), "London")
  checks.expect(try database.find(9).map(\.city).catchAndReturn("nowhere").outcome()?.get(), "nowhere")
  checks.expect(try database.find(9).catch { _ in database.find(1) }.map { $0.name }.outcome()?.get(), "Ada")
  checks.expect(
    database.find(9).catch { .error($0) }.mapToVoid().outcome().map { "\($0)" }, "failure(Play.Trouble(code: 9))")
  checks.expect(
    try database.find(1)
      .flatMap { profile in database.count().map { (profile.name, $0) } }
      .map { name, count in "\(name) of \(count)" }
      .outcome()?.get(),
    "Ada of 1")
  checks.expect(
    try Single.zip(database.find(1), database.count(), .just("!")) { "\($0.name)\($1)\($2)" }.outcome()?.get(), "Ada1!")
  let pair = try Single.zip(database.count(), Single.just("two")).outcome()?.get()
  checks.expect(pair?.0, 1)
  checks.expect(pair?.1, "two")
  checks.expect(try Single.zip([1, 1, 1].map(database.find)).map { $0.count }.outcome()?.get(), 3)
  checks.expect(try Single.zip([1, 2].map { Single.just($0) }) { $0.reduce(0, +) }.outcome()?.get(), 3)

  var steps: [String] = []
  database.count()
    .do(
      onSuccess: { steps.append("success \($0)") }, onError: { _ in steps.append("error") },
      onSubscribe: { steps.append("subscribe") }, onDispose: { steps.append("dispose") }
    )
    .filter { $0 > 5 }
    .ifEmpty(default: -1)
    .subscribe(onSuccess: { steps.append("\($0)") })
    .disposed(by: bag)
  checks.expect(steps, ["subscribe", "success 1", "-1", "dispose"])

  // From observables, and back.
  checks.expect(try Observable.of(1, 2, 3).toArray().outcome()?.get(), [1, 2, 3])
  checks.expect(try Observable.of(1, 2, 3).first().outcome()?.get() ?? nil, 1)
  checks.expect(try Observable<Int>.empty().first().outcome()?.get() == .some(nil))
  checks.expect("\(Observable.of(1, 2).asSingle().outcome()!)", "failure(Sequence contains more than one element.)")
  checks.expect("\(Observable<Int>.empty().asSingle().outcome()!)", "failure(Sequence doesn't contain any elements.)")
  checks.expect(try database.find(1).asObservable().map { $0.city.count }.asSingle().outcome()?.get(), 6)
  checks.expect(
    try Observable.just(1).flatMap { id in database.find(id) }.map(\.name).asSingle().outcome()?.get(), "Ada")
  checks.expect(
    try Observable.of(1, 1).concatMap(database.find).map(\.name).toArray().outcome()?.get(), ["Ada", "Ada"])

  // A weak owner.
  final class Screen {
    var title = ""
    let bag = DisposeBag()
    func load(_ database: Database) {
      database.find(1)
        .subscribe(
          with: self,
          onSuccess: { owner, profile in owner.title = profile.name },
          onFailure: { owner, _ in owner.title = "?" }
        )
        .disposed(by: bag)
    }
  }
  let screen = Screen()
  screen.load(database)
  checks.expect(screen.title, "Ada")

  // Retrying runs the work anew.
  var attempts = 0
  let flaky = Single<Int>.deferred {
    attempts += 1
    return attempts < 3 ? .error(Trouble(code: attempts)) : .just(attempts)
  }
  checks.expect(try flaky.retry(3).outcome()?.get(), 3)
}
