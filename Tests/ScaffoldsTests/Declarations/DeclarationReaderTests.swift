import Testing

@testable import Scaffolds

@Suite struct DeclarationReaderTests {
  private func read(_ text: String, path: String = "A.swift") -> SourceDeclarations {
    DeclarationReader.declarations(of: Array(text.utf8), path: path)
  }

  @Test func `imports are found under attributes, with what is imported of them`() {
    #expect(
      read("@_exported import RxSwift\nimport os.log\nimport class UIKit.UIView\n@testable import App").imports == [
        "RxSwift", "os.log", "UIKit.UIView", "App",
      ])
  }

  @Test func `types know what they stand in and what they inherit`() {
    let types = read(
      """
      public final class A<T: P>: B<T>, C & D where T: E { struct F {} private enum G: Int, H { case x = 1 } }
      extension A.F: Codable { actor I {} }
      """
    ).types
    #expect(types.map(\.qualifiedName) == ["A", "A.F", "A.G", "A.F", "A.F.I"])
    #expect(types.map(\.inherited) == [["B<T>", "C", "D"], [], ["Int", "H"], ["Codable"], []])
    #expect(types.map(\.isGeneric) == [true, true, true, false, false])
    #expect(types.map(\.isPrivate) == [false, false, true, false, false])
  }

  @Test func `cases have payloads with labels, types and defaults`() {
    let type = read(
      """
      enum Action {
        case refresh, select(IndexPath)
        indirect case follow(id: Int, _ animated: Bool = false, then: (@escaping (String) -> Void)?)
        case pair((Int, String)), map([String: [Int]])
        case `default`
        static func isA(_ a: Action) -> Bool { if case .refresh = a { return true }; switch a { case .select: return false } }
      }
      """
    ).types[0]
    #expect(type.cases.map(\.name) == ["refresh", "select", "follow", "pair", "map", "default"])
    #expect(
      type.cases[2].payloads == [
        ParameterDeclaration(label: "id", name: "id", type: "Int"),
        ParameterDeclaration(label: nil, name: "animated", type: "Bool", defaultValue: "false"),
        ParameterDeclaration(label: "then", name: "then", type: "(@escaping (String) -> Void)?"),
      ])
    #expect(type.cases[3].payloads.map(\.type) == ["(Int, String)"])
    #expect(type.cases[4].payloads.map(\.type) == ["[String: [Int]]"])
  }

  @Test func `functions have parameters, effects and a result`() {
    let functions = read(
      """
      protocol Service: AnyObject {
        func find(_ text: String, in list: [String], done: @escaping (Int) -> Void) async throws -> Observable<[String]>
        @discardableResult
        func save() -> Completable
        init?(coder: NSCoder)
        static func == (a: Self, b: Self) -> Bool
        mutating func reset<T>(to value: T) where T: P
        func last()
      }
      """
    ).types[0].functions
    #expect(functions.map(\.name) == ["find", "save", "init", "==", "reset", "last"].map { $0 == "==" ? "=" : $0 })
    #expect(functions[0].parameters.map(\.label) == [nil, "in", "done"])
    #expect(functions[0].parameters.map(\.type) == ["String", "[String]", "(Int) -> Void"])
    #expect(functions[0].isAsync && functions[0].isThrowing)
    #expect(functions.map(\.result) == ["Observable<[String]>", "Completable", nil, "Bool", nil, nil])
    #expect(functions[2].isFailable && functions[3].isStatic && functions[4].generics != nil)
  }

  @Test func `properties know whether an initialiser has to set them`() {
    let properties = read(
      """
      class A {
        let a: Int
        var b: String?
        private(set) var c = [1, 2].map { $0 + 1 }
          .filter { $0 > 1 }
        var d: Bool { true }
        @Pulse var e: [Int] = []
        static let f: Int = 3
        lazy var g: Driver<Bool> = c
          .asDriver()
        let h: any P
        @Injected(\\.service) private var i: Service
        @MainActor var j: Int
        let k, l: Double
        var m = Dictionary<String, Int>(), n: Int { didSet { print(m) } }
        var o = 1 { willSet {} }
      }
      """
    ).types[0].properties
    #expect(properties.map(\.name).joined() == "abcdefghijklmno")
    #expect(
      properties.map(\.hasValue) == [
        false, true, true, true, true, true, true, false, true, false, false, false, true, false, true,
      ])
    #expect(
      properties.map(\.type) == [
        "Int", "String?", nil, "Bool", "[Int]", "Int", "Driver<Bool>", "any P", "Service", "Int", "Double", "Double",
        nil,
        "Int", nil,
      ])
    func names(_ isOne: (PropertyDeclaration) -> Bool) -> String { properties.filter(isOne).map(\.name).joined() }
    #expect(names(\.isComputed) == "d" && names(\.isConstant) == "afhkl" && names(\.isStatic) == "f")
    #expect(names(\.isPrivatelySet) == "c" && names(\.isPrivate) == "i" && names(\.isWrapped) == "egi")
  }

  @Test func `types have their generic parameters, and tell whether they are public, final or conditional`() {
    let types = read(
      """
      public struct A<T: P, U> { struct In {} } final class B { #if X
      let a: Int
      #endif
      } struct C<T> where T: P {} struct D<each T> {} open class E {}
      """
    ).types
    #expect(types.map(\.genericParameters) == [["T", "U"], nil, [], nil, nil, []])
    #expect(types.map(\.isPublic) == [true, false, false, false, false, true])
    #expect(types.filter(\.isFinal).map(\.name) == ["B"] && types.filter(\.isConditional).map(\.name) == ["B"])
  }

  @Test func `declarations inside of function bodies are skipped`() {
    let source = read(
      """
      class A {
        func f() { struct B {}; let c = { class D {} }; init() }
        #if DEBUG
        func g() {}
        #endif
        deinit { print("}") }
        subscript(i: Int) -> Int { i }
      }
      func free() {}
      let constant = 1
      typealias Handler = (String) -> Void
      """)
    #expect(source.types.map(\.name) == ["A"])
    #expect(source.types[0].functions.map(\.name) == ["f", "g"])
    #expect(source.names == ["free", "constant", "Handler"])
    #expect(source.aliases == ["Handler": "(String) -> Void"])
  }

  @Test func `a program begins where its attribute or its file says so`() {
    #expect(read("@main struct App {}").isMain)
    #expect(read("@UIApplicationMain class AppDelegate {}").isMain)
    #expect(read("print(1)", path: "App/main.swift").isMain)
    #expect(!read("struct App {}").isMain)
  }

  @Test(arguments: [
    "class A {", "enum A { case a(", "func f(", "\"", "extension", "}}} class A", "let a: [", "@", "case", "import",
  ])
  func `source that is cut off is read without a crash or an endless loop`(text: String) {
    _ = read(text)
  }

  @Test func `the types behind casts, catches and cases are noted`() {
    let source = read(
      """
      func f() {
        a as? A; b as! B.C; c as D; do {} catch let e as E {} catch F.g {} catch is H {} catch {}
        switch e { case I.j: break; case .k: break; default: break }; if case L.M.n(let o) = e {}
      }
      """)
    #expect(source.casts == ["A", "B", "B.C", "D", "E", "F", "I", "L", "L.M"])
  }
}
