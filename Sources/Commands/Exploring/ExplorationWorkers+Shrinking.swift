import ActionScripts
import Exploration
import WorkerProcesses

extension ExplorationWorkers {
  /// Shrinks plays that ended their processes, in processes of their own.
  func shrunkEnds(of ends: [Playthrough]) throws -> [Finding] {
    var shrunk: [Problem.Cause: Int] = [:]
    var findings: [Finding] = []
    let player = IsolatedMovePlayer(self)
    for end in ends {
      guard let problem = end.problem, shrunk[problem.cause, default: 0] < Explorer.shrinksPerCause else { continue }
      shrunk[problem.cause, default: 0] += 1
      var shrinker = Shrinker(end.moves, problem, within: variations, like: self.shapes) { moves, _ in
        player.play(moves)
      }
      // An end that does not happen again was not caused by the reactor.
      let finding = shrinker.shrink()
      if let error = player.error { throw error }
      if let finding { findings.append(finding) }
    }
    return findings
  }

  /// Plays moves in a process of their own, which they may end.
  private final class IsolatedMovePlayer {
    private let workers: ExplorationWorkers
    private var worker: Worker?
    private let known = KnownPlays()
    private(set) var error: (any Error)?

    init(_ workers: ExplorationWorkers) {
      self.workers = workers
      worker = workers.spare
    }

    func play(_ moves: [Move]) -> Playthrough {
      do {
        return try known.play(moves, exactly: true) { moves, _ in try workers.play(moves, in: &worker) }
      } catch {
        self.error = error
        return Playthrough(moves: [], statements: [], problem: nil)
      }
    }
  }

  private func play(_ moves: [Move], in worker: inout Worker?) throws -> Playthrough {
    let own = try worker ?? Worker(settings)
    worker = own
    own.give(.explore(order(.moves(moves))))
    var told: [Move] = []
    var statements: [Statement] = []
    while true {
      Worker.wait(for: [own], atMost: Self.longestWait)
      let (answers, ending) = try exchange(with: own)
      for answer in answers {
        switch answer {
        case .playBegins, .explored, .ended: break
        case .move(let move, let statement):
          told.append(move)
          statements.append(statement)
        case .played(let played): return played
        }
      }
      guard let ending else { continue }
      if !ending.leavesProcess { worker = nil }
      return Playthrough(moves: told, statements: statements, problem: problem(of: own, ending))
    }
  }
}
