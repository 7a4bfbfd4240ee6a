import Testing
import TypeLayouts

@Suite struct ReflectionTests {
  private enum Listed: CaseIterable {
    case x, y
    static var allCases: [Listed] { [.y, .x] }
  }
  private enum Loaded { case a(Int), b }
  private struct Record {}

  @Test func `an enum that lists its cases is believed`() { #expect(Reflection.allCases(of: Listed.self) == [.y, .x]) }

  @Test func `only enums without payloads have a list of values`() {
    #expect(Reflection.allCases(of: Bool.self) == nil)
    #expect(Reflection.allCases(of: Record.self)?.count == nil)
    #expect(Reflection.allCases(of: Loaded.self)?.count == nil)
    #expect(Reflection.allCases(of: Never.self)?.count == nil)
  }

  @Test func `values tell the names of their cases`() {
    #expect(Reflection.caseName(of: Loaded.a(1)) == "a")
    #expect(Reflection.caseName(of: Loaded.b) == "b")
    #expect(Reflection.caseName(of: 1) == nil)
  }

  @Test func `nothing is told at the start where the process does what it was built for`() {
    #expect(Reflection.warning == nil)
  }
}
