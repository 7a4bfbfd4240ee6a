import Mutants
import Playback
import Processes

/// The worker processes that play the cases of a suite with mutants.
///
/// All mutants that no case has noticed are played with their next cases at the same time, until none is left. So the
/// results do not depend on the number of processes.
struct MutantWorkers {
  /// The number of plays that a process gets at a time.
  private static let playsOfJob = 16

  let workers: Workers
  let suite: MutantSuite
  /// Receives the number of finished mutants, and the number of these that were not noticed.
  let progress: (_ done: Int, _ unnoticed: Int) -> Void

  /// Plays mutants until each one is noticed or was played with all its cases.
  /// - Returns: The trials, and for each survivor the play of the case that it changed first.
  func play(_ trials: [MutantTrial]) throws(ChannelError) -> (trials: [MutantTrial], changed: [Int: PlayedCase]) {
    var trials = trials
    var changed: [Int: PlayedCase] = [:]
    while true {
      let waiting = trials.indices.filter { trials[$0].next != nil }
      if waiting.isEmpty { return (trials, changed) }
      let jobs = jobs(for: waiting, of: trials)
      for job in jobs { workers.begin(job.work) }
      for job in jobs {
        for (index, played) in zip(job.trials, try workers.finish(job.work)) {
          guard let reachingCase = trials[index].next else { continue }
          let verdict = suite.cases[reachingCase.index].verdict(on: played, of: trials[index].mutant)
          if verdict == .unnoticed, changed[index] == nil { changed[index] = played }
          trials[index].take(verdict)
          if verdict == .noticed { changed[index] = nil }
        }
        let done = trials.filter { $0.next == nil }
        progress(done.count, done.count { $0.standing == .survived })
      }
    }
  }

  /// Plays of cases of one script, and the mutants that they are played with, by their indices.
  private struct Job {
    let work: WorkJob
    let trials: [Int]
  }

  /// Returns the jobs that play each mutant with its next case, in the order of the suite.
  private func jobs(for waiting: [Int], of trials: [MutantTrial]) -> [Job] {
    var plays = waiting.compactMap { index in trials[index].next.map { (trial: index, one: $0.index) } }
    plays.sort { (scriptNumber(of: $0.one), $0.one, $0.trial) < (scriptNumber(of: $1.one), $1.one, $1.trial) }
    var jobs: [Job] = []
    var rest = plays[...]
    while let first = rest.first {
      let number = scriptNumber(of: first.one)
      let part = rest.prefix { scriptNumber(of: $0.one) == number }.prefix(Self.playsOfJob)
      rest = rest.dropFirst(part.count)
      let entry = suite.cases[first.one].entry
      let work = WorkJob(
        playing: part.map { suite.cases[$0.one].outline },
        changing: part.map { trials[$0.trial].mutant.change }, of: entry.source, digest: entry.script.digest)
      jobs.append(Job(work: work, trials: part.map(\.trial)))
    }
    return jobs
  }

  private func scriptNumber(of one: Int) -> Int { suite.cases[one].entry.source.number }
}
