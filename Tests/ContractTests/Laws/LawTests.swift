import Foundation
import TestSupport
import Testing

/// Laws between operators, each said of random sources.
@Suite struct LawTests {
  /// Where the seeds of the compositions begin: always the same ones are played.
  private static let firstSeed: UInt64 = 15_000_000
  private static let count: UInt64 = 4_000

  @Test func `4,000 random compositions keep the laws between operators`() throws {
    var broken: [String: [String]] = [:]
    for seed in Self.seeds {
      let composition = Composition(seed: seed)
      if let difference = try composition.difference() {
        broken[composition.law.description, default: []].append(difference)
      }
    }
    for (law, differences) in broken.sorted(by: { $0.key < $1.key }) {
      // The shortest one says it best.
      let shortest = differences.min { $0.count < $1.count } ?? ""
      Issue.record("'\(law)' is broken \(differences.count) times; \(shortest)")
    }
  }

  @Test func `every law is checked with many sources`() {
    var counts: [String: Int] = [:]
    for seed in Self.firstSeed..<Self.firstSeed + Self.count {
      counts[Composition(seed: seed).law.description, default: 0] += 1
    }
    #expect(counts.count == Law.all.count)
    #expect(counts.values.allSatisfy { $0 > 40 })
  }

  @Test func `equal seeds give equal compositions, and their descriptions are complete`() {
    let (first, second) = (Composition(seed: 7), Composition(seed: 7))
    #expect(first.description == second.description && first.law.description == second.law.description)
    #expect(Composition(seed: 8).description != first.description)
  }

  @Test func `a law that does not hold is found out, with the way to play it again`() throws {
    let wrong = Law("skip is skip of one more", { x, p, _ in x.skip(p.count) }) { x, p, _ in x.skip(p.count + 1) }
    let differences = try (0..<100).compactMap { try Composition(seed: $0).replacing(wrong).difference() }
    #expect(differences.count > 10)
    #expect(
      differences.first?.hasPrefix(
        "the sides of 'skip is skip of one more' do not hear the same; to play it again: REEL_LAW=") == true)
  }

  /// The seeds to play: the one that the environment names, as many as it says, or 4,000.
  private static var seeds: [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["REEL_LAW"].flatMap({ UInt64($0) }) { return [seed] }
    return Array(firstSeed..<firstSeed + (environment["REEL_LAWS"].flatMap { UInt64($0) } ?? count))
  }
}
