import Foundation
import RxSwift

private struct Order: Codable, Equatable {
  let customer: String
  let amount: Int
}

func transforming(_ checks: Checks) throws {
  let orders = Observable.of(
    Order(customer: "ada", amount: 5), Order(customer: "bob", amount: 7), Order(customer: "ada", amount: 8))

  // A sum for each customer.
  let sums =
    orders
    .groupBy { $0.customer }
    .flatMap { group in
      group.map(\.amount).reduce(0, accumulator: +).map { (group.key, $0) }
    }
    .map { customer, sum in "\(customer) \(sum)" }
  checks.expect(sums.collected(), ["ada 13", "bob 7"])
  checks.expect(
    orders.groupBy(keySelector: \.customer)
      .flatMap { (group: GroupedObservable<String, Order>) in group.take(1).map { $0.amount } }
      .collected(),
    [5, 7])

  checks.expect(orders.map { $0.amount }.scan(0, accumulator: +).collected(), [5, 12, 20])
  checks.expect(orders.map(\.amount).scan(into: [Int]()) { $0.append($1) }.collected(), [[5], [5, 7], [5, 7, 8]])
  checks.expect(orders.reduce(0) { $0 + $1.amount }.collected(), [20])
  checks.expect(
    orders.reduce(0, accumulator: { $0 + $1.amount }, mapResult: { "\($0) in all" }).collected(), ["20 in all"])
  checks.expect(
    orders.enumerated().map { "\($0.index) \($0.element.customer)" }.collected(), ["0 ada", "1 bob", "2 ada"])
  checks.expect(orders.enumerated().filter { index, _ in index % 2 == 0 }.map { $1.amount }.collected(), [5, 8])
  checks.expect(orders.element(at: 1).map { $0.customer }.collected(), ["bob"])
  checks.expect(orders.take(while: { $0.amount != 7 }, behavior: .inclusive).map(\.amount).collected(), [5, 7])
  checks.expect(orders.take(while: { $0.amount != 7 }).map(\.amount).collected(), [5])
  checks.expect(orders.take(until: { $0.customer == "bob" }).map(\.amount).collected(), [5])
  checks.expect(orders.skip(while: { $0.customer == "ada" }).takeLast(1).map(\.amount).collected(), [8])
  checks.expect(orders.skip(1).take(1).single().map(\.customer).collected(), ["bob"])
  checks.expect(orders.single { $0.amount == 8 }.map(\.customer).described(), "next(ada) completed")
  checks.expect(
    orders.filter { $0.amount > 100 }.ifEmpty(default: Order(customer: "nobody", amount: 0)).map(\.customer)
      .collected(), ["nobody"])
  checks.expect(orders.filter { _ in false }.map { $0.amount }.ifEmpty(switchTo: .of(1, 2)).collected(), [1, 2])
  checks.expect(orders.ignoreElements().asCompletable().described(), "completed")

  let names = Observable.of("a", "A", "b", "B", "B", "c")
  checks.expect(names.distinctUntilChanged().collected(), ["a", "A", "b", "B", "c"])
  checks.expect(names.distinctUntilChanged { $0.lowercased() }.collected(), ["a", "b", "c"])
  checks.expect(names.distinctUntilChanged { $0.lowercased() == $1.lowercased() }.collected(), ["a", "b", "c"])
  checks.expect(names.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 }).collected(), ["a", "b", "c"])
  checks.expect(orders.distinctUntilChanged(at: \.customer).map(\.amount).collected(), [5, 7, 8])
  checks.expect(orders.distinctUntilChanged(\.customer.count).map(\.amount).collected(), [5])

  // One into many.
  let text = Observable.of("a b", "c")
  checks.expect(
    text.flatMap { Observable.from($0.split(separator: " ")) }.map(String.init).collected(), ["a", "b", "c"])
  checks.expect(
    text.concatMap { Observable.from($0.split(separator: " ").map(String.init)) }.collected(), ["a", "b", "c"])
  checks.expect(text.flatMapFirst { Single.just($0) }.collected(), ["a b", "c"])
  checks.expect(
    text.flatMapLatest { Observable.just($0).delay(.never, scheduler: HistoricalScheduler()) }.collected(), [])
  checks.expect(Observable.of(1, nil, 3).compactMap { $0 }.collected(), [1, 3])
  checks.expect(Observable.of("1", "x").compactMap(Int.init).collected(), [1])
  checks.expect(
    Observable.of((1, "a"), (2, "b")).map { number, letter in "\(number)\(letter)" }.collected(), ["1a", "2b"])
  checks.expect(Observable.of((id: 1, name: "x")).map { $0.name }.collected(), ["x"])

  let json = #"[{"customer":"ada","amount":5}]"#
  checks.expect(
    Observable.just(Data(json.utf8)).decode(type: [Order].self, decoder: JSONDecoder()).collected(),
    [[Order(customer: "ada", amount: 5)]])
  checks.expect(
    Observable.just(Data()).decode(type: Order.self, decoder: JSONDecoder()).materialize().map {
      $0.error is DecodingError
    }
    .take(1).collected(), [true])

  // Along the way.
  var log: [String] = []
  Hooks.debugHandler = { log.append($0) }
  _ = Observable.of(1, 2).debug("numbers").take(1).subscribe()
  _ = Observable.just(String(repeating: "long ", count: 20)).debug("text", trimOutput: true).subscribe()
  Hooks.debugHandler = { _ in }
  checks.expect(
    log,
    [
      "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> isDisposed", "text -> subscribed",
      "text -> Event next(long long long ...ong long long long )", "text -> Event completed", "text -> isDisposed",
    ])
  log = []
  _ = Observable.of(1)
    .do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    )
    .subscribe(onNext: { log.append("\($0)") }, onDisposed: { log.append("gone") })
  checks.expect(
    log, ["subscribe", "subscribed", "next 1", "1", "after 1", "completed", "gone", "after completed", "dispose"])
}
