import ActionScripts
import Mutants
import Playback
import Testing

@testable import Commands

@Suite struct WorkJobTests {
  private let source = ScriptSource(number: 0, path: "x.reel")
  private let cases = (0..<3).map { CaseOutline(title: "\($0)", reactor: "r", index: $0) }
  private let failure = CaseFailure("crashed", kind: .crash)

  @Test func `a job that checks a script is done when it has the outline, and takes no other answer`() {
    let job = WorkJob(checking: source)
    #expect(!job.isDone)
    #expect(!job.take(.played(PlayedCase(mistake: Diagnostic("")))))
    #expect(job.take(.checked(ScriptOutline(name: "x.reel"))))
    #expect(job.isDone)
  }

  @Test func `a check that was interrupted stands for all cases of its script`() {
    let job = WorkJob(checking: source)
    job.take(failure, forAll: true)
    #expect(job.outline?.interruption == failure)
    #expect(job.outline?.cases.count == 1)
  }

  @Test func `after an interruption the cases that are left are ordered again`() {
    let job = WorkJob(playing: cases, of: source, digest: 7, beside: "x.timeline")
    #expect(job.take(.played(PlayedCase(mistake: Diagnostic("")))))
    job.take(failure, forAll: false)
    #expect(job.order == .play(source, digest: 7, plays: [CasePlay(index: 2)], golden: "x.timeline"))
    #expect(job.played.map { $0.outcome.failures.count } == [0, 1])
    #expect(job.played.last?.heading == ArraySlice("== 1  r".utf8))
    job.take(failure, forAll: true)
    #expect(job.isDone)
    #expect(!job.take(.played(PlayedCase(mistake: Diagnostic("")))))
  }

  @Test func `after an interruption the cases that are left keep their mutants`() {
    let changes: [Mutant.Change?] = ["a", "b", "c"].map { .drop(.mutation($0)) }
    let job = WorkJob(playing: cases, changing: changes, of: source, digest: 7)
    job.take(failure, forAll: false)
    let rest = [1, 2].map { CasePlay(index: $0, change: changes[$0]) }
    #expect(job.order == .play(source, digest: 7, plays: rest, golden: nil))
  }
}
