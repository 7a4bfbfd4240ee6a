import Testing

@testable import Scaffolds

@Suite struct DecodableTypesTests {
  private let types: DecodableTypes = {
    let text = """
      struct C: Codable {} struct P {} extension P2: Decodable {} struct P2 {} enum Raw: Int { case a } enum Plain { case a }
      typealias Alias = [C] struct G<T>: Codable {} enum Scope { struct C {} }
      """
    return DecodableTypes(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }()

  @Test(
    arguments: [
      "Int", "String?", "[URL]", "[String: [Date]]", "Set<UUID>", "C", "[C?]", "P2", "Raw", "Alias", "(Int)",
      "Swift.Int",
      "Dictionary<Int, C>", "Optional<C>",
    ])
  func `these can be written in a script`(type: String) { #expect(types.contains(type, in: [])) }

  @Test(arguments: [
    "P", "Plain", "G<Int>", "(Int, Int)", "() -> Void", "any C2", "[Date: Int]", "UIImage", "Void", "Any",
  ])
  func `these cannot`(type: String) { #expect(!types.contains(type, in: [])) }

  @Test func `a name means what it means where it stands`() { #expect(!types.contains("C", in: ["Scope"])) }

  @Test func `parts are split outside of brackets`() {
    #expect(DecodableTypes.split("A<B, C>, (D, E) -> F, [G: H]", at: ",") == ["A<B, C>", "(D, E) -> F", "[G: H]"])
  }
}
