import Testing
import TypeLayouts

@Suite struct ReflectionTests {
  private enum Listed: CaseIterable {
    case x, y
    static var allCases: [Listed] { [.y, .x] }
  }
  private enum Loaded { case a(Int), b }
  private struct Record {}

  @Test("an enum that lists its own cases has these in its own order")
  func anEnumThatListsItsCasesIsBelieved() { #expect(Reflection.allCases(of: Listed.self) == [.y, .x]) }

  @Test("structs and enums with payloads or without cases have no list of values")
  func onlyEnumsWithoutPayloadsHaveAListOfValues() {
    #expect(Reflection.allCases(of: Bool.self) == nil)
    #expect(Reflection.allCases(of: Record.self)?.count == nil)
    #expect(Reflection.allCases(of: Loaded.self)?.count == nil)
    #expect(Reflection.allCases(of: Never.self)?.count == nil)
  }

  @Test("a value of an enum tells the name of its case")
  func valuesTellTheNamesOfTheirCases() {
    #expect(Reflection.caseName(of: Loaded.a(1)) == "a")
    #expect(Reflection.caseName(of: Loaded.b) == "b")
    #expect(Reflection.caseName(of: 1) == nil)
  }

  @Test("there is no warning where reflection works as it was built to")
  func nothingIsToldAtTheStartWhereTheProcessDoesWhatItWasBuiltFor() {
    #expect(Reflection.warning == nil)
  }
}
