import Testing
import TypeLayouts

@Suite struct ReflectionTests {
  private enum Listed: CaseIterable {
    case x, y
    static var allCases: [Listed] { [.y, .x] }
  }
  private enum Loaded { case a(Int), b }
  private struct Record {}

  @Test
  func `an enum that lists its own cases has these in its own order`() {
    #expect(Reflection.allCases(of: Listed.self) == [.y, .x])
  }

  @Test func `structs and enums with payloads or without cases have no list of values`() {
    #expect(Reflection.allCases(of: Bool.self) == nil)
    #expect(Reflection.allCases(of: Record.self)?.count == nil)
    #expect(Reflection.allCases(of: Loaded.self)?.count == nil)
    #expect(Reflection.allCases(of: Never.self)?.count == nil)
  }

  private enum Keys: CodingKey { case second, first }
  private enum NoKeys: CodingKey {}
  private struct AnyKey: CodingKey {
    var stringValue = ""
    var intValue: Int?
    init?(stringValue: String) {}
    init?(intValue: Int) {}
  }

  @Test(.enabled(if: Reflection.knowsTypes))
  func `the keys of a coding are known in the order of declaration, unless they are no enum`() {
    #expect(Reflection.codingKeys(of: Keys.self)?.map(\.stringValue) == ["second", "first"])
    #expect(Reflection.codingKeys(of: NoKeys.self)?.count == 0)
    #expect(Reflection.codingKeys(of: AnyKey.self)?.count == nil)
  }

  private struct Box<Content> {
    struct Lid {}
    var content: Content?
  }

  @Test(.enabled(if: Reflection.knowsTypes))
  func `only structs and enums that are certainly not generic are told to be none`() {
    #expect(!Reflection.isGeneric(Record.self) && !Reflection.isGeneric(Loaded.self) && !Reflection.isGeneric(Int.self))
    #expect(Reflection.isGeneric(Box<Int>.self) && Reflection.isGeneric(Box<Int>.Lid.self))
    #expect(Reflection.isGeneric(Int?.self) && Reflection.isGeneric([String: Int].self))
    #expect(Reflection.isGeneric((Int, Int).self) && Reflection.isGeneric(AnyKeyPath.self))
  }

  @Test func `a value of an enum tells the name of its case`() {
    #expect(Reflection.caseName(of: Loaded.a(1)) == "a")
    #expect(Reflection.caseName(of: Loaded.b) == "b")
    #expect(Reflection.caseName(of: 1) == nil)
  }

  @Test func `there is no warning where reflection works as it was built to`() {
    #expect(Reflection.warning == nil)
  }
}
