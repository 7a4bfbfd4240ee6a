import Testing

@testable import Scaffolds

@Suite struct DecodableTypesTests {
  private func types(_ text: String) -> DecodableTypes {
    DecodableTypes(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }

  private let text = """
    struct C: Codable {} struct Bare {} extension P2: Decodable {} struct P2 {} enum Raw: Int { case a }
    typealias Alias = [C] struct G<T>: Codable { let t: T } enum Scope { struct C {} }
    enum Plain { case a, b(Int, name: Raw?) } struct Tree { let children: [Tree]; var raw: Raw = .a }
    struct Page<Item> { var items: [Item] } final class Object { let name: String; init(name: String) { self.name = name } }
    struct Hidden { private var a: Int } struct Closed { let f: () -> Void } struct Holder { let c: Closed }
    class Open { let a: Int; init(a: Int) {} } final class Service { let api: Api; init(api: Api) {} }
    struct Wrapped { @W var a: Int } struct Fails { let a: Int; init?(a: Int) {} } private struct Mine { let a: Int }
    enum Nothing {} struct Some { #if DEBUG
    let a: Int
    #endif
    } enum Partly { case known(Int), strange(Closed) } struct Where<T> where T: Hashable { let t: T }
    protocol Item: Codable {}
    """

  @Test(arguments: [
    "Int", "String?", "[URL]", "[String: [Date]]", "Set<UUID>", "C", "[C?]", "P2", "Raw", "Alias", "(Int)",
    "Swift.Int", "Dictionary<Int, C>", "Optional<C>", "G<Int>", "ClosedRange<Int>", "Plain", "Tree", "Page<Tree>",
    "Object", "Partly", "BindingAction<Closed>", "[Raw: Int]", "[Plain: C]", "[Date: Int]",
  ])
  func `types with a decoding, and collections of them, can be written in a script`(type: String) {
    #expect(types(text).contains(type, in: []))
  }

  @Test(arguments: [
    "(Int, Int)", "() -> Void", "any C2", "[Closed: Int]", "UIImage", "Void", "Any", "Bare", "Hidden", "Closed",
    "Holder",
    "Open", "Service", "Wrapped", "Fails", "Mine", "Nothing", "Some", "Page", "Page<Closed>", "G<Closed>",
    "Where<Int>", "Item", "any Item", "[Item?]",
  ])
  func `types without a synthesized or written decoding cannot be written in a script`(type: String) {
    #expect(!types(text).contains(type, in: []))
  }

  @Test func `a name means what it means where it stands`() { #expect(!types(text).contains("C", in: ["Scope"])) }

  @Test func `what is needed brings along what it holds, each once`() {
    var types = types(text)
    let canBe = ["[Page<Tree>]", "Raw", "Closed"].map { types.need($0, in: []) }
    #expect(canBe == [true, true, false])
    #expect(types.needed.map(\.qualifiedName) == ["Page", "Tree", "Raw"])
  }

  @Test func `a type is spelled with the types that it stands in`() {
    let types = types("enum A { struct B { let n: Int } } struct D { let n: Int }")
    #expect(types.spelled("[String: B?]", in: ["A"]) == "[String: A.B?]")
    #expect(types.spelled("Result<D, Error>", in: ["A"]) == "Result<D, Error>")
  }
}
