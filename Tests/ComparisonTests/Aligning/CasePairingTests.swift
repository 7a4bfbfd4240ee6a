import Testing
import Timelines

@testable import Comparison

struct CasePairingTests {
  private func cases(_ titles: String, startingScripts: Set<Int> = [0]) throws -> [TimelineCase] {
    let frames = try Sample.timeline("       0ms = 1").cases[0].frames
    return titles.enumerated().map {
      TimelineCase(
        title: String($1), reactor: "r", startsScript: startingScripts.contains($0), frames: frames)
    }
  }

  @Test(arguments: [
    ("abc", "abc", "00 11 22"), ("abc", "ac", "00 1- 21"), ("ac", "abc", "00 -1 12"), ("abc", "cab", "20m 01 12"),
    ("aab", "aba", "00 21 12m"), ("", "a", "-0"), ("a", "", "0-"),
  ])
  func `cases are paired by their titles, in order`(expected: String, actual: String, pairs: String) throws {
    let found = CasePairing(try cases(expected), try cases(actual)).pairs.map { pair in
      "\(pair.expected.map(String.init) ?? "-")\(pair.actual.map(String.init) ?? "-")\(pair.isMoved ? "m" : "")"
    }
    #expect(found.joined(separator: " ") == pairs)
  }

  @Test(arguments: [("ab", "ac", "bc"), ("ab", "cd", ""), ("a", "bc", ""), ("ab", "ab", "")])
  func `two single cases that differ in their titles alone are one with another title, if no others are like them`(
    expected: String, actual: String, titles: String
  ) throws {
    let pairing = CasePairing(try cases(expected), try cases(actual))
    #expect(pairing.pairs.compactMap(\.renamed?.title).joined() == titles)
    var others = try cases(actual)
    for index in others.indices { others[index].reactor = "s" }
    #expect(CasePairing(try cases(expected), others).pairs.allSatisfy { $0.renamed == nil })
  }

  @Test func `a case of another script is moved`() throws {
    let pairing = CasePairing(try cases("ab"), try cases("ab", startingScripts: [0, 1]))
    #expect(pairing.pairs.map(\.isMoved) == [false, true])
  }
}
