import CommandLines
import ExactStrings
import Files
import Playback

/// The scripts that a command line names, checked and ready, with the cases that were chosen.
struct ScriptSuite {
  /// A script with its chosen cases.
  struct Entry {
    let source: ScriptSource
    let script: ScriptOutline
    private(set) var chosen: [CaseOutline]
    /// The cases that would be chosen if others did not say `@only`.
    private(set) var leftOut: [CaseOutline] = []
    /// Whether a case that only the golden has would be chosen as well.
    private var choosesRemoved = true

    /// Creates an entry whose cases are all chosen.
    init(source: ScriptSource, script: ScriptOutline) {
      self.source = source
      self.script = script
      chosen = script.cases
    }

    /// Chooses the cases of a selection.
    mutating func choose(_ selection: CaseSelection) {
      let name = script.name
      choosesRemoved = selection.admitsAll(of: name)
      choose { selection.admits($0, of: name) }
    }

    /// Chooses some of the chosen cases. A script whose check was interrupted has no known cases to choose from.
    mutating func choose(_ isWanted: (CaseOutline) -> Bool) {
      if script.interruption != nil || chosen.allSatisfy(isWanted) { return }
      chosen.removeAll { !isWanted($0) }
    }

    /// Leaves out the chosen cases that do not say `@only`.
    mutating func narrow() {
      if script.interruption == nil { leftOut = chosen.filter { !$0.isOnly } }
      choose(\.isOnly)
    }

    /// Whether all cases are chosen, also those that only the golden has.
    var isWhole: Bool { choosesRemoved && chosen.count == script.cases.count }
  }

  /// Checks scripts and returns an outline for each.
  typealias Check = ([ScriptSource]) throws -> [ScriptOutline]

  /// The scripts, sorted by path within each operand, in the order of the operands.
  private(set) var entries: [Entry]
  /// The goldens without a script, in the folders that were named.
  let obsoleteGoldens: [String]
  /// The goldens without a script in all parts of the suite.
  let lostGoldens: [String]
  /// Whether only the cases that say `@only` are chosen.
  private(set) var isNarrowed = false
  /// The number of chosen cases that are not played because others say `@only`.
  private(set) var leftOutCount = 0
  /// Whether this is a part of a suite and cases are chosen in other parts, so that there may be nothing to play here.
  private let isAnyElsewhere: Bool
  /// Whether scripts are left out because nothing has changed for them. Rules and redactions without use are not
  /// reported then, because those scripts may use them.
  private(set) var isPart = false
  /// The number of scripts that were found, including those of other parts.
  let foundCount: Int
  /// The operands of the command line, and the selection of cases.
  private let request: (paths: [String], selection: CaseSelection)
  /// The scripts and files that cannot be read or do not parse.
  let complaints: [SuiteComplaint]

  /// The number of cases to play.
  var caseCount: Int { entries.reduce(0) { $0 + $1.chosen.count } }

  /// Finds the scripts at `paths`, where `-` is standard input, and checks those of the shard.
  init(
    _ paths: [String], selection: CaseSelection, shard: Shard? = nil, in environment: CommandEnvironment, check: Check
  ) throws {
    var search = ScriptSearch()
    for path in paths.isEmpty ? ["."] : paths { try search.add(path, input: environment.input) }
    let own = search.found.filter { shard?.contains(script: $0.path) ?? true }
    var (entries, complaints) = try Self.entries(of: own, check: check)
    for index in entries.indices { entries[index].choose(selection) }
    // Whether nothing is chosen anywhere is known only after checking the whole suite, which is seldom needed.
    isAnyElsewhere =
      if let shard, entries.allSatisfy(\.chosen.isEmpty) {
        try Self.isAnything(in: search.found.filter { !shard.contains(script: $0.path) }, of: selection, check: check)
      } else {
        false
      }
    self.entries = entries
    self.complaints = complaints
    foundCount = search.found.count
    request = (paths.isEmpty ? ["."] : paths, selection)
    lostGoldens = search.lostGoldens
    obsoleteGoldens = lostGoldens.filter { shard?.contains(golden: $0) ?? true }
  }

  /// Leaves out the chosen cases that do not say `@only`, if others do.
  mutating func narrow() {
    isNarrowed = entries.contains { $0.chosen.contains(where: \.isOnly) }
    if !isNarrowed { return }
    for index in entries.indices { entries[index].narrow() }
    leftOutCount = entries.reduce(0) { $0 + $1.leftOut.count }
  }

  /// Checks the scripts that were found; returns those that can be read, with all their cases, and what is wrong.
  private static func entries(
    of found: [ScriptSearch.Found], check: Check
  ) throws -> (entries: [Entry], complaints: [SuiteComplaint]) {
    var (entries, complaints): ([Entry], [SuiteComplaint]) = ([], [])
    var outlines = try check(found.compactMap(\.source)).makeIterator()
    for one in found {
      guard let source = one.source, let outline = outlines.next() else {
        if let collision = one.collision {
          complaints.append(SuiteComplaint(script: one.path, mistakes: [collision], isOfEntry: false))
        }
        continue
      }
      if !outline.mistakes.isEmpty {
        complaints.append(
          SuiteComplaint(script: outline.name, mistakes: outline.mistakes, isOfEntry: outline.isReadable))
      }
      if outline.isReadable { entries.append(Entry(source: source, script: outline)) }
    }
    return (entries, complaints)
  }

  /// Returns whether a selection chooses a case of these scripts, or one of them cannot be read.
  private static func isAnything(
    in found: [ScriptSearch.Found], of selection: CaseSelection, check: Check
  ) throws -> Bool {
    try found.contains { $0.source == nil }
      || check(found.compactMap(\.source)).contains { script in
        !script.mistakes.isEmpty || script.cases.contains { selection.admits($0, of: script.name) }
      }
  }

  private init(_ suite: ScriptSuite, _ entries: [Entry], _ obsoleteGoldens: [String]) {
    self.entries = entries
    self.obsoleteGoldens = obsoleteGoldens
    lostGoldens = suite.lostGoldens
    isNarrowed = suite.isNarrowed
    leftOutCount = suite.leftOutCount
    isAnyElsewhere = true
    foundCount = suite.foundCount
    request = suite.request
    complaints = suite.complaints
  }

  /// Returns some of the scripts and some of the obsolete goldens, with all complaints.
  func limited(to isWanted: (Entry) -> Bool, obsolete isWantedGolden: (String) -> Bool) -> ScriptSuite {
    var limited = ScriptSuite(self, entries.filter(isWanted), obsoleteGoldens.filter(isWantedGolden))
    limited.isPart = limited.entries.count < entries.count
    return limited
  }

  /// Returns the suite with some of the chosen cases.
  func choosing(_ isWanted: (CaseOutline) -> Bool) -> ScriptSuite {
    var entries = entries
    for index in entries.indices { entries[index].choose(isWanted) }
    return ScriptSuite(self, entries, obsoleteGoldens)
  }

  /// Returns the suite with only those chosen cases that play a reactor.
  func playing(_ reactor: String) -> ScriptSuite { choosing { $0.reactor == reactor } }

  /// Whether no case is chosen in the whole suite, although everything can be read.
  var isNothing: Bool { caseCount == 0 && complaints.isEmpty && !isAnyElsewhere }

  /// The text behind the words "nothing to play" that gives the reason; empty if the reason is not known.
  var reasonForNothing: String {
    if foundCount == 0 { return ScriptSearch.reasonForNothing(at: request.paths) }
    let count = entries.reduce(0) { $0 + $1.script.cases.count }
    return request.selection.reasonForNothing(of: count)
  }

  /// Returns the message that no case plays a reactor or, where there is no case, that there is nothing to play.
  func messageForNothing(of reactor: String?) -> String {
    if let reactor, caseCount > 0 { return "no script plays '\(reactor)'" }
    return "nothing to play\(reasonForNothing)"
  }

  /// Whether there is nothing to play and nothing to report.
  var isEmpty: Bool { caseCount == 0 && obsoleteGoldens.isEmpty && complaints.isEmpty }
}
