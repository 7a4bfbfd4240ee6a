import ExactStrings
import Testing

@testable import Scaffolds

@Suite struct ScriptedServicesTests {
  private func services(_ text: String) -> (text: String, unfilled: [String], made: String?) {
    let app = AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")])
    var services = ScriptedServices(app)
    let made = app.type("P").flatMap { services.make([$0]) }
    return (services.text, services.unfilled.map(\.name), made)
  }

  @Test func `an asynchronous function that cannot throw waits for its answer, and returns a blank without one`() {
    let found = services(
      """
      protocol P { func tags(of id: Int) async -> [String]; func user() async -> String? }
      """)
    #expect(found.unfilled == [])
    for line in [
      #"tagsPort = stage.port("tags", [String: Int].self, ([String]).self)"#,
      #"(try? await tagsPort.reply(to: ["id": id] as [String: Any], as: ([String]).self)) ?? []"#,
      "    try? await userPort.reply(to: [:] as [String: Any], as: (String?).self)",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `a reply is passed to the closure of a success, and a failure to that of an error`() {
    let found = services(
      """
      protocol P {
        func load(id: Int, success: @escaping (String) -> Void, failure: @escaping (Error) -> Void)
        func save(done: (() -> Void)?, failed: (() -> Void)?)
        func add(item: @escaping (Double) -> Void, completion: @escaping (String) -> Void)
        func send(progress: @escaping (Double) -> Void, completion: @escaping (String) -> Void)
        func upload(id: Int, onProgress: @escaping (Double) -> Void) -> Single<Bool>
      }
      """)
    #expect(found.unfilled == ["P.add"])
    for line in [
      "_ = sendPort.call([:] as [String: Any], as: (String).self).subscribe(onNext: { completion($0) })",
      #"uploadPort.call(["id": id] as [String: Any], as: (Bool).self).asSingle()"#,
      #"loadPort = stage.port("load", [String: Int].self, (String).self)"#,
      #".subscribe(onNext: { success($0) }, onError: { failure($0) })"#,
      #"savePort = stage.port("save", Void.self, Void.self)"#,
      #".subscribe(onNext: { _ in done?() }, onError: { _ in failed?() })"#,
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `a closure that returns an optional is answered, or left to be filled in, and is not nil`() {
    let found = services("protocol P { var make: () -> Int? { get }; func ask(_ f: @escaping (Int) -> Int?) -> Int }")
    #expect(found.unfilled == ["P.ask"])
    #expect(found.text.contains("let make = stage.argument(\"make\", default: nil as Int?)\n      return { make }"))
    #expect(found.text.contains("func ask(_ f: @escaping (Int) -> Int?) -> Int {"))
  }

  @Test func `a closure that a service holds is answered like its functions`() {
    let found = services(
      "protocol P { var now: () -> Date { get }; var load: (Int) async -> String { get }; var odd: (UIView) -> UIView { get } }"
    )
    #expect(found.unfilled == ["P.odd"])
    #expect(
      found.text.contains(
        """
            now = {
              let now = stage.argument("now", default: Date(timeIntervalSince1970: 0) as Date)
              let scheduler = stage.scheduler
              return { now.addingTimeInterval(scheduler.now / .seconds(1)) }
            }()
            load = {
              let loadPort = stage.port("load", (Int).self, (String).self)
              return { value in (try? await loadPort.reply(to: value, as: (String).self)) ?? "" }
            }()

        """))
  }

  @Test func `functions are ports, observables are streams`() {
    let found = services(
      """
      protocol P: AnyObject {
        var user: Observable<String?> { get }
        var isOn: Bool { get set }
        func find(_ text: String, page: Int) -> Single<[Int]>
        func find() -> Observable<Void>
        func remove(id: Int) -> Completable
        func load(`in` place: String) async throws -> [String: Int]
        func track(event: String, of user: String?)
        func name(of id: Int) -> String
        func image() -> UIImage?
      }
      """)
    #expect(found.unfilled == [] && found.made == "ScriptedP")
    #expect(
      found.text
        == #"""
        /// P, answered by scripts.
        final class ScriptedP: P {
          let user: Observable<String?>
          var isOn: Bool
          private let findPort: StagePort
          private let find2Port: StagePort
          private let removePort: StagePort
          private let loadPort: StagePort
          private let trackNote: Outlet
          private let namePort: StagePort
          private let imagePort: StagePort

          init(stage: Playback.Stage) {
            user = stage.stream("user", of: (String?).self)
            isOn = stage.argument("isOn", default: false)
            findPort = stage.port("find", (text: String, page: Int).self, ([Int]).self)
            find2Port = stage.port("find2", Void.self, Void.self)
            removePort = stage.port("remove", [String: Int].self, Void.self)
            loadPort = stage.port("load", [String: String].self, ([String: Int]).self)
            trackNote = stage.note("track")
            namePort = stage.port("name", [String: Int].self, (String).self)
            imagePort = stage.port("image", Void.self, (String?).self)
          }

          func find(_ text: String, page: Int) -> Single<[Int]> {
            findPort.call(["text": text, "page": page] as [String: Any], as: ([Int]).self).asSingle()
          }

          func find() -> Observable<Void> {
            find2Port.call([:] as [String: Any], as: Bool?.self).map { _ in () }
          }

          func remove(id: Int) -> Completable {
            removePort.call(["id": id] as [String: Any], as: Bool?.self).ignoreElements().asCompletable()
          }

          func load(`in` place: String) async throws -> [String: Int] {
            try await loadPort.reply(to: ["place": place] as [String: Any])
          }

          func track(event: String, of user: String?) {
            trackNote(["event": event, "user": user as Any] as [String: Any])
          }

          func name(of id: Int) -> String {
            namePort.value(for: ["id": id] as [String: Any])
          }

          func image() -> UIImage? {
            let decoded = imagePort.value(for: [:] as [String: Any], as: (String?).self)
            return decoded.map { UIImage(named: $0) ?? UIImage() }
          }
        }

        """#.replacing("(`in` place", with: "(in place"))
  }

  @Test func `a function whose name or place says that it returns one value after the other is a stream`() {
    let found = services(
      """
      class R: Reactor {
        func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
          .merge(mutation, p.messages(in: 1).map(Mutation.add), p.watch().flatMap { p.detail(of: $0) })
        }
        func mutate(action: Action) -> Observable<Mutation> { p.page(1) }
        func transform(input: Input) -> Output { Output(page: p.page(1)) }
      }
      protocol P {
        func observeUser(id: Int) -> Observable<String>
        func watch() -> Driver<Int>
        func priceUpdates() -> Observable<Void>
        func observer() -> Observable<Int>
        func observeOnce() -> Single<Int>
        func messages(in room: Int) -> Observable<String>
        func detail(of id: Int) -> Observable<String>
        func page(_ number: Int) -> Observable<[String]>
      }
      """)
    #expect(found.unfilled == [])
    for line in [
      "  private let observeUserStream: Observable<String>\n",
      #"    observeUserStream = stage.stream("observeUser", of: (String).self)"#,
      "  func observeUser(id: Int) -> Observable<String> {\n    observeUserStream\n  }",
      #"    watchStream = stage.stream("watch", of: (Int).self).asDriver(onErrorDriveWith: .empty())"#,
      #"    priceUpdatesStream = stage.stream("priceUpdates", of: Bool?.self).map { _ in () }"#,
      "    observerPort.call(", "    observeOncePort.call(", "    detailPort.call(", "    pagePort.call(",
      #"    messagesStream = stage.stream("messages", of: (String).self)"#,
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `subjects and relays are fed, results and completions are told both ends`() {
    let found = services(
      """
      enum Event { case added(Int), cleared } enum Failure: Error { case no }
      protocol P {
        var events: PublishSubject<Event> { get }
        var badge: BehaviorRelay<Int> { get }
        var isBusy: Driver<Bool> { get }
        func update(to name: String) -> Single<Result<Int, Failure>>
        func find(_ text: String, completion: @escaping (Result<[Int], Error>) -> Void)
        func load(_ done: ((Int?, Error?) -> Void)?)
        func register(_ done: @escaping (Bool, Error?) -> Void)
        func check(_ done: @escaping (Result<Int, Failure>) -> Void)
        func watch(id: Int) -> AsyncThrowingStream<Int, Error>
        func ticks() -> AsyncStream<Int>
        func words() -> Maybe<String>
      }
      """)
    #expect(found.unfilled == [])
    for line in [
      "    _ = stage.stream(\"events\", of: (Event).self).subscribe(events)\n",
      "    _ = stage.stream(\"badge\", of: (Int).self).subscribe(onNext: badge.accept)\n",
      "    isBusy = stage.stream(\"isBusy\", of: (Bool).self).asDriver(onErrorDriveWith: .empty())\n",
      "    updatePort.call([\"name\": name] as [String: Any], as: (Int).self, throwing: Failure.self)"
        + ".map { Result<Int, Failure>.success($0) }"
        + ".catch { error in if let error = error as? Failure { return .just(.failure(error)) }; throw error }.asSingle()\n",
      "    _ = findPort.call([\"text\": text] as [String: Any], as: ([Int]).self)"
        + ".subscribe(onNext: { completion(.success($0)) }, onError: { completion(.failure($0)) })\n",
      "    _ = loadPort.call([:] as [String: Any], as: (Int).self)"
        + ".subscribe(onNext: { done?($0, nil) }, onError: { done?(nil, $0) })\n",
      "(Bool).self).subscribe(onNext: { done($0, nil) }, onError: { done(false, $0) })\n",
      "throwing: Failure.self).subscribe(onNext: { done(.success($0)) }, "
        + "onError: { if let error = $0 as? Failure { done(.failure(error)) } })\n",
      "    AsyncThrowingStream { values in\n      nonisolated(unsafe) let call = watchPort.call([\"id\": id] as [String: Any], as: (Int).self)"
        + ".subscribe(onNext: { values.yield($0) }, onError: { values.finish(throwing: $0) }, "
        + "onCompleted: { values.finish() })\n      values.onTermination = { _ in call.dispose() }\n    }\n",
      "    AsyncStream { values in\n      nonisolated(unsafe) let call = ticksPort.call([:] as [String: Any], as: (Int).self)"
        + ".subscribe(onNext: { values.yield($0) }, onError: { _ in values.finish() }, "
        + "onCompleted: { values.finish() })\n      values.onTermination = { _ in call.dispose() }\n    }\n",
      "    wordsPort.call([:] as [String: Any], as: (String)?.self).compactMap { $0 }.asMaybe()\n",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `an outcome without a value is a bare reply or a failure, and so is an optional error`() {
    let found = services(
      """
      enum Failure: Error { case no }
      protocol P {
        func login(_ done: @escaping (Result<Void, Error>) -> Void)
        func logout(_ done: ((Error?) -> Void)?)
        func remove() -> Single<Result<Void, Failure>>
        func check() async -> Result<Int, Failure>
        func count() -> Result<Int, Error>
      }
      """)
    #expect(found.unfilled == [])
    for line in [
      #"loginPort = stage.port("login", Void.self, Void.self)"#,
      "as: (Bool?).self).subscribe(onNext: { done(.success((_ = $0))) }, onError: { done(.failure($0)) })\n",
      "as: Bool?.self).subscribe(onNext: { _ in done?(nil) }, onError: { done?($0) })\n",
      "as: (Bool?).self, throwing: Failure.self).map { Result<Void, Failure>.success((_ = $0)) }.catch ",
      """
          do {
            let decoded = try await checkPort.reply(to: [:] as [String: Any], as: (Int).self, throwing: Failure.self)
            return .success(decoded)
          } catch { return .failure(error as? Failure ?? Failure.no) }
      """,
      """
            let decoded = try countPort.value(for: [:] as [String: Any], as: (Int).self, throwing: (any Error).self)
            return .success(decoded)
          } catch { return .failure(error) }
      """,
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `what throws and has no result succeeds unless a script says otherwise`() {
    let found = services("protocol P { func save(_ note: String) throws; var wipe: () throws -> Void { get } }")
    #expect(found.unfilled == [])
    for line in [
      #"savePort = stage.port("save", [String: String].self, Void.self).succeeding()"#,
      #"    _ = try savePort.value(for: ["note": note] as [String: Any], as: Bool?.self, throwing: (any Error).self)"#,
      "return { _ = try wipePort.value(for: [:] as [String: Any], as: Bool?.self, throwing: (any Error).self) }",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `what a script cannot say is marked`() {
    let found = services(
      "struct M {} protocol P { var m: M { get }; func all() -> Observable<[M]>; "
        + "func load(_ done: @escaping (M) -> Void); subscript(key: String, in in: Int) -> M? { get set } }"
    )
    #expect(found.unfilled == ["P.m", "P.all", "P.load", "P.subscript"])
    #expect(
      found.text.contains(
        """
          subscript(_ key: String, in `in`: Int) -> M? {
            get { fatalError("not filled in yet: P.subscript") }
            set { fatalError("not filled in yet: P.subscript") }
          }
        """))
    #expect(found.text.contains("    get { fatalError(\"not filled in yet: P.m\") }\n"))
    #expect(
      found.text.contains(
        "  func load(_ done: @escaping (M) -> Void) {\n    fatalError(\"not filled in yet: P.load\")\n  }\n"))
  }

  @Test func `protocols of services bring these along`() {
    let found = services(
      "protocol P { var api: any Api { get } } protocol Api: Base { func a() -> Single<Int> } protocol Base { func b() }"
    )
    #expect(found.unfilled == [])
    #expect(found.text.contains("    api = ScriptedApi(stage: stage)\n"))
    #expect(found.text.contains("final class ScriptedApi: Api {"))
  }

  @Test(arguments: [
    ("associatedtype T", "associatedtype T", 3), ("init()", "init", 3), ("static func a()", "a", 3),
    ("func a() -> Self", "a", 3), ("func b()\n\nsubscript(i: Int) -> Self { get }", "subscript", 5),
    ("static var c: Int { get }", "c", 3), ("var a: Int { get }\n#if DEBUG\nfunc a()\n#endif", "#if", 4),
    ("func a()\ntypealias A = Int", "typealias A", 2),
  ])
  func `a protocol that needs work by hand is listed with the member that no script can stand for`(
    members: String, name: String, line: Int
  ) {
    let text = "class R: Reactor { enum Action {}; init(p: P) {} }; protocol P: Base {}\nprotocol Base {\n\(members)\n}"
    let app = AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")])
    #expect(
      Registrations(app).entries[0].unfilled.map(\.description)
        == ["R.init(p: P) (a.swift:1): no script can stand for '\(name)' (a.swift:\(line))"])
  }

  @Test func `a protocol that inherits one from elsewhere needs a hand`() {
    let app = AppDeclarations([
      DeclarationReader.declarations(of: Array("protocol O {}\nprotocol P: O, Unknown {}".utf8), path: "a.swift")
    ])
    #expect(app.type("P").flatMap { ScriptedServices(app).obstacle(to: [$0]) } == "'Unknown' (a.swift:2)")
  }

  @Test func `a function that makes an object of the app makes it of what it is given, and of services`() {
    let found = services(
      """
      protocol Api { func go() -> Completable } final class Detail { init(api: Api, page: Int, id: Int) {} }
      class Cell {} class Odd { init(view: UIView) {} }
      protocol P {
        func makeDetail(id: Int, _ page: Int) -> Detail; func cell() async throws -> Cell?; func makeOdd() -> Odd
        func makeOther(name: String) -> Cell
      }
      """)
    #expect(found.unfilled == ["P.makeOdd", "P.makeOther"])
    for line in [
      "  private let makeDetailFactory: (Int, Int) -> Detail\n",
      """
          makeDetailFactory = {
            let api = ScriptedApi(stage: stage)
            return { id, page in Detail(api: api, page: page, id: id) }
          }()
          cellFactory = { Cell() }

      """,
      "  func makeDetail(id: Int, _ page: Int) -> Detail {\n    makeDetailFactory(id, page)\n  }\n",
      "  func cell() async throws -> Cell? {\n    cellFactory()\n  }\n",
    ] {
      #expect(found.text.contains(line), "\(line)")
    }
  }

  @Test func `a function without arguments that returns another service returns one that scripts answer`() {
    let found = services(
      """
      protocol Api { func go() -> Completable }
      protocol P { func makeApi() -> Api; func api(for user: Int) -> Api }
      """)
    #expect(found.unfilled == ["P.api"])
    #expect(
      found.text.contains(
        """
            makeApiFactory = {
              let makeApi = ScriptedApi(stage: stage)
              return { makeApi }
            }()

        """))
  }

  @Test func `the errors that the app tells apart are read from failures`() {
    let found = services(
      """
      enum NetworkError: Error { case offline, status(Int) } struct LoginError: LocalizedError { let left: Int }
      enum Unknown: Error { case other(UIView) } enum Model { case a } enum Untold: Error { case b }
      enum Limit: Error { case rate(Int) } enum Told: LocalizedError { case late(Int) }
      protocol P {
        func load() -> Single<Int>; func save(_ text: String) async throws; func now() -> Int; func log() async
        func send(_ id: Int, done: @escaping (Int) -> Void)
      }
      func f(_ e: Error) {
        if let e = e as? LoginError { print(e) } ; if let e = e as? Unknown { print(e) }; _ = e as? Model
        do { try g() } catch let e as NetworkError { print(e) } catch NetworkError.offline {} catch {}
        switch e { case Limit.rate(let left): print(left); default: break }
      }
      """)
    #expect(found.unfilled == [])
    #expect(
      found.text.hasPrefix(
        """
        extension StagePort {
          /// The port with failures that are errors of the app, where the value of a script's `fail` has the form of one.
          var withAppErrors: StagePort { failing(as: LoginError.self, NetworkError.self, Limit.self, Told.self) }
        }

        """))
    for line in [
      #"loadPort = stage.port("load", Void.self, (Int).self).withAppErrors"#,
      #"savePort = stage.port("save", [String: String].self, Void.self).withAppErrors"#,
      #"sendPort = stage.port("send", [String: Int].self, (Int).self).withAppErrors"#,
      "nowPort = stage.port(\"now\", Void.self, (Int).self)\n",
      "logPort = stage.port(\"log\", Void.self, Void.self)\n",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `a function that throws and does not wait fails at once`() {
    let found = services("protocol P { func hour() throws -> Int; func day(of id: Int) throws -> Date }")
    #expect(found.unfilled == [])
    #expect(
      found.text.contains(
        """
          func hour() throws -> Int {
            try hourPort.value(for: [:] as [String: Any], throwing: (any Error).self)
          }

        """))
  }

  @Test func `streams of tuples and of results are answered`() {
    let found = services(
      """
      enum Bad: Error { case a }
      protocol P {
        var event: PublishSubject<([Int], name: String)> { get }
        func feed() -> AsyncStream<Result<Int, Error>>
        func strict() -> AsyncStream<Result<Int, Bad>>
      }
      """)
    #expect(found.unfilled == [])
    for line in [
      #"_ = stage.stream("event") { cases in cases("value", labels: ["_", "name"]) "#
        + "{ (value0: [Int], name: String) in (value0, name: name) } }.subscribe(event)",
      "AsyncStream { values in\n      nonisolated(unsafe) let call = feedPort.call([:] as [String: Any], as: (Int).self)"
        + ".subscribe(onNext: { values.yield(.success($0)) }, "
        + "onError: { values.yield(.failure($0)); values.finish() }, onCompleted: { values.finish() })\n",
      "AsyncStream { values in\n      nonisolated(unsafe) let call = strictPort.call([:] as [String: Any], as: (Int).self, throwing: Bad.self)"
        + ".subscribe(onNext: { values.yield(.success($0)) }, "
        + "onError: { if let error = $0 as? Bad { values.yield(.failure(error)) }; values.finish() }, "
        + "onCompleted: { values.finish() })\n",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `a port of a shared name begins with that of its service, whose first word is in lower case`() {
    let app = AppDeclarations([
      DeclarationReader.declarations(
        of: Array(
          """
          protocol TTSAdapter { func save() -> Single<Int>; func load() } protocol API { func save() -> Single<Int>; func load() }
          """.utf8), path: "a.swift")
    ])
    var services = ScriptedServices(app, shared: ["save"])
    for name in ["TTSAdapter", "API"] { _ = app.type(name).flatMap { services.make([$0]) } }
    #expect(services.text.contains(#"stage.port("ttsAdapterSave""#))
    #expect(services.text.contains(#"stage.port("apiSave""#))
  }

  @Test func `a tuple as a reply is read from a list`() {
    let found = services(
      """
      struct Alarm { let id: Int }
      protocol P {
        func list(_ market: String) -> Observable<([Alarm], count: Int)>
        func find() async throws -> (name: String, Int?)
        func odd() -> Observable<(UIView, Int)>
      }
      """)
    #expect(found.unfilled == ["P.odd"])
    for line in [
      #"listPort = stage.port("list", [String: String].self, (DecodedTuple<[Alarm], Int>).self)"#,
      #"listPort.call(["market": market] as [String: Any], as: (DecodedTuple<[Alarm], Int>).self)"#
        + ".map { ($0.parts.0, count: $0.parts.1) }",
      "let decoded = try await findPort.reply(to: [:] as [String: Any], as: (DecodedTuple<String, Int?>).self)\n"
        + "    return (name: decoded.parts.0, decoded.parts.1)",
    ] {
      #expect(found.text.contains(line))
    }
  }

  @Test func `a generic function that returns one of the values that it is given is answered by an index`() {
    let found = services(
      """
      protocol Choice { var title: String { get } }
      protocol P {
        func show<A: Choice>(title: String?, actions: [A]) -> Observable<A>
        func pick<A>(_ values: [A]) -> Maybe<A>
        func other<A>(_ values: [A]) -> Observable<[A]>
      }
      """)
    #expect(found.unfilled == ["P.other"])
    for line in [
      #"showPort = stage.port("show", (title: String?, actions: Any).self, Int.self)"#,
      """
          showPort.call(["title": title as Any, "actions": actions] as [String: Any], as: Int.self).map { index in
            if actions.indices.contains(index) { return actions[index] }
            throw PortError(port: "show", message: "there is no \\(index) in actions")
          }

      """,
      """
            throw PortError(port: "pick", message: "there is no \\(index) in values")
          }.asMaybe()

      """,
    ] {
      #expect(found.text.contains(line), "\(line)")
    }
  }

  @Test func `a generic function is answered where its reply is decodable`() {
    let found = services(
      """
      protocol Target { associatedtype Response: Decodable; associatedtype Other; var path: String { get } }
      protocol Model: Codable {}
      struct Page<T> { let items: [T] }
      protocol P {
        func send<T: Decodable>(_ request: Request<T>) -> Single<T>
        func ask<R: Target>(_ target: R) async throws -> R.Response
        func list<M>(_ type: M.Type, page: Int) -> Observable<Page<M>> where M: Model,
          M: Hashable
        func load<T: Decodable & Sendable>(_ url: URL, done: @escaping (Result<T, Error>) -> Void)
        func save(_ target: some Target) -> Completable
        func other<R: Target>(_ target: R) -> Single<R.Other>
        func any<T>(_ key: String) -> T
        func maybe<T>(_ key: String) -> T?
      }
      """)
    #expect(found.unfilled == ["P.other", "P.any", "P.maybe"])
    for line in [
      #"    sendPort = stage.port("send")"#,
      "  func send<T: Decodable>(_ request: Request<T>) -> Single<T> {\n"
        + #"    sendPort.call(["request": request] as [String: Any], as: (T).self).asSingle()"#,
      #"    try await askPort.reply(to: ["target": target] as [String: Any])"#,
      "  func list<M>(_ type: M.Type, page: Int) -> Observable<Page<M>> where M: Model, M: Hashable {\n"
        + #"    listPort.call(["type": "\(type)", "page": page] as [String: Any], as: (Page<M>).self)"#,
      #"_ = loadPort.call(["url": url] as [String: Any], as: (T).self).subscribe"#,
      "  func save(_ target: some Target) -> Completable {",
      "  func maybe<T>(_ key: String) -> T? {\n    return nil  // Not filled in yet.\n",
      "  func any<T>(_ key: String) -> T {\n    fatalError(\"not filled in yet: P.any\")",
    ] {
      #expect(found.text.contains(line), "\(line)")
    }
  }

  @Test func `a parameter without a name gets one`() {
    #expect(
      services("protocol P { func a(_: Int, by _: Int) }").text.contains(
        "  func a(_ value0: Int, by value1: Int) {\n"
          + #"    aNote(["value0": value0, "value1": value1] as [String: Any])"#))
  }

  @Test func `an error of another type than any has to be thrown by hand`() {
    let found = services("enum Failure: Error { case no } protocol P { func load() async throws(Failure) -> Int }")
    #expect(found.unfilled == ["P.load"])
    #expect(found.text.contains("  func load() async throws(Failure) -> Int {\n"))
  }

  @Test func `replies, streams and properties of any values are written as JSON, images by their names`() {
    let found = services(
      """
      typealias JSON = [String: Any]
      protocol P {
        var events: Observable<JSON> { get }
        var headers: [String: Any] { get set }
        func load(_ id: Int) -> Single<JSON>
        func rows() async throws -> [[String: Any]]
        func row() async -> [String: Any]?
        func all() async -> [Any]
        func first() -> Any
        func photo() -> Observable<UIImage>
        func cover(done: @escaping (Result<UIImage, Error>) -> Void)
        func pair() -> Single<(UIImage, JSON)>
      }
      """)
    #expect(found.unfilled == [])
    for line in [
      #"events = stage.stream("events", of: ([String: DecodedJSON]).self).map { $0.mapValues { $0.value } }"#,
      #"headers = stage.argument("headers", default: [:] as [String: DecodedJSON]).mapValues { $0.value }"#,
      #"loadPort.call(["id": id] as [String: Any], as: ([String: DecodedJSON]).self).map { $0.mapValues { $0.value } }"#
        + ".asSingle()",
      "let decoded = try await rowsPort.reply(to: [:] as [String: Any], as: ([[String: DecodedJSON]]).self)\n"
        + "    return decoded.map { $0.mapValues { $0.value } }",
      "let decoded = try? await rowPort.reply(to: [:] as [String: Any], as: ([String: DecodedJSON]?).self)\n"
        + "    return decoded.map { $0.mapValues { $0.value } }",
      "guard let decoded = try? await allPort.reply(to: [:] as [String: Any], as: ([DecodedJSON]).self) else { return [] }",
      "let decoded = firstPort.value(for: [:] as [String: Any], as: (DecodedJSON).self)\n    return decoded.value",
      "photoPort.call([:] as [String: Any], as: (String).self).map { UIImage(named: $0) ?? UIImage() }",
      "onNext: { done(.success(UIImage(named: $0) ?? UIImage())) }",
      ".map { (UIImage(named: $0.parts.0) ?? UIImage(), $0.parts.1.mapValues { $0.value }) }.asSingle()",
    ] {
      #expect(found.text.contains(line), "\(line)")
    }
  }
}
