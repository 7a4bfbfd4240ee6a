import Mutants
import Testing

@Suite struct MutationScoreTests {
  /// Trials with these verdicts of their only case.
  private func score(_ verdicts: [MutantTrial.Verdict]) -> MutationScore {
    MutationScore(
      verdicts.map { verdict in
        let one = MutantTrial.CaseResult(
          reactor: "a", length: 1, places: [ReachedPlace(.drop(.mutation("set")))])
        var trial = MutantTrial.all(for: [one])[0]
        trial.take(verdict)
        return trial
      })
  }

  @Test func `the share is rounded down, so that 100 percent means all`() {
    #expect(score([.noticed, .noticed, .unnoticed]).percent == 66)
    #expect(score([MutantTrial.Verdict](repeating: .noticed, count: 999) + [.unnoticed]).percent == 99)
    #expect(score([.noticed]).percent == 100)
    #expect(score([.unnoticed]).percent == 0)
  }

  @Test func `mutants without effect do not count`() {
    let score = score([.noticed, .unchanged])
    #expect(score.percent == 100)
    #expect((score.mutants, score.noticed, score.survived, score.ineffective) == (2, 1, 0, 1))
  }

  @Test func `without mutants nothing goes unnoticed`() {
    #expect(MutationScore().percent == 100)
    #expect(MutationScore().mutants == 0)
  }
}
