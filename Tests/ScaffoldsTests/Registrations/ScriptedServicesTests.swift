import Testing

@testable import Scaffolds

@Suite struct ScriptedServicesTests {
  private func services(_ text: String) -> (text: String, unfilled: [String], made: String?) {
    let app = AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")])
    var services = ScriptedServices(app)
    let made = app.type("P").flatMap { services.make($0) }
    return (services.text, services.unfilled, made)
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
        func track(event: String)
      }
      """)
    #expect(found.unfilled == [] && found.made == "ScriptedP(stage: stage)")
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

          init(stage: Playback.Stage) {
            user = stage.stream("user")
            isOn = stage.argument("isOn", default: false)
            findPort = stage.port("find")
            find2Port = stage.port("find2")
            removePort = stage.port("remove")
            loadPort = stage.port("load")
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

          func track(event: String) {
            // Told, and nothing comes back.
          }
        }

        """#.replacing("(`in` place", with: "(in place"))
  }

  @Test func `what a script cannot say is marked`() {
    let found = services(
      "struct M {} protocol P { var m: M { get }; func all() -> Observable<[M]>; func load(_ done: @escaping (Int) -> Void) }"
    )
    #expect(found.unfilled == ["P.m", "P.all", "P.load"])
    #expect(found.text.contains("    get { return unfilled(\"P.m\") }\n"))
    #expect(
      found.text.contains("  func load(_ done: @escaping (Int) -> Void) {\n    return unfilled(\"P.load\")\n  }\n"))
  }

  @Test func `protocols of services bring these along`() {
    let found = services(
      "protocol P { var api: any Api { get } } protocol Api: Base { func a() -> Single<Int> } protocol Base { func b() }"
    )
    #expect(found.unfilled == [])
    #expect(found.text.contains("    api = ScriptedApi(stage: stage)\n"))
    #expect(found.text.contains("final class ScriptedApi: Api {"))
  }

  @Test(
    arguments: [
      "protocol P { associatedtype T }", "protocol P { init() }", "protocol P { static func a() }",
      "protocol P { func a<T>(_: T) }", "protocol P: Unknown {}", "protocol P { func a() -> Self }",
      "protocol P { subscript(i: Int) -> Int { get } }",
    ])
  func `some protocols need a hand`(text: String) {
    #expect(services(text).made == nil)
  }
}
