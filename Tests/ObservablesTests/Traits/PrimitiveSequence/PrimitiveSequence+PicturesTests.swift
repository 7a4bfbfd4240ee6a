import Observables
import TestSupport
import Testing
import VirtualTime

/// What the operators of singles, maybes and completables make of pictures, and of sequences that need no time.
struct PrimitiveSequencePicturesTests {
  @Test(arguments: constants + creating + singles + maybes + ifEmpty)
  func `RX-02, RX-03, RX-04: every operator sends what its picture shows`(_ row: PictureTable.Row) {
    #expect(row.difference() == nil)
  }

  private static let constants: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("Single.just", "[a|]") { _ in Single.just("a") }
    table.row("Single.error", "#") { _ in Single<Int>.error(TestError()) }
    table.row("Single.never", "-----") { _ in Single<Int>.never() }
    table.row("Maybe.just", "[a|]") { _ in Maybe.just("a") }
    table.row("Maybe.error", "#") { _ in Maybe<Int>.error(TestError()) }
    table.row("Maybe.never", "-----") { _ in Maybe<Int>.never() }
    table.row("Maybe.empty", "|") { _ in Maybe<Int>.empty() }
    table.row("Completable.error", "#") { _ in Completable.error(TestError()) }
    table.row("Completable.never", "-----") { _ in Completable.never() }
    table.row("Completable.empty", "|") { _ in Completable.empty() }
    return table.rows
  }()

  private static let creating: [PictureTable.Row] = {
    var table = PictureTable()
    let (one, none) = (["1", "completed"], ["completed"])
    table.row("Single.create", "--[a|]") { play in
      Single.create { single in play.inTwoSteps { single(.success("a")) } }
    }
    table.heard("Single.create, failing", broken) {
      Single<Int>.create { single in sent { single(.failure(TestError())) } }
    }
    table.row("Maybe.create", "--[a|]") { play in
      Maybe.create { maybe in play.inTwoSteps { maybe(.success("a")) } }
    }
    func maybe(_ name: String, _ expected: [String], _ events: MaybeEvent<Int>...) {
      table.heard("Maybe.create, \(name)", expected) {
        Maybe.create { maybe in sent { for event in events { maybe(event) } } }
      }
    }
    maybe("an end after the element", one, .success(1), .completed)
    maybe("an element after the end", none, .completed, .success(1))
    maybe("an element after the error", broken, .error(TestError()), .success(1))
    table.row("Completable.do", "-|") { $0.play.hot("-|").ignoreElements().asCompletable().do(onCompleted: {}) }
    table.row("Completable.create", "--|") { play in
      Completable.create { completable in play.inTwoSteps { completable(.completed) } }
    }
    func completable(_ name: String, _ expected: [String], _ events: CompletableEvent...) {
      table.heard("Completable.create, \(name)", expected) {
        Completable.create { completable in sent { for event in events { completable(event) } } }
      }
    }
    completable("an error after the end", none, .completed, .error(TestError()))
    completable("an end after the error", broken, .error(TestError()), .completed)
    return table.rows
  }()

  /// Sends something at once; nothing is left to dispose.
  private static func sent(_ send: () -> Void) -> any Disposable {
    send()
    return Disposables.create()
  }

  private static let broken = ["error broken"]

  private static let singles: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("Single.do", "-[a|]") { $0.single("-[a|]").do(onSuccess: { _ in }) }
    table.row("Single.map", "-[y|]", where: ["y": "aa"]) { $0.single("-[a|]").map { $0 + $0 } }
    table.heard("Single.map of a key path", ["2", "completed"]) { Single.just([1, 2]).map(\.count) }
    table.heard("Single.map, throwing", broken) { Single.just(1).map { _ -> Int in throw TestError() } }
    table.row("Single.filter", "-|") { play -> Maybe<String> in play.single("-[1|]").filter { $0 > "1" } }
    table.heard("Single.filter, passing", ["2", "completed"]) { Single.just(2).filter { $0 > 1 } }
    table.heard("Single.filter, throwing", broken) { Single.just(2).filter { _ in throw TestError() } }
    table.row("Single.compactMap", "-|") { play -> Maybe<Int> in play.single("-[x|]").compactMap { Int($0) } }
    table.heard("Single.compactMap, passing", ["2", "completed"]) { Single.just("2").compactMap { Int($0) } }
    table.row("Single.flatMap", "---[a|]") { play in
      play.single("-[1|]").flatMap { _ in play.later("--[a|]").asSingle() }
    }
    table.heard("Single.flatMap, throwing", broken) {
      Single.just(1).flatMap { _ -> Single<Int> in throw TestError() }
    }
    table.row("flatMapMaybe", "---|") { play in
      play.single("-[1|]").flatMapMaybe { _ in play.later("--|").asMaybe() }
    }
    table.heard("flatMapMaybe, passing", ["1", "completed"]) { Single.just(1).flatMapMaybe { .just("\($0)") } }
    table.row("flatMapCompletable", "---|") { play in
      play.single("-[1|]").flatMapCompletable { _ in play.later("--|").ignoreElements().asCompletable() }
    }
    table.heard("flatMapCompletable, failing", broken) {
      Single.just(1).flatMapCompletable { _ in .error(TestError()) }
    }
    table.row("Single.catchAndReturn", "-[x|]") { $0.single("-#").catchAndReturn("x") }
    table.heard("Single.catchAndReturn without an error", ["1", "completed"]) { Single.just(1).catchAndReturn(2) }
    return table.rows
  }()

  private static let maybes: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("Maybe.do", "-[a|]") { $0.maybe("-[a|]").do(onNext: { _ in }) }
    table.row("Maybe.map", "-[y|]", where: ["y": "aa"]) { $0.maybe("-[a|]").map { $0 + $0 } }
    table.heard("Maybe.map of none", ["completed"]) { Maybe<Int>.empty().map { $0 * 2 } }
    table.heard("Maybe.map, throwing", broken) { Maybe.just(1).map { _ -> Int in throw TestError() } }
    table.row("Maybe.filter", "-|") { $0.maybe("-[1|]").filter { $0 > "1" } }
    table.heard("Maybe.filter, passing", ["2", "completed"]) { Maybe.just(2).filter { $0 > 1 } }
    table.row("Maybe.compactMap", "-|") { $0.maybe("-[x|]").compactMap { Int($0) } }
    table.heard("Maybe.compactMap, passing", ["2", "completed"]) { Maybe.just("2").compactMap { Int($0) } }
    table.row("Maybe.flatMap", "---[a|]") { play in play.maybe("-[1|]").flatMap { _ in play.later("--[a|]").asMaybe() }
    }
    table.heard("Maybe.flatMap of none", ["completed"]) { Maybe<Int>.empty().flatMap { .just($0) } }
    table.heard("Maybe.flatMap into none", ["completed"]) { Maybe.just(1).flatMap { _ in Maybe<String>.empty() } }
    table.row("Maybe.catchAndReturn", "-[x|]") { $0.maybe("-#").catchAndReturn("x") }
    return table.rows
  }()

  private static let ifEmpty: [PictureTable.Row] = {
    var table = PictureTable()
    table.row("ifEmpty(default:)", "---[a|]") { play -> Single<String> in play.maybe("---|").ifEmpty(default: "a") }
    table.heard("ifEmpty(default:) of an element", ["1", "completed"]) { Maybe.just(1).ifEmpty(default: 2) }
    table.row("ifEmpty(switchTo:) a maybe", "---|") { play -> Maybe<String> in
      play.maybe("-|").ifEmpty(switchTo: play.later("--|").asMaybe())
    }
    table.row("ifEmpty(switchTo:) a single", "---[a|]") { play -> Single<String> in
      play.maybe("-|").ifEmpty(switchTo: play.later("--[a|]").asSingle())
    }
    return table.rows
  }()
}

extension SharedPlay {
  /// A single of a hot source.
  fileprivate func single(_ marbles: String) -> Single<String> { play.hot(marbles).asSingle() }

  /// A maybe of a hot source.
  fileprivate func maybe(_ marbles: String) -> Maybe<String> { play.hot(marbles).asMaybe() }

  /// Sends something after two steps.
  fileprivate func inTwoSteps(_ send: @escaping () -> Void) -> any Disposable {
    play.clock.scheduleRelative((), dueTime: play.step * 2) {
      send()
      return Disposables.create()
    }
  }

  /// A sequence whose work begins at the subscription.
  fileprivate func later(_ marbles: String) -> Observable<String> { play.cold(marbles).asObservable() }
}
