import TestSupport
import Testing

@Suite struct PrintedTextTests {
  @Test func whatReactorsPrintGoesToStandardErrorInOrder() throws {
    let suite = try HostileSuite()
    for index in 10..<30 {
      try suite.scratch.write("@reactor hostile\n@golden none\nprint \"case \(index)\"\n", to: "\(index).reel")
    }
    let outcomes = try ["1", "4"].map { try suite.run(["test", "-j", $0]) }
    #expect(Set(outcomes).count == 1)
    #expect(outcomes[0].errors == (10..<30).map { "case \($0)\n" }.joined())
    #expect(outcomes[0].output == "20 cases in 20 scripts: 20 passed\n")
  }
}
