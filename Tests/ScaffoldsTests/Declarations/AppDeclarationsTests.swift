import Testing

@testable import Scaffolds

@Suite struct AppDeclarationsTests {
  private func app(_ sources: KeyValuePairs<String, String>) -> AppDeclarations {
    AppDeclarations(sources.map { DeclarationReader.declarations(of: Array($1.utf8), path: $0) })
  }

  @Test func `a type is a reactor by itself, by an extension, by a protocol or by a superclass`() {
    let found = app([
      "a.swift": "class A: Reactor {} class B {} extension B: ReactorKit.Reactor {} struct C: Reactor {}",
      "b.swift":
        "protocol Base: AnyObject, Reactor {} class D: Base {} class E: D {} class F: Other {} enum G { class H: _Reactor {} }",
    ]).reactors
    #expect(found.map(\.type.qualifiedName) == ["A", "B", "D", "E", "G.H"])
    #expect(found.map(\.source) == ["a.swift", "a.swift", "b.swift", "b.swift", "b.swift"])
  }

  @Test func `names are looked up from the inside out, and aliases followed`() {
    let app = app([
      "a.swift": "struct X {} enum A { struct X {} class R { typealias Y = X; struct Z {} } } typealias W = A.R"
    ])
    #expect(app.type("X", in: ["A", "R"])?.qualifiedName == "A.X")
    #expect(app.type("X", in: ["B"])?.qualifiedName == "X")
    #expect(app.type("Y", in: ["A", "R"])?.qualifiedName == "A.X")
    #expect(app.type("W", in: [])?.qualifiedName == "A.R")
    #expect(app.type("Q", in: ["A"]) == nil)
    let nearer = self.app(["a.swift": "protocol Z {} struct B { typealias Z = C } struct C {}"])
    #expect(nearer.type("Z", in: ["B"])?.qualifiedName == "C")
  }

  @Test func `what a type inherits may stand behind an alias`() {
    let app = app(["a.swift": "typealias Model = Codable & Base; protocol Base: Hashable {} struct A: Model {}"])
    #expect(app.type("A").map(app.ancestors) == ["Model", "Codable", "Base", "Hashable"])
  }

  @Test func `sources that are needed come along, screens and programs stay out`() {
    let app = app([
      "Reactor.swift": "class R: Reactor { let m: Model; func f() { x.shortened } }",
      "Model.swift": "struct Model { var o: Other }", "Other.swift": "struct Other {}",
      "Unused.swift": "struct Unused {}",
      "String.swift": "extension String { var shortened: String { self } }",
      "Model+Codable.swift": "extension Model: Codable {}",
      "Screen.swift": "class ModelView: UIView { let m: Model } struct Screen {}",
      "App.swift": "@main struct Model2 {}",
      "Mixed.swift": "class MCell: UITableViewCell {} extension String { var m: Int { 1 } }",
    ])
    #expect(
      app.sourcesNeeded(by: ["Reactor.swift"]).map(\.path) == [
        "Reactor.swift", "Model.swift", "Other.swift", "String.swift", "Model+Codable.swift",
      ])
  }

  @Test func `a type is a reactor by a protocol of another module that is called like one, too`() {
    let app = app([
      "a.swift": "class A: BaseReactor {} class B: WithoutReactor {} class WithoutReactor {}",
      "b.swift": "class C: Core.BaseReactor, Stepper {} class D: B {}",
    ])
    #expect(app.reactors.map(\.type.name) == ["A", "C"])
  }
}
