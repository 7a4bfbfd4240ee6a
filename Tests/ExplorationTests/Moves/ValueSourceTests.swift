import JSONValues
import Testing

@testable import Exploration
@testable import Playback

@Suite struct ValueSourceTests {
  @Test func `an index path that is made up has a section and a row, whatever the state holds`() {
    let shape = ValueShape.tuple([.integer(0...100), .integer(0...100)])
    let source = ValueSource(state: .array([.integer(-7), .integer(500)]))
    for seed in 0..<100 {
      var random = SeededRandom(seed: UInt64(seed))
      guard case .array(let parts)? = source.value(of: shape, using: &random) else {
        Issue.record("no list")
        continue
      }
      #expect(parts.count == 2)
      for case .integer(let part) in parts { #expect((0...100).contains(part)) }
    }
  }
}
