import Testing

@testable import Scaffolds

@Suite struct RegistrationsTests {
  private func registrations(_ text: String) -> Registrations {
    Registrations(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }

  @Test func `every case is named as far as a script can write its payloads`() {
    let all = registrations(
      """
      struct Model: Codable {} struct Plain {} enum Order: String { case up } struct Draft { let text: String }
      class HomeViewReactor: Reactor {
        enum Action {
          case refresh, open(Model, animated: Bool), tap(Void), sort(by: Order), at(IndexPath), show(Plain, [Plain])
          case send(Draft), pick(Plain?, at: Int), touch(Void, at: Int)
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
          cases("touch", labels: ["at"]) { (at: Int) in HomeViewReactor.Action.touch((), at: at) }
        }
        """)
    #expect(all.entries[0].actions == ["refresh", "open", "tap", "sort", "at", "send", "pick", "touch"])
    #expect(all.entries[0].unfilled.map(\.name) == ["HomeViewReactor.Action.show(Plain, [Plain])"])
    #expect(
      WrittenConformances(all.services.types).text
        .contains("extension Order: Decodable {}\n\nextension Draft: Decodable {\n"))
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

  @Test func `a reactor that inherits a generic one has its actions`() {
    let all = registrations(
      """
      class PagingReactor<T>: Reactor { enum Action { case next, show(T) } init(page: Int, first: T?) {} }
      final class NoticesReactor: PagingReactor<Notice> {} struct Notice { let id: Int }
      """)
    #expect(all.entries.map(\.actions) == [["next"]])
    #expect(
      all.entries[0].text.contains(
        "NoticesReactor(page: stage.argument(\"page\", default: 0), "
          + "first: stage.argument(\"first\", default: nil))"))
    #expect(all.refusals == ["PagingReactor (a.swift): it is generic: register one of its kinds by hand"])
  }

  @Test func `services that have a name in common are told apart`() {
    let all = registrations(
      """
      protocol FetchUseCase { func execute() -> Single<Int> } protocol SaveUseCaseProtocol { func execute(_ n: Int) -> Completable }
      protocol CountUseCase { func invoke() -> Single<Int> } protocol UserServiceType { var event: Observable<Int> { get }; func name() -> Single<String> }
      protocol TaskServiceType { var event: Observable<Int> { get }; func title() -> Single<String> }
      class R: Reactor {
        enum Action {}
        init(fetch: FetchUseCase, save: SaveUseCaseProtocol, user: UserServiceType, task: TaskServiceType, count: CountUseCase) {}
      }
      """)
    for line in [
      "fetchUseCasePort = stage.port(\"fetchUseCase\", Void.self, (Int).self)",
      "saveUseCasePort = stage.port(\"saveUseCase\", [String: Int].self, Void.self)",
      "event = stage.stream(\"userServiceEvent\", of: (Int).self)",
      "countUseCasePort = stage.port(\"countUseCase\", Void.self, (Int).self)",
      "namePort = stage.port(\"name\", Void.self, (String).self)",
      "event = stage.stream(\"taskServiceEvent\", of: (Int).self)",
      "titlePort = stage.port(\"title\", Void.self, (String).self)",
    ] {
      #expect(all.services.text.contains(line))
    }
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
    #expect(all.entries.map(\.name) == ["login", "login-reactor", "chat-login", "git-hub-url"])
  }

  @Test func `a payload that is a tuple is written by its parts`() {
    let source = "class R: Reactor { enum Action { case pick(item: (index: Int, String)), show((Int, UIView)) } }"
    let app = AppDeclarations([DeclarationReader.declarations(of: Array(source.utf8), path: "a.swift")])
    let entry = Registrations(app).entries[0]
    #expect(
      entry.text.contains(
        """
          cases("pick", labels: ["index", "_"]) { (index: Int, value1: String) in \
        R.Action.pick(item: (index: index, value1)) }
        """))
    #expect(entry.unfilled.map(\.name) == ["R.Action.show((Int, UIView))"])
  }

  @Test func `a payload with a default may be left out, and one that no script can write keeps it`() {
    let all = registrations(
      """
      enum Order: String { case up } enum Sort { case by(Order = .up, at: Int = 0) }
      class R: Reactor {
        enum Mode: String { case fast }
        enum Action {
          case load(page: Int = 1, String), find(_ text: String = "a  (b", in: Mode = Mode.fast), sort(Order = .up)
          case open(at: UIView = UIView(), id: Int = first), show(UIImage = .init(), Bool? = true), by(Sort)
        }
      }
      """)
    #expect(all.entries[0].unfilled.isEmpty)
    #expect(
      all.entries[0].text == #"""
        catalog.reactor("r", { _ in
          R()
        }) { cases in
          cases("load", labels: ["page", "_"]) { (page: Int?, value1: String) in R.Action.load(page: page ?? 1, value1) }
          cases("find", labels: ["_", "in"]) { (value0: String?, `in`: R.Mode?) in R.Action.find(value0 ?? "a  (b", in: `in` ?? R.Mode.fast) }
          cases("sort", labels: ["_"]) { (value0: Order?) in R.Action.sort(value0 ?? .up) }
          cases("open", labels: ["id"]) { (id: Int) in R.Action.open(id: id) }
          cases("show", labels: ["_", "_"]) { (value0: String?, value1: Bool?) in R.Action.show(value0.map { UIImage(named: $0) ?? UIImage() } ?? .init(), value1) }
          cases("by", R.Action.by)
        }
        """#)
    #expect(
      WrittenConformances(all.services.types).text
        .contains("self = .by(try values.optional(._0) ?? .up, at: try values.optional(.at) ?? 0)"))
  }

  @Test func `payloads of Foundation are written as it decodes them, or made from a text or a number`() {
    let all = registrations(
      """
      class R: Reactor {
        enum Action { case a(NSRange, DateInterval, Locale), b(URLComponents), c(Measurement<UnitLength>?) }
      }
      """)
    #expect(all.entries[0].unfilled.isEmpty)
    for line in [
      #"cases("a", R.Action.a)"#,
      #"cases("b", labels: ["_"]) { (value0: String) in R.Action.b(URLComponents(string: value0) ?? URLComponents()) }"#,
      #"cases("c", labels: ["_"]) { (value0: Double?) in "#
        + "R.Action.c(value0.map { Measurement(value: $0, unit: UnitLength.baseUnit()) }) }",
    ] {
      #expect(all.entries[0].text.contains(line), "\(line)")
    }
  }

  @Test func `payloads that are not decodable are made from others`() {
    let all = registrations(
      """
      class R: Reactor {
        enum Action {
          case key(Character), fail(NSError, at: Int), told(error: Error?), send(URLRequest), pick(Substring, Plain?)
        }
      }
      struct Plain {}
      """)
    #expect(all.entries[0].unfilled.isEmpty)
    #expect(
      all.entries[0].text == """
        catalog.reactor("r", { _ in
          R()
        }) { cases in
          cases("key", labels: ["_"]) { (value0: String) in R.Action.key(value0.first ?? " ") }
          cases("fail", labels: ["domain", "code", "at"]) { (domain: String, code: Int, at: Int) in \
        R.Action.fail(NSError(domain: domain, code: code), at: at) }
          cases("told", labels: ["error"]) { (error: String?) in \
        R.Action.told(error: error.map { PortError(port: "script", message: $0) }) }
          cases("send", labels: ["_"]) { (value0: URL) in R.Action.send(URLRequest(url: value0)) }
          cases("pick", labels: ["_", "_"]) { (value0: String, _: String?) in R.Action.pick(Substring(value0), nil) }
        }
        """)
  }

  @Test func `payloads of any values are written as JSON, images and colors by their names`() {
    let all = registrations(
      """
      class R: Reactor {
        enum Action { case open(info: [AnyHashable: Any]), pick([UIImage]), paint(UIColor?, at: IndexPath), push(UIView) }
      }
      """)
    #expect(all.entries[0].unfilled.map(\.name) == ["R.Action.push(UIView)"])
    for line in [
      #"cases("open", labels: ["info"]) { (info: [String: DecodedJSON]) in "#
        + #"R.Action.open(info: Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0.key), $0.value.value) })) }"#,
      #"cases("pick", labels: ["_"]) { (value0: [String]) in "#
        + #"R.Action.pick(value0.map { UIImage(named: $0) ?? UIImage() }) }"#,
      #"cases("paint", labels: ["_", "at"]) { (value0: String?, at: IndexPath) in "#
        + #"R.Action.paint(value0.map { UIColor(named: $0) ?? .black }, at: at) }"#,
    ] {
      #expect(all.entries[0].text.contains(line), "\(line)")
    }
  }

  @Test func `a payload that is a tuple of another name is made from its parts`() {
    let all = registrations(
      """
      class R: Reactor {
        typealias Height = (path: IndexPath, CGFloat)
        enum Action { case move(ItemMovedEvent), resize(Height) }
      }
      """)
    #expect(all.entries[0].unfilled.isEmpty)
    #expect(
      all.entries[0].text.contains(
        #"cases("move", labels: ["sourceIndex", "destinationIndex"]) "#
          + "{ (sourceIndex: IndexPath, destinationIndex: IndexPath) in "
          + "R.Action.move((sourceIndex: sourceIndex, destinationIndex: destinationIndex)) }"))
    #expect(
      all.entries[0].text.contains(
        #"cases("resize", labels: ["path", "_"]) { (path: IndexPath, value1: CGFloat) in R.Action.resize((path: path, value1)) }"#
      ))
  }

  @Test
  func
    `a nested type that is called after its kind alone has the name of its view, and of two equal ones one is longer`()
  {
    let all = registrations(
      """
      class ListViewController { class Reactor: ReactorKit.Reactor { enum Action { case load } } }
      extension HomeVC { final class Reactor: ReactorKit.Reactor { enum Action { case load } } }
      extension DetailViewController { final class ViewReactor: Reactor { enum Action { case load } } }
      enum Profile { class ViewReactor: Reactor { enum Action {} }; class Reactor: ReactorKit.Reactor { enum Action {} } }
      enum Shop { enum Cart { class ViewModel: Reactor { enum Action {} } } }
      enum Wish { enum Cart { class Reactor: ReactorKit.Reactor { enum Action {} } } }
      """)
    #expect(
      all.entries.map(\.name) == ["list", "home", "detail", "profile", "profile-reactor", "cart", "wish-cart"])
  }
}
