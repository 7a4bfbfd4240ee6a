import Testing

@testable import Scaffolds

@Suite struct BlankValuesTests {
  private let blanks: BlankValues = {
    let text = """
      enum Kind { case big(Int), small } enum Only { case one(Kind, name: String) } typealias Names = [String]
      struct Post { let id: UUID; var kind: Kind; var tags: Names; var note: String? = nil; let page: Page<Int> }
      struct Page<T> { let items: [T] } struct Endless { let next: Endless } struct Odd { let any: Any }
      """
    return BlankValues(
      DecodableTypes(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")])))
  }()

  @Test(arguments: [
    ("Int", "0"), ("String?", "nil"), ("[Odd]", "[]"), ("[String: Int]", "[:]"), ("Set<Int>", "[]"),
    ("Bool", "false"), ("CLLocationDegrees", "0"), ("CLLocationCoordinate2D", "CLLocationCoordinate2D()"),
    ("UIDeviceOrientation", ".unknown"), ("UIEdgeInsets", ".zero"),
    ("Date", "Date(timeIntervalSince1970: 0)"), ("Kind", "Kind.small"), ("Names", "[]"),
    ("Only", #"Only.one(Kind.small, name: "")"#),
    (
      "Post",
      #"Post(id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!, kind: Kind.small, tags: [], page: Page(items: []))"#
    ),
  ])
  func `a value is as small as can be`(type: String, expression: String) {
    #expect(blanks.expression(for: type, in: []) == expression)
  }

  @Test(arguments: ["Endless", "Odd", "UIImage", "() -> Void"])
  func `a type that no expression can make has no blank value`(type: String) {
    #expect(blanks.expression(for: type, in: []) == nil)
  }
}
