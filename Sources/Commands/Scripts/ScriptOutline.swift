import ActionScripts
import ExactStrings
import Playback
import Timelines

/// What is in a script, as far as choosing among its cases and judging them needs it.
struct ScriptOutline: Hashable {
  /// The path, as it was given; `-` for standard input.
  let name: String
  /// Its cases, in order; none if anything is wrong with the script.
  var cases: [CaseOutline] = []
  /// What is wrong with it.
  var mistakes: [Diagnostic] = []
  /// Whether it says `@golden none`.
  var forbidsGolden = false
  /// The files that it names, as paths from the working directory.
  var files: [String] = []
  /// A number that tells its text and those of its files from others.
  var digest: UInt64 = 0
  /// Whether there is a script at all: it could be read.
  var isReadable = true
  /// What became of the process that checked it, if it died of it. There is one case then, which stands for them all.
  var interruption: CaseFailure?
}

extension CaseOutline {
  /// The line that its section of a timeline begins with.
  var heading: String { TimelineCase(title: title, reactor: reactor).heading }
}

extension ScriptOutline {
  /// The outline of a script that was checked.
  init(_ script: PreparedScript, _ log: FileLog) {
    name = script.name
    cases = script.cases.map(\.outline)
    mistakes = script.diagnostics
    forbidsGolden = script.forbidsGolden
    files = log.paths
    digest = log.digest
  }

  /// The outline of a script that cannot be read.
  init(unreadable name: String, _ error: ScriptFileError) {
    self.name = name
    mistakes = [Diagnostic(error.message)]
    isReadable = false
  }

  /// The outline of a script that a process died of while it was checked.
  init(interrupted name: String, by failure: CaseFailure) {
    self.name = name
    cases = [CaseOutline(title: nil, reactor: "")]
    interruption = failure
  }
}

// MARK: As messages

extension ScriptOutline: Message {
  func write(to bytes: inout MessageBytes) {
    name.write(to: &bytes)
    cases.write(to: &bytes)
    mistakes.write(to: &bytes)
    forbidsGolden.write(to: &bytes)
    files.write(to: &bytes)
    digest.write(to: &bytes)
    isReadable.write(to: &bytes)
  }

  init(from bytes: inout MessageBytes) throws(MessageError) {
    name = try String(from: &bytes)
    cases = try [CaseOutline](from: &bytes)
    mistakes = try [Diagnostic](from: &bytes)
    forbidsGolden = try Bool(from: &bytes)
    files = try [String](from: &bytes)
    digest = try UInt64(from: &bytes)
    isReadable = try Bool(from: &bytes)
  }
}

extension CaseOutline: Message {
  func write(to bytes: inout MessageBytes) {
    title.write(to: &bytes)
    reactor.write(to: &bytes)
    tags.write(to: &bytes)
    isOnly.write(to: &bytes)
    expectedFailure.write(to: &bytes)
    line.write(to: &bytes)
    index.write(to: &bytes)
  }

  init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      title: try String?(from: &bytes), reactor: try String(from: &bytes), tags: try [String](from: &bytes),
      isOnly: try Bool(from: &bytes), expectedFailure: try String?(from: &bytes), line: try Int(from: &bytes),
      index: try Int(from: &bytes))
  }
}
