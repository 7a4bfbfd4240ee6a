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

  @Test("the share is rounded down, so that 100 percent means all")
  func percent() {
    #expect(score([.noticed, .noticed, .unnoticed]).percent == 66)
    #expect(score([MutantTrial.Verdict](repeating: .noticed, count: 999) + [.unnoticed]).percent == 99)
    #expect(score([.noticed]).percent == 100)
    #expect(score([.unnoticed]).percent == 0)
  }

  @Test("mutants without effect do not count")
  func ineffective() {
    let score = score([.noticed, .unchanged])
    #expect(score.percent == 100)
    #expect((score.mutants, score.noticed, score.survived, score.ineffective) == (2, 1, 0, 1))
  }

  @Test("without mutants nothing goes unnoticed")
  func none() {
    #expect(MutationScore().percent == 100)
    #expect(MutationScore().mutants == 0)
  }
}
