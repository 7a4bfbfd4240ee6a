import Testing

@testable import Playback

@Suite struct TypeNamesTests {
  private struct Local {}

  @Test("types are called what a script writer would call them")
  func typesAreCalledWhatAScriptWriterWouldCallThem() {
    #expect(shortName(of: Int.self) == "Int")
    #expect(shortName(of: String?.self) == "String?")
    #expect(shortName(of: [Int?].self) == "[Int?]")
    #expect(shortName(of: [String: [Bool]].self) == "[String: [Bool]]")
    #expect(shortName(of: Set<Int>.self) == "Set<Int>")
    #expect(shortName(of: Local.self) == "Local")
  }
}
