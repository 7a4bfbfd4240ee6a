import Testing

@testable import Scaffolds

@Suite struct RegistrationsTests {
  private func registrations(_ text: String) -> Registrations {
    Registrations(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }

  private func text(_ source: String) -> String { registrations(source).entries.map(\.text).joined(separator: "\n") }

  @Test func `every case is named as far as a script can write its payloads`() {
    let all = registrations(
      """
      struct Model: Codable {} struct Plain {} enum Order: String { case up } struct Draft { let text: String }
      class HomeViewReactor: Reactor {
        enum Action {
          case refresh, open(Model, animated: Bool), tap(Void), sort(by: Order), at(IndexPath), show(Plain, [Plain])
          case send(Draft), pick(Plain?, at: Int)
        }
        let initialState = 1
      }
      """)
    #expect(
      all.entries[0].text == """
        catalog.reactor("home", { _ in
          HomeViewReactor()
        }) { cases in
          cases("refresh", HomeViewReactor.Action.refresh)
          cases("open", HomeViewReactor.Action.open)
          cases("tap", HomeViewReactor.Action.tap(()))
          cases("sort", labels: ["by"], HomeViewReactor.Action.sort)
          cases("at", HomeViewReactor.Action.at)
          cases("show", labels: ["_"]) { (_: String?) in try unfilled("HomeViewReactor.Action.show(Plain, [Plain])") }
          cases("send", HomeViewReactor.Action.send)
          cases("pick", labels: ["_", "at"]) { (_: String?, at: Int) in HomeViewReactor.Action.pick(nil, at: at) }
        }
        """)
    #expect(all.entries[0].actions == ["refresh", "open", "tap", "sort", "at", "send", "pick"])
    #expect(all.entries[0].unfilled == ["HomeViewReactor.Action.show(Plain, [Plain])"])
    #expect(all.conformancesText.contains("extension Order: Decodable {}\n\nextension Draft: Decodable {\n"))
  }

  @Test func `actions may be decodable, inherited, or none`() {
    let all = registrations(
      """
      class A: Reactor { enum Action: Decodable { case a } }
      class B: Reactor { typealias Action = NoAction }
      class C: A {}
      class D: Reactor { typealias Action = Shared } enum Shared { case x }
      class E: Reactor { enum Action {} }
      """)
    #expect(
      all.entries.map { $0.text.split(separator: "\n").joined(separator: " ") } == [
        #"catalog.reactor("a") { _ in   A() }"#, #"catalog.reactor("b", { _ in   B() }) { _ in }"#,
        #"catalog.reactor("c") { _ in   C() }"#,
        #"catalog.reactor("d", { _ in   D() }) { cases in   cases("x", D.Action.x) }"#,
        #"catalog.reactor("e", { _ in   E() }) { _ in }"#,
      ])
  }

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
    #expect(all.entries[0].unfilled == ["R.init(pick: (Bare) -> Bare)"])
  }

  @Test func `closures are answered by scripts, told to outlets, or make what they return`() {
    let all = registrations(
      """
      protocol Service { func go() -> Completable } class Cell: Reactor { enum Action {}; init(service: Service) {} }
      class R: Reactor {
        enum Action {}
        init(load: @escaping (Int, [String]) async throws -> String, price: @escaping (Int) -> Int, now: @escaping () -> Date,
             done: @escaping (Int) -> Void, closed: @escaping () -> Void, cell: @escaping () -> Cell) {}
      }
      """)
    #expect(
      all.entries[1].text == """
        catalog.reactor("r", { stage in
          let loadPort = stage.port("load")
          let pricePort = stage.port("price")
          let now = stage.argument("now", default: Date(timeIntervalSince1970: 0))
          let doneNote = stage.note("done")
          let closedNote = stage.note("closed")
          let service = ScriptedService(stage: stage)
          return R(load: { first, second in try await loadPort.reply(to: ["first": first, "second": second] as [String: Any]) }, \
        price: { value in pricePort.value(for: value) }, now: { now }, done: { value in doneNote(value) }, \
        closed: { closedNote([:] as [String: Any]) }, cell: { Cell(service: service) })
        }) { _ in }
        """)
  }

  @Test func `factories make what they return of what they are given, and subjects are fed`() {
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

  @Test func `the steps of a flow are told`() {
    #expect(
      text("class R: Reactor { enum Action {}; let steps = PublishRelay<Step>() }") == """
        catalog.reactor("r", { stage in
          let reactor = R()
          let step = stage.note("steps")
          _ = reactor.steps.subscribe(onNext: { step($0) })
          return reactor
        }) { _ in }
        """)
  }

  @Test func `services that have a name in common are told apart`() {
    let all = registrations(
      """
      protocol FetchUseCase { func execute() -> Single<Int> } protocol SaveUseCaseProtocol { func execute(_ n: Int) -> Completable }
      protocol UserServiceType { var event: Observable<Int> { get }; func name() -> Single<String> }
      protocol TaskServiceType { var event: Observable<Int> { get }; func title() -> Single<String> }
      class R: Reactor {
        enum Action {}
        init(fetch: FetchUseCase, save: SaveUseCaseProtocol, user: UserServiceType, task: TaskServiceType) {}
      }
      """)
    for line in [
      "fetchUseCasePort = stage.port(\"fetchUseCase\")", "saveUseCasePort = stage.port(\"saveUseCase\")",
      "event = stage.stream(\"userServiceEvent\", of: (Int).self)", "namePort = stage.port(\"name\")",
      "event = stage.stream(\"taskServiceEvent\", of: (Int).self)", "titlePort = stage.port(\"title\")",
    ] {
      #expect(all.servicesText.contains(line))
    }
  }

  @Test func `the initialiser that leaves least to fill is taken`() {
    #expect(
      text(
        "class R: Reactor { enum Action {} init(a: X) {} convenience init(n: Int) {} private init() {} init?(b: Bool) {} }"
      )
      .contains(#"R(n: stage.argument("n", default: 0))"#))
    #expect(text("class R: Reactor { enum Action {} let a: Int }").contains(#"unfilled("R.init") as R"#))
  }

  @Test func `a reactor that cannot be registered is refused with the reason`() {
    let all = registrations(
      "class G<T>: Reactor { enum Action {} } private class P: Reactor { enum Action {} } class N: Reactor {}")
    #expect(
      all.refusals == [
        "G (a.swift): it is generic: register one of its kinds by hand", "P (a.swift): it is private",
        "N (a.swift): its Action was not found",
      ])
    #expect(all.entries.isEmpty)
  }

  @Test func `names are short, and of two equal ones one is longer`() {
    let all = registrations(
      """
      class LoginViewReactor: Reactor { enum Action {} } class LoginReactor: Reactor { enum Action {} }
      enum Chat { class LoginReactor: Reactor { enum Action {} } } class GitHubURLReactor: Reactor { enum Action {} }
      """)
    #expect(all.entries.map(\.name) == ["login", "login-reactor", "chat-login-reactor", "git-hub-url"])
  }
}
