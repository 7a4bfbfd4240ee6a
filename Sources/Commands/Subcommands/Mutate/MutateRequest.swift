import CommandLines
import ExactStrings
import Mutants

/// The request of a command line to `reel mutate`.
package struct MutateRequest: CommandRequest {
  /// The scripts and folders; empty for the working directory.
  let paths: [String]
  /// The cases that are chosen by name and by tag.
  let selection: CaseSelection
  /// The only reactor whose cases are played; nil for all.
  let reactor: String?
  /// Whether a difference from a golden fails a case.
  let asksForGoldens: Bool
  /// The kinds of changes.
  let kinds: Set<MutantKind>
  /// The share of mutants that has to be noticed, in percent.
  let goal: Int
  /// The part of the mutants; nil for all.
  let shard: Shard?
  /// The worker processes.
  let workers: WorkerOptions
  /// The form of the results.
  let format: OutputFormat

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    paths = arguments.operands
    selection = CaseSelection(arguments)
    reactor = arguments[SelectionFlags.reactor]
    if let reactor { try environment.catalog.check(reactor: reactor) }
    asksForGoldens = !arguments[MutateFlags.expectations]
    let kinds = arguments[MutateFlags.kind]
    self.kinds = Set(kinds.isEmpty ? MutantKind.allCases : kinds)
    goal = arguments[MutateFlags.goal].number
    shard = try Shard.wanted(arguments[MutateFlags.shard], environment.variables)
    workers = try WorkerOptions(arguments, forMutants: true)
    format = arguments[MutateFlags.format]
  }
}
