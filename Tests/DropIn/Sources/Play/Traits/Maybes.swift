import RxSwift

private final class Cache {
  private var stored: [String: Int] = [:]
  private(set) var log: [String] = []

  func value(_ key: String) -> Maybe<Int> {
    Maybe<Int>.create { maybe in
      self.log.append("get \(key)")
      if key.isEmpty {
        maybe(.error(Trouble(code: 400)))
      } else if let value = self.stored[key] {
        maybe(.success(value))
      } else {
        maybe(.completed)
      }
      return Disposables.create()
    }
  }

  func store(_ value: Int, for key: String) -> Completable {
    return .create { completable in
      self.log.append("put \(key)")
      if key.isEmpty {
        completable(.error(Trouble(code: 401)))
        return Disposables.create {}
      }
      self.stored[key] = value
      completable(.completed)
      return Disposables.create {}
    }
  }

  func fetch(_ key: String) -> Single<Int> {
    .deferred {
      self.log.append("fetch \(key)")
      return .just(key.count)
    }
  }

  func clear() { log = [] }
}

func maybes(_ checks: Checks) {
  let cache = Cache()
  var seen: [String] = []

  func load(_ key: String) -> Single<Int> {
    cache.value(key)
      .ifEmpty(
        switchTo: cache.fetch(key).flatMap { value in
          cache.store(value, for: key).andThen(.just(value))
        })
  }
  _ = load("four").subscribe(onSuccess: { seen.append("\($0)") })
  _ = load("four").subscribe(onSuccess: { seen.append("\($0)") })
  _ = load("").subscribe { result in
    switch result {
    case .success(let value): seen.append("\(value)")
    case .failure(let error): seen.append("\(error)")
    }
  }
  checks.expect(seen, ["4", "4", "Trouble(code: 400)"])
  checks.expect(cache.log, ["get four", "fetch four", "put four", "get four", "get "])

  seen = []
  func record(_ maybe: Maybe<Int>) {
    _ = maybe.subscribe(
      onSuccess: { seen.append("\($0)") }, onError: { seen.append("\($0)") }, onCompleted: { seen.append("none") })
  }
  record(cache.value("four").map { $0 * 2 })
  record(cache.value("four").filter { $0 > 10 })
  record(cache.value("five").catchAndReturn(5))
  record(cache.value("").catchAndReturn(0))
  record(cache.value("four").flatMap { value in value > 3 ? .just(value) : .empty() })
  record(cache.value("four").compactMap { Int("\($0)\($0)") })
  record(Maybe.zip(cache.value("four"), .just(3)) { $0 * $1 })
  record(Maybe.zip(cache.value("five"), .just(3)).map(*))
  record(cache.value("five").ifEmpty(switchTo: .just(55)))
  record(Observable.of(1).asMaybe())
  record(Observable.empty().asMaybe())
  record(cache.fetch("four").filter { $0 == 4 })
  record(cache.fetch("four").flatMapMaybe { _ in .empty() })
  record(cache.fetch("four").asMaybe().do(onNext: { seen.append("next \($0)") }, onCompleted: { seen.append("end") }))
  checks.expect(
    seen,
    ["8", "none", "none", "0", "4", "44", "12", "none", "55", "1", "none", "4", "none", "next 4", "4", "end"])
}
