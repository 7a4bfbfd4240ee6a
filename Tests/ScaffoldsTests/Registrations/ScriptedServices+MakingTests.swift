import Testing

@testable import Scaffolds

@Suite struct ScriptedServicesMakingTests {
  private func registrations(_ text: String) -> Registrations {
    Registrations(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }

  private func text(_ source: String) -> String { registrations(source).entries.map(\.text).joined(separator: "\n") }

  @Test func `initialisers get what can be made for them, and the rest is marked`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable } protocol Log { func log(_ text: String) }
      class Helper { init(service: any Service) {} } struct Model { let id: Int } struct Bare {}
      typealias Dependency = Service & Log
      class R: Reactor {
        enum Action {}
        init(service: Service, helper: Helper, id: Int, name: String?, scheduler: SchedulerType, store: UserDefaults = .standard,
             model: Model, image: UIImage?, user: Observable<Int>, dependency: Dependency, bare: Bare, pick: (Bare) -> Bare) {}
      }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          let service = ScriptedService(stage: stage)
          let dependency = ScriptedServiceAndLog(stage: stage)
          return try R(service: service, helper: Helper(service: service), id: stage.argument("id", default: 0), \
        name: stage.argument("name", default: nil), scheduler: stage.scheduler, \
        model: stage.argument("model", default: Model(id: 0)), image: nil, user: stage.stream("user", of: (Int).self), \
        dependency: dependency, bare: Bare(), pick: unfilled("R.init(pick: (Bare) -> Bare)"))
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.map(\.name) == ["R.init(pick: (Bare) -> Bare)"])
  }

  @Test func `closures are answered by scripts, told to outlets, or make what they return`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable } class Cell: Reactor { enum Action {}; init(service: Service, tag: String?) {} }
      class R: Reactor {
        enum Action {}
        init(load: @escaping (Int, [String]) async throws -> String, price: @escaping (Int) -> Int, now: @escaping () -> Date,
             done: @escaping (Int) -> Void, closed: @escaping () -> Void, cell: @escaping () -> Cell) {}
      }
      """)
    #expect(
      all.entries[1].text == """
        catalog.reactor("r", { stage in
          let loadPort = stage.port("load", (first: Int, second: [String]).self, (String).self)
          let pricePort = stage.port("price", (Int).self, (Int).self)
          let now = stage.argument("now", default: Date(timeIntervalSince1970: 0) as Date)
          let scheduler = stage.scheduler
          let doneNote = stage.note("done")
          let closedNote = stage.note("closed")
          let service = ScriptedService(stage: stage)
          let tag = stage.argument("tag", default: nil as String?)
          return R(load: { first, second in try await loadPort.reply(to: ["first": first, "second": second] as [String: Any]) }, \
        price: { value in pricePort.value(for: value) }, now: { now.addingTimeInterval(scheduler.now / .seconds(1)) }, done: { value in doneNote(value) }, \
        closed: { closedNote([:] as [String: Any]) }, cell: { Cell(service: service, tag: tag) })
        }) { _ in }
        """)
  }

  @Test func `a closure that returns an optional is answered as any other`() {
    let all = registrations(
      "class R: Reactor { enum Action {}; init(token: @escaping () -> String?, find: @escaping (Int) -> Int?) {} }")
    #expect(all.entries[0].text.contains("R(token: { token }, find: { value in findPort.value(for: value) })"))
  }

  @Test func `factories make their results of their arguments, and subjects are fed by scripts`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable } class Cell: Reactor { enum Action {}; init(post: Post, service: Service) {} }
      class Post { let id: Int; init(id: Int) {} }
      class R: Reactor {
        enum Action {}
        init(cell: @escaping (Post) -> Cell, user: BehaviorRelay<Int?>, a: PublishSubject<Int>, b: PublishSubject<Int>) {}
      }
      """)
    #expect(
      all.entries[1].text == """
        // user is fed by scripts; what the reactor itself sends there is not shown.
        // a is fed by scripts; what the reactor itself sends there is not shown.
        // b is fed by scripts; what the reactor itself sends there is not shown.
        catalog.reactor("r", { stage in
          let service = ScriptedService(stage: stage)
          let user = BehaviorRelay<Int?>(value: nil)
          _ = stage.stream("user", of: (Int?).self).subscribe(onNext: user.accept)
          let a = PublishSubject<Int>()
          _ = stage.stream("a", of: (Int).self).subscribe(a)
          let b = PublishSubject<Int>()
          _ = stage.stream("b", of: (Int).self).subscribe(b)
          return R(cell: { value in Cell(post: value, service: service) }, user: user, a: a, b: b)
        }) { _ in }
        """)
  }

  @Test
  func `a service that a property wrapper injects is left to a person, and so is one whose type is not written`() {
    let all = registrations(
      #"""
      protocol API { func go() -> Completable } protocol Odd { init() }
      class Base { @Injected var api: API }
      class R: Base, Reactor {
        enum Action {}
        @Dependency(\.clock) var clock
        @LazyInjected private var odd: Odd?
        @UserDefault("count") var count: Int
        init(n: Int) {}
      }
      """#)
    #expect(
      all.entries[0].text == #"""
        catalog.reactor("r", { stage in
          try inject(ScriptedAPI(stage: stage) as API, into: "Base.api (@Injected)")
          try unfilled("R.clock (@Dependency(\\.clock))") as Void
          try unfilled("R.odd (@LazyInjected)") as Void
          return R(n: stage.argument("n", default: 0))
        }) { _ in }
        """#)
    #expect(
      all.entries[0].unfilled.map(\.name) == [
        "Base.api (@Injected)", #"R.clock (@Dependency(\.clock))"#, "R.odd (@LazyInjected)",
      ])
  }

  @Test func `what a property wrapper takes from a container of Swinject is answered by scripts`() {
    let all = registrations(
      """
      import Swinject
      @propertyWrapper struct Injected<T> { var wrappedValue: T { Container.default.resolve(T.self)! } }
      protocol API { func go() -> Completable } protocol Log { func log() }
      class R: Reactor { enum Action {}; @Injected var api: any API; @Other var log: Log }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          Swinject.Container.answer(with: ScriptedAPI(stage: stage) as any API)
          try inject(ScriptedLog(stage: stage) as Log, into: "R.log (@Other)")
          return R()
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.map(\.name) == ["R.log (@Other)"])
  }

  @Test func `a class that a property wrapper injects is left to a person if it cannot be made`() {
    let all = registrations(
      #"""
      class Client { private init() {}; @Injected var other: Other } class Other { init(client: Client) {} }
      class Cache {}
      class R: Reactor {
        enum Action {}
        @Injected(\.client) var client: Client
        @Injected private var other: Other?
        @Injected var cache: Cache
      }
      """#)
    #expect(all.entries[0].unfilled.map(\.name) == [#"R.client (@Injected(\.client))"#, "R.other (@Injected)"])
  }

  @Test func `a dependency that the app adds to those of every program is answered by scripts`() {
    let all = registrations(
      #"""
      protocol API { func go() -> Completable } struct Client { var load: (Int) async throws -> String }
      extension DependencyValues {
        var api: API { get { self[Key.self] } set { self[Key.self] = newValue } }
        var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
        var view: UIView { get { self[View.self] } set { self[View.self] = newValue } }
      }
      class Helper { @Dependency(\.api) var api }
      class R: Reactor {
        enum Action {}
        @Dependency(\.client) private var client
        @Dependency(\.view) var view
        init(helper: Helper, make: @escaping () -> Helper) {}
      }
      """#)
    #expect(
      all.entries[0].text == #"""
        catalog.reactor("r", { stage in
          let api = ScriptedAPI(stage: stage)
          let loadPort = stage.port("load", (Int).self, (String).self)
          try unfilled("R.view (@Dependency(\\.view))") as Void
          return withDependencies { $0.api = api; $0.client = Client(load: { value in try await loadPort.reply(to: value) }) } operation: { R(helper: Helper(), make: { withDependencies { $0.api = api } operation: { Helper() } }) }
        }) { _ in }
        """#)
    #expect(all.entries[0].unfilled.map(\.description) == [#"R.view (@Dependency(\.view)) (a.swift:11)"#])
  }

  @Test func `a dependency that is read by its key is answered as one that is read by a name`() {
    let text = text(
      """
      protocol API { func go() -> Completable } enum APIKey: DependencyKey { static let liveValue: any API = Live() }
      struct Client: DependencyKey { var load: (Int) -> Single<String>; static let liveValue = Client(load: { _ in .never() }) }
      class R: Reactor { enum Action {}; @Dependency(Client.self) var client; @Dependency(APIKey.self) private var api }
      """)
    #expect(
      text == """
        catalog.reactor("r", { stage in
          let loadPort = stage.port("load", (Int).self, (String).self)
          let api = ScriptedAPI(stage: stage)
          return withDependencies { $0[Client.self] = Client(load: { value in loadPort.call(value, as: (String).self).asSingle() }); \
        $0[APIKey.self] = api } operation: { R() }
        }) { _ in }
        """)
  }

  @Test func `dependencies that every program has need not be filled in`() {
    let all = registrations(
      #"""
      class R: Reactor {
        enum Action {}
        @Dependency(\.uuid) var uuid
        @Dependency(\.date.now) private var now
      }
      """#)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { _ in
          R()
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.isEmpty)
  }

  @Test func `a part whose service a property wrapper injects is made, and its service is left to a person once`() {
    let all = registrations(
      """
      protocol API { func go() -> Completable }
      class Store { @Injected var api: API }
      class R: Reactor { enum Action {} init(store: Store, other: Store, make: () -> Store) {} }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          try inject(ScriptedAPI(stage: stage) as API, into: "Store.api (@Injected)")
          return R(store: Store(), other: Store(), make: { Store() })
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.map(\.name) == ["Store.api (@Injected)"])
  }

  @Test func `an argument of any values or of an image is written as one of a script`() {
    #expect(
      text("class R: Reactor { enum Action {} init(info: [AnyHashable: Any], image: UIImage) {} }").contains(
        #"R(info: Dictionary(uniqueKeysWithValues: stage.argument("info", default: [:] as [String: DecodedJSON])"#
          + #".map { (AnyHashable($0.key), $0.value.value) }), "#
          + #"image: UIImage(named: stage.argument("image", default: "" as String)) ?? UIImage())"#))
  }

  @Test func `a reactor gets its delegate from scripts, whether it is made with it or gets it later`() {
    #expect(
      registrations(
        """
        protocol Delegate: AnyObject { func done() } protocol Listener { func heard() }
        class R: Reactor {
          enum Action {}
          weak var delegate: Delegate?
          init(delegate: Delegate?) {}
        }
        class Base { var listener: (any Listener)?; private weak var own: Delegate?; private(set) var set: Delegate? }
        class S: Base, Reactor { enum Action {}; weak var delegate: Delegate?; var computed: Delegate? { nil } }
        """
      ).entries.map(\.text) == [
        """
        catalog.reactor("r", { stage in
          let delegate = stage.keep(ScriptedDelegate(stage: stage))
          return R(delegate: delegate)
        }) { _ in }
        """,
        """
        catalog.reactor("s", { stage in
          let listener = ScriptedListener(stage: stage)
          let delegate = stage.keep(ScriptedDelegate(stage: stage))
          let reactor = S()
          reactor.listener = listener
          reactor.delegate = delegate
          return reactor
        }) { _ in }
        """,
      ])
  }

  @Test func `a delegate that no script can stand for is listed, and closures that are set later are answered`() {
    let all = registrations(
      """
      protocol Odd { associatedtype A }
      class R: Reactor { enum Action {}
        weak var odd: (any Odd)?
        var done: ((Int) -> Void)?
        var ask: (() -> Single<Int>)?; private var own: (() -> Void)?; var none: ((UIView) -> UIView)?
      }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          let doneNote = stage.note("done")
          let askPort = stage.port("ask", Void.self, (Int).self)
          let reactor = R()
          reactor.done = { value in doneNote(value) }
          reactor.ask = { askPort.call([:] as [String: Any], as: (Int).self).asSingle() }
          return reactor
        }) { _ in }
        """)
    #expect(
      all.entries[0].unfilled.map(\.description) == [
        "R.odd (a.swift:3): no script can stand for 'associatedtype A' (a.swift:1)"
      ])
  }

  @Test func `a tuple and what has another name are made of their parts`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable } typealias Load = (Int) -> Single<String>
      class R: Reactor { typealias Dependency = (service: Service, id: Int); enum Action {}
        init(dependency: Dependency, pair: (Int, String), load: @escaping Load, odd: (UIView, Bool)) {} }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          let service = ScriptedService(stage: stage)
          let loadPort = stage.port("load", (Int).self, (String).self)
          return try R(dependency: (service: service, id: stage.argument("id", default: 0)), \
        pair: (stage.argument("pair0", default: 0), stage.argument("pair1", default: "")), \
        load: { value in loadPort.call(value, as: (String).self).asSingle() }, \
        odd: (unfilled("R.init(odd: (UIView, Bool))"), stage.argument("odd1", default: false)))
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.map(\.description) == ["R.init(odd: (UIView, Bool)) (a.swift:3)"])
  }

  @Test func `the steps of a flow are told`() {
    #expect(
      text("class R: Reactor { enum Action {}; let steps = PublishRelay<Step>() }") == """
        catalog.reactor("r", { stage in
          let reactor = R()
          _ = reactor.steps.subscribe(onNext: { [note = stage.note("steps")] in note($0) })
          return reactor
        }) { _ in }
        """)
  }

  @Test func `what a reactor sends through relays of its own or of a superclass is told`() {
    #expect(
      text(
        """
        class Base { let alert: PublishRelay<Error> = .init(); private let own = PublishRelay<Int>() }
        class R: Base, Reactor { enum Action {}; let done = PublishRelay<Void>(); private let stop = PublishRelay<Int>()
          let count = BehaviorRelay(value: 1); var event: PublishRelay<Int> { service.event }
          static let all = PublishRelay<Int>() }
        """) == """
          catalog.reactor("r", { stage in
            let reactor = R()
            _ = reactor.alert.subscribe(onNext: { [note = stage.note("alert")] in note($0) })
            _ = reactor.done.subscribe(onNext: { [note = stage.note("done")] in note($0) })
            return reactor
          }) { _ in }
          """)
  }

  @Test func `what a reactor sends through subjects is told, and through observables of hidden relays`() {
    let text = text(
      """
      class R: Reactor { enum Action {}; let done = PublishSubject<Void>(); private let stop = PublishSubject<Int>()
        private let errorRelay = PublishRelay<String>(); lazy var error = errorRelay.asObservable()
        lazy var stopped: Observable<Int> = self.stop.asObservable(); lazy var other = service.asObservable()
        lazy var again = done.asObservable() }
      """)
    for name in ["done", "error", "stopped"] {
      #expect(text.contains("_ = reactor.\(name).subscribe(onNext: { [note = stage.note(\"\(name)\")] in"))
    }
    #expect(!text.contains("other") && !text.contains("again"))
  }

  @Test func `the shared instance of a class is used if its initialiser is private`() {
    #expect(
      text(
        """
        final class Store { static let shared = Store(); private init() {} }
        class R: Reactor { enum Action {}; init(store: Store) {} }
        """
      ).contains("R(store: Store.shared)"))
  }

  @Test func `of a struct of services, only members of unknown types have to be filled in by hand`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable }
      class R: Reactor { enum Action {}; struct Dependency { let service: Service; let view: UIView }
        init(dependency: Dependency) {} }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          let service = ScriptedService(stage: stage)
          return try R(dependency: R.Dependency(service: service, view: unfilled("R.Dependency.init(view: UIView)")))
        }) { _ in }
        """)
    #expect(all.entries[0].unfilled.map(\.name) == ["R.Dependency.init(view: UIView)"])
  }

  @Test func `the initialiser that leaves least to fill is taken`() {
    #expect(
      text(
        "class R: Reactor { enum Action {} init(a: X) {} convenience init(n: Int) {} private init() {} init?(b: Bool) {} }"
      )
      .contains(#"R(n: stage.argument("n", default: 0))"#))
    #expect(text("class R: Reactor { enum Action {} let a: Int }").contains(#"unfilled("R.init") as R"#))
  }

  @Test func `a struct of services, as a factory hands them over, is made of them`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable }
      class R: Reactor { enum Action {}; struct Dependency { let service: Service; var tag: String? }
        init(dependency: Dependency) {} }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { stage in
          let service = ScriptedService(stage: stage)
          return R(dependency: R.Dependency(service: service))
        }) { _ in }
        """)
  }

  @Test func `a closure that is given a completion is a port, whose failures are the app's errors`() {
    let made = text(
      """
      enum Failure: Error { case no }
      class R: Reactor { enum Action {}
        init(buy: @escaping (Int, @escaping (Result<String, Failure>) -> Void) -> Void) {} }
      """)
    #expect(
      made.contains(
        """
        _ = buyPort.call(["first": first] as [String: Any], as: (String).self, throwing: Failure.self)\
        .subscribe(onNext: { second(.success($0)) }, \
        onError: { if let error = $0 as? Failure { second(.failure(error)) } })
        """))
  }

  @Test func `a service that only classes can be is kept, because reactors may hold it weakly`() {
    let text = text(
      """
      protocol Delegate: AnyObject { func close() } protocol Child: Delegate {} protocol Api { func go() -> Completable }
      class R: Reactor { enum Action {}; init(delegate: Delegate, child: Child, api: Api) {} }
      """)
    #expect(text.contains("let delegate = stage.keep(ScriptedDelegate(stage: stage))\n"))
    #expect(text.contains("let child = stage.keep(ScriptedChild(stage: stage))\n"))
    #expect(text.contains("let api = ScriptedApi(stage: stage)\n"))
  }

  @Test func `closures of one label are ports of several names`() {
    let text = text(
      """
      struct A { let load: (Int) -> Observable<String> } struct B { let load: (String) -> Observable<Int> }
      class R: Reactor { enum Action {}; init(a: A, b: B) {} }
      """)
    #expect(text.contains(#"let loadPort = stage.port("load", (Int).self, (String).self)"#))
    #expect(text.contains(#"let load2Port = stage.port("load2", (String).self, (Int).self)"#))
  }

  @Test func `a service is answered by scripts even where the initialiser has a default for it`() {
    let text = text(
      """
      protocol Service { func go() -> Completable } struct Live: Service {} protocol Odd { associatedtype A }
      class Store {}
      class R: Reactor {
        enum Action {}
        init(service: any Service = Live(), odd: Odd = X(), maybe: Service? = nil, store: Store = Store(), page: Int = 1) {}
      }
      """)
    #expect(text.contains("let service = ScriptedService(stage: stage)\n"))
    #expect(text.contains("return R(service: service)\n"))
  }

  @Test func `the clock, the settings of the user and the closures of an app are answered in spite of their defaults`()
  {
    let text = text(
      """
      class R: Reactor {
        enum Action {}
        init(now: @escaping () -> Date = Date.init, calendar: Calendar = .current, makeID: @escaping () -> UUID = UUID.init,
             load: @escaping (Int) -> Single<String> = API.load, track: @escaping (String) -> Void = { _ in },
             odd: @escaping (Odd) -> Odd = { $0 }, done: (() -> Void)? = nil, size: Int = 20) {}
      }
      """)
    #expect(
      text == """
        // makeID keeps the default of the app, which no script answers.
        // odd keeps the default of the app, which no script answers.
        catalog.reactor("r", { stage in
          let now = stage.argument("now", default: Date(timeIntervalSince1970: 0) as Date)
          let scheduler = stage.scheduler
          let loadPort = stage.port("load", (Int).self, (String).self)
          let trackNote = stage.note("track")
          return R(now: { now.addingTimeInterval(scheduler.now / .seconds(1)) }, \
        calendar: stage.argument("calendar", default: Calendar(identifier: .gregorian)), \
        load: { value in loadPort.call(value, as: (String).self).asSingle() }, track: { value in trackNote(value) })
        }) { _ in }
        """)
  }

  @Test func `a struct of closures is answered in spite of its default, and names what it asks`() {
    let text = text(
      """
      struct Client { var near: (_ at: Double, _ page: Int) -> Single<Int>; var save: (_ id: Int) -> Void
        static let live = Client(near: API.near, save: API.save) }
      struct Odd { var make: (Odd) -> Odd } struct Style { var size = 1; var name: String }
      class R: Reactor { enum Action {}; init(client: Client = .live, odd: Odd = .live, style: Style = .plain) {} }
      """)
    #expect(
      text == """
        catalog.reactor("r", { stage in
          let nearPort = stage.port("near", (at: Double, page: Int).self, (Int).self)
          let saveNote = stage.note("save")
          return R(client: Client(near: { at, page in nearPort.call(["at": at, "page": page] as [String: Any], \
        as: (Int).self).asSingle() }, save: { value in saveNote(value) }))
        }) { _ in }
        """)
  }

  @Test func `a closure that makes an object fills parameters with defaults, too, and one that makes ids makes others`()
  {
    let text = text(
      """
      class D { init(id: Int, title: String? = nil, note: String = "", tag: String = "") {} }
      class R: Reactor { enum Action {}
        init(detail: @escaping (_ id: Int, _ title: String?) -> D, noted: @escaping (_ id: Int, _ note: String) -> D,
             makeID: @escaping () -> UUID) {} }
      """)
    #expect(
      text == """
        catalog.reactor("r", { _ in
          R(detail: { id, title in D(id: id, title: title) }, noted: { id, note in D(id: id, note: note) }, \
        makeID: { .init() })
        }) { _ in }
        """)
  }

  @Test func `the ID of an Identifiable type is the type of its property id`() {
    let all = registrations(
      """
      struct Todo: Identifiable { let id: UUID } struct Note { let id = UUID(); var text = "" } extension Note: Identifiable {}
      struct Named: Identifiable { typealias ID = String; var id: ID } struct Plain { let id: Int }
      class R: Reactor { enum Action { case open(Todo.ID), note(Note.ID?), named(Named.ID), plain(Plain.ID) }
        init(id: Todo.ID) {} }
      """)
    #expect(all.entries[0].actions == ["open", "note", "named"])
    #expect(all.entries[0].unfilled.map(\.name) == ["R.Action.plain(Plain.ID)"])
    #expect(all.entries[0].text.contains(#"R(id: stage.argument("id", default: UUID(uuidString:"#))
  }
}
