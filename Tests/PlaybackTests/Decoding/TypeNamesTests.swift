import Foundation
import Testing

@testable import Playback

@Suite struct TypeNamesTests {
  private struct Local: Decodable {}
  private typealias Parts = (at: Int?, [String: [Bool]])

  @Test func `types are called what a script writer would call them`() {
    #expect(shortName(of: Int.self) == "Int")
    #expect(shortName(of: String?.self) == "String?")
    #expect(shortName(of: [Int?].self) == "[Int?]")
    #expect(shortName(of: [String: [Bool]].self) == "[String: [Bool]]")
    #expect(shortName(of: Set<Int>.self) == "Set<Int>")
    #expect(shortName(of: Local.self) == "Local")
    #expect(shortName(of: DecodedTuple<NSRange, NSRange?>.self) == "(NSRange, NSRange?)")
    #expect(shortName(of: Set<[Int?]>.self) == "Set<[Int?]>")
    #expect(shortName(of: Parts.self) == "(at: Int?, [String: [Bool]])")
    #expect(shortName(of: DecodedTuple<[Local], Int?>.self) == "([Local], Int?)")
    #expect(shortName(of: (([Int]) -> Void).self) == "(Array<Int>) -> ()")
    #expect(shortName(of: Result<[Int], PortError>.self) == "Result<[Int], PortError>")
  }
}
