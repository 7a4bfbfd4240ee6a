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
      struct Model: Codable {} struct Plain {} enum Order: String { case up }
      class HomeViewReactor: Reactor {
        enum Action { case refresh, open(Model, animated: Bool), tap(Void), sort(by: Order), at(IndexPath), show(Plain, [Plain]) }
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
          cases("show", labels: ["_"]) { (_: String?) in unfilled("HomeViewReactor.Action.show(Plain, [Plain])") }
        }
        """)
    #expect(all.entries[0].actions == ["refresh", "open", "tap", "sort", "at"])
    #expect(all.entries[0].unfilled == ["HomeViewReactor.Action.show(Plain, [Plain])"])
    #expect(all.rawTypes == ["Order"])
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
      protocol Service { func go() -> Completable }
      class Helper { init(service: any Service) {} }
      struct Model {}
      class R: Reactor {
        enum Action {}
        init(service: Service, helper: Helper, id: Int, name: String?, scheduler: SchedulerType, store: UserDefaults = .standard,
             done: @escaping (Int, String) -> Void, model: Model, pick: (Int) -> Bool) {}
      }
      """)
    #expect(
      all.entries[0].text.contains(
        #"R(service: ScriptedService(stage: stage), helper: Helper(service: ScriptedService(stage: stage)), id: stage.argument("id", default: 0), name: nil, scheduler: stage.scheduler, done: { _, _ in }, model: Model(), pick: unfilled("R.init(pick: (Int) -> Bool)"))"#
      ))
    #expect(all.entries[0].unfilled == ["R.init(pick: (Int) -> Bool)"])
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
