import Testing

@testable import Playback

@Suite struct EnumCasesTests {
  private enum One { case only }
  private enum Three { case a, b, c }
  private enum Listed: CaseIterable {
    case x, y
    static var allCases: [Listed] { [.y, .x] }
  }
  private enum Loaded { case a(Int), b }
  private struct Record {}

  @Test func `all values of an enum without payloads, in the order of declaration`() {
    #expect(allCases(of: One.self) == [.only])
    #expect(allCases(of: Three.self) == [.a, .b, .c])
    #expect(allCases(of: Listed.self) == [.y, .x])
    #expect(allCases(of: Bool.self) == nil)
    #expect(allCases(of: Record.self)?.count == nil)
    #expect(allCases(of: Loaded.self)?.count == nil)
    #expect(allCases(of: Never.self)?.count == nil)
  }
}
