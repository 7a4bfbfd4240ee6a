import ExactStrings
import Mutants
import Playback
import WorkerProcesses

/// An order for a worker process.
enum WorkOrder: Hashable {
  /// Read and check a script, and report its contents.
  case check(ScriptSource)
  /// Play some cases of a script and report each. The digest identifies the script that was checked.
  case play(ScriptSource, digest: UInt64, plays: [CasePlay])
  /// Explore a part of the runs.
  case explore(ExplorationOrder)
}

/// A case to be played: its index in its script, and the change of the mutant that it is played with.
struct CasePlay: Hashable {
  let index: Int
  /// The change; nil where the case is played as it is.
  var change: Mutant.Change?
}

/// A script to be read: its name, and the place of its text.
struct ScriptSource: Hashable {
  /// The key under which a worker stores the checked script.
  let number: Int
  /// The path; `-` for standard input.
  let path: String
  /// The text, if no file contains it.
  var content: [UInt8]?

  /// Returns the source of the same script after its file was changed.
  func changed() -> ScriptSource { ScriptSource(number: -1 - number, path: path) }
}

/// An answer of a worker process.
enum WorkAnswer: Hashable {
  /// The process has started.
  case ready
  /// The contents of a script.
  case checked(ScriptOutline)
  /// A case was played.
  case played(PlayedCase)
  /// An answer of exploring.
  case exploring(ExplorationAnswer)
}

/// The settings for all work of a worker process.
struct WorkerSettings: Hashable {
  /// Whether an error of an effect fails its case.
  var errorsAreFatal = false
  /// The memory limit of the process, in bytes.
  var memory: UInt64
  /// The rules that hold in every case whose state has what they name; nil for none.
  var rules: RuleText?
  /// Whether the trails of cases are kept.
  var followsCases = false
  /// Whether cases are also played with mutants.
  var isForMutants = false
}

/// The text of a file of rules, which was checked.
struct RuleText: Hashable {
  /// The name of the file.
  let name: String
  /// The content of the file.
  let content: [UInt8]

  /// Creates the text of a file that was read.
  init(_ file: RuleFile) {
    (name, content) = (file.name, file.content)
  }

  /// The rules.
  var file: RuleFile { RuleFile(content, name: name) }
}

// MARK: As messages

extension WorkOrder: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .check(let source):
      bytes.append(0)
      source.write(to: &bytes)
    case .play(let source, let digest, let plays):
      bytes.append(1)
      source.write(to: &bytes)
      digest.write(to: &bytes)
      plays.write(to: &bytes)
    case .explore(let order):
      bytes.append(2)
      order.write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .check(try ScriptSource(from: &bytes))
    case 1:
      self = .play(
        try ScriptSource(from: &bytes), digest: try UInt64(from: &bytes), plays: try [CasePlay](from: &bytes))
    case 2: self = .explore(try ExplorationOrder(from: &bytes))
    default: throw MessageError()
    }
  }
}

extension CasePlay: Message {
  package func write(to bytes: inout MessageBytes) {
    index.write(to: &bytes)
    change.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    index = try Int(from: &bytes)
    change = try Mutant.Change?(from: &bytes)
  }
}

extension ScriptSource: Message {
  package func write(to bytes: inout MessageBytes) {
    number.write(to: &bytes)
    path.write(to: &bytes)
    content.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    number = try Int(from: &bytes)
    path = try String(from: &bytes)
    content = try [UInt8]?(from: &bytes)
  }
}

extension WorkAnswer: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .ready: bytes.append(0)
    case .checked(let outline):
      bytes.append(1)
      outline.write(to: &bytes)
    case .played(let one):
      bytes.append(2)
      one.write(to: &bytes)
    case .exploring(let answer):
      bytes.append(3)
      answer.write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .ready
    case 1: self = .checked(try ScriptOutline(from: &bytes))
    case 2: self = .played(try PlayedCase(from: &bytes))
    case 3: self = .exploring(try ExplorationAnswer(from: &bytes))
    default: throw MessageError()
    }
  }
}

extension WorkerSettings: Message {
  package func write(to bytes: inout MessageBytes) {
    errorsAreFatal.write(to: &bytes)
    memory.write(to: &bytes)
    rules.write(to: &bytes)
    followsCases.write(to: &bytes)
    isForMutants.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    errorsAreFatal = try Bool(from: &bytes)
    memory = try UInt64(from: &bytes)
    rules = try RuleText?(from: &bytes)
    followsCases = try Bool(from: &bytes)
    isForMutants = try Bool(from: &bytes)
  }
}

extension RuleText: Message {
  package func write(to bytes: inout MessageBytes) {
    name.write(to: &bytes)
    content.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    name = try String(from: &bytes)
    content = try [UInt8](from: &bytes)
  }
}
