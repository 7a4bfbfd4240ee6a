import ExactStrings
import Mutants
import Testing

@Suite struct MutantTrialTests {
  private func played(_ reactor: String, length: Int = 1, _ changes: Mutant.Change...) -> MutantTrial.CaseResult {
    MutantTrial.CaseResult(reactor: reactor, length: length, places: changes.map { ReachedPlace($0, line: length) })
  }

  private let drop = Mutant.Change.drop(.mutation("set"))

  @Test func `mutants are tried reactor by reactor, kind by kind, in the order in which they are reached`() {
    let trials = MutantTrial.all(for: [
      played("b", .repeatReply(port: "api"), .drop(.mutation("z")), .drop(.mutation("a"))),
      played("a", drop),
      played("b", .double(.mutation("z"))),
    ])
    #expect(
      trials.map { "\($0.mutant.reactor) \($0.mutant.change.kind) \($0.mutant.change.place)" }
        == ["b drop z", "b drop a", "b double z", "b repeat api", "a drop set"])
  }

  @Test func `the same change of two reactors is two mutants`() {
    #expect(MutantTrial.all(for: [played("a", drop), played("b", drop)]).count == 2)
  }

  @Test func `the shortest case that reaches a mutant is played first, and of equal ones the first`() {
    let trials = MutantTrial.all(for: [
      played("a", length: 3, drop), played("a", length: 1, drop), played("a", length: 1, drop), played("a", length: 0),
    ])
    #expect(trials[0].reachingCases.map(\.index) == [1, 2, 0])
    #expect(trials[0].reachingCases.map(\.place.line) == [1, 1, 3])
  }

  @Test func `only the wanted mutants are tried`() {
    #expect(MutantTrial.all(for: [played("a", drop)]) { $0.change.kind == .swap }.isEmpty)
  }

  private func trial() -> MutantTrial { MutantTrial.all(for: [played("a", drop), played("a", drop)])[0] }

  @Test func `a mutant that a case notices is played with no other case`() {
    var trial = trial()
    #expect(trial.next?.index == 0)
    trial.take(.noticed)
    #expect(trial.next == nil)
    #expect(trial.standing == .noticed)
    #expect(trial.noticed == 0)
  }

  @Test func `a mutant survives that changes a case and fails none`() {
    var trial = trial()
    trial.take(.unchanged)
    #expect(trial.next?.index == 1)
    trial.take(.unnoticed)
    #expect(trial.next == nil)
    #expect(trial.standing == .survived)
    #expect(trial.changed == 1)
  }

  @Test func `a mutant that changes no case has no effect`() {
    var trial = trial()
    trial.take(.unchanged)
    trial.take(.unchanged)
    #expect(trial.standing == .ineffective)
    #expect(trial.played == 2)
  }
}
