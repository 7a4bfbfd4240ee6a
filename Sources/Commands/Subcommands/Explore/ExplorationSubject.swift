import ActionScripts
import ExactStrings
import Exploration
import Playback

/// The subject of exploring: a reactor or a store after a beginning.
struct ExplorationSubject {
  /// The beginning as text, which worker processes check again.
  let source: ExplorationSource
  /// The beginning as a template of cases.
  let template: CaseTemplate
  /// The script or the folder that it comes from; none where the command line names the reactor alone.
  let operands: [String]
  /// The statements of the beginning.
  let beginning: [Statement]
  /// The name of its first script or of its folder; the reactor where there is none.
  var name: String { scripts.first ?? source.text.subject }
  /// Its own scripts, or else its operands.
  var scripts: [String] { ownScripts.isEmpty ? operands : ownScripts }
  /// The scripts of its cases, if the folder has another subject with the same reactor; else empty.
  private(set) var ownScripts: [String] = []

  /// Returns the mistake of a beginning with which no worker process could go on, with its line as far as that is
  /// known.
  func mistake(of worker: UnusableWorker) -> Diagnostic {
    guard let place = worker.place, let path = source.path else {
      return Diagnostic("\(name.onOneLine): \(worker.text)")
    }
    let text = SourceText(file: place.file ?? path, bytes: place.file == nil ? Array(source.text.utf8)[...] : [])
    return text.diagnostic(worker.text, at: SourceRange(line: place.line, column: 0, length: 0))
  }

  /// Returns the subjects that a request asks for, in the order of its operands.
  /// - Parameter report: Receives the mistakes of a script, which is left out.
  static func all(
    of request: ExploreRequest, in environment: CommandEnvironment, report: (ScriptMistakes) -> Void
  ) throws -> [ExplorationSubject] {
    if request.scripts.isEmpty, let reactor = request.reactor {
      let source = ExplorationSource(
        text: "@reactor \(reactor)\n", path: nil, reactor: nil, rules: request.rules, other: request.other)
      return [try ExplorationSubject(source, [], request.options.mapping, environment.catalog)]
    }
    var subjects: [ExplorationSubject] = []
    for path in request.scripts {
      if ScriptLoader.isFolder(path) {
        subjects += try ofFolder(path, request, in: environment, report: report)
      } else {
        do {
          subjects += try ofScript(path, request, in: environment)
        } catch let error as ScriptMistakes {
          report(error)
        }
      }
    }
    return subjects
  }

  /// Returns the subjects of a script. Exploring goes on from each case of the script.
  private static func ofScript(
    _ path: String, _ request: ExploreRequest, in environment: CommandEnvironment
  ) throws -> [ExplorationSubject] {
    let content = path == "-" ? try environment.input.readAll() : try ScriptLoader.script(at: path)
    let parsed = Script.parse(content, file: path, notation: nil)
    let cases = try cases(of: parsed.source, request, in: environment)
    if let repetition = parsed.script.statements.first(where: \.isRepetition) {
      throw ScriptMistakes(diagnostics: [
        parsed.source.diagnostic(
          "'@each' makes several cases, and exploring goes on from one", at: repetition.range,
          note: "write the case for one value")
      ])
    }
    let beginnings = parsed.script.beginnings
    // If an included file makes cases of its own, the template of the beginning reports that.
    let outlines = cases.count == beginnings.count ? cases.map(\.outline) : []
    let chosen = beginnings.indices.filter { outlines.isEmpty || outlines[$0].expectedFailure == nil }
    environment.noteExpectedFailures(beginnings.count - chosen.count, in: path)
    return try chosen.map { index in
      let beginning = beginnings[index]
      let source = ExplorationSource(
        text: beginning.text, path: path, reactor: request.reactor, rules: request.rules, other: request.other)
      return try ExplorationSubject(source, [path], request.options.mapping, environment.catalog)
    }
  }

  /// Returns the subjects of a folder. The cases that begin in the same way are one subject, whose runs recombine them.
  private static func ofFolder(
    _ path: String, _ request: ExploreRequest, in environment: CommandEnvironment, report: (ScriptMistakes) -> Void
  ) throws -> [ExplorationSubject] {
    var search = ScriptSearch()
    try search.add(path, input: environment.input)
    var subjects: [(beginning: String, cases: [String], scripts: [String])] = []
    for found in search.found {
      if let collision = found.collision {
        report(ScriptMistakes(diagnostics: [collision]))
        continue
      }
      let text = SourceText(file: found.path, bytes: try ScriptLoader.content(of: found.path)[...])
      let cases: [ScriptedCase]
      do throws(ScriptMistakes) {
        cases = try self.cases(of: text, request, in: environment)
      } catch {
        report(error)
        continue
      }
      for one in cases {
        let (beginning, text) = (one.beginning.text, "@case c\n" + one.statements.text)
        if let index = subjects.firstIndex(where: { $0.beginning == beginning }) {
          subjects[index].cases.append(text)
          if subjects[index].scripts.last != found.path { subjects[index].scripts.append(found.path) }
        } else {
          subjects.append((beginning, [text], [found.path]))
        }
      }
    }
    var all = try subjects.map { subject in
      let source = ExplorationSource(
        text: subject.beginning, corpus: subject.cases.joined(), path: nil, reactor: nil, rules: request.rules,
        other: request.other)
      return try ExplorationSubject(source, [path], request.options.mapping, environment.catalog)
    }
    for index in all.indices where all.count(where: { $0.template.reactor == all[index].template.reactor }) > 1 {
      all[index].ownScripts = subjects[index].scripts
    }
    return all
  }

  /// Returns the cases of a script, and warns if they play another reactor than the one that is named.
  private static func cases(
    of text: SourceText, _ request: ExploreRequest, in environment: CommandEnvironment
  ) throws(ScriptMistakes) -> [ScriptedCase] {
    var options = PlayOptions()
    options.reactor = request.reactor
    options.acceptsReactor = true
    let cases = try ScriptedCase.all(
      of: text, catalog: environment.catalog, options: options, files: ScriptLoader(script: text.file))
    environment.warn(ofOwnReactors: cases.map(\.outline), in: text.file, besides: request.reactor)
    return cases
  }

  private init(
    _ source: ExplorationSource, _ operands: [String], _ mapping: StateMapping, _ catalog: Catalog
  ) throws(ScriptMistakes) {
    self.source = source
    self.operands = operands
    let template = try source.template(catalog)
    self.template = template
    if let other = try source.otherTemplate(catalog) {
      let mistakes = mapping.mistakes(between: template, other)
      if !mistakes.isEmpty { throw ScriptMistakes(diagnostics: mistakes) }
    }
    beginning = template.playedBeginning + (source.rules?.file.statements ?? [])
  }
}

extension StateMapping {
  /// Returns the mistakes of the mapping: paths that a state cannot have; if there are none, fields that have no
  /// counterpart and are not mapped.
  fileprivate func mistakes(between mine: CaseTemplate, _ theirs: CaseTemplate) -> [Diagnostic] {
    let wrong = pairs.compactMap { pair in
      (pair.mine.flatMap { mine.mistake(inPath: $0) } ?? pair.theirs.flatMap { theirs.mistake(inPath: $0) })
        .map { Diagnostic("\(pair.flag): \($0)") }
    }
    if !wrong.isEmpty || mine.stateFields.isEmpty || theirs.stateFields.isEmpty { return wrong }
    func mistake(
      _ fields: [String], _ mapped: [Path], in other: CaseTemplate, _ flag: (_ field: String, _ part: String) -> String
    ) -> Diagnostic? {
      let lone = fields.filter { field in
        !other.stateFields.contains(field) && !mapped.contains { $0.segments.first == field }
      }
      guard let first = lone.first else { return nil }
      return Diagnostic(
        "--against: \(lone.count == 1 ? "unknown field" : "unknown fields") "
          + lone.map { "'\($0)'" }.joined(separator: ", ") + " in the state of '\(other.reactor)'; there are: "
          + other.stateFields.joined(separator: ", ")
          + "; say what belongs together, \(flag(first, "PATH")), or compare it with nothing, \(flag(first, ""))")
    }
    return [
      mistake(mine.stateFields, pairs.compactMap(\.mine), in: theirs) { "--map \($0)=\($1)" },
      mistake(theirs.stateFields, pairs.compactMap(\.theirs), in: mine) { "--map \($1)=\($0)" },
    ].compactMap(\.self)
  }
}

extension String {
  /// The text after `@reactor` in the first line.
  fileprivate var subject: String { String(prefix(before: "\n").dropFirst("@reactor ".count)) }
}

extension [Statement] {
  /// The statements as a script in lines, each in the line where it stands.
  fileprivate var text: String {
    reduce(into: (text: "", line: 1)) { written, statement in
      let gap = String(repeating: "\n", count: Swift.max(0, statement.range.line - written.line))
      let text = gap + statement.lineText + "\n"
      written.text += text
      written.line += text.utf8.count { $0 == UInt8(ascii: "\n") }
    }.text
  }
}

extension Script {
  /// The statements of each case, behind those that hold for all cases. Statements that only affect the choice and the
  /// judging of the script's own cases are left out, and so are comments.
  fileprivate var beginnings: [[Statement]] {
    let titles = statements.filter(\.kind.isTitle)
    let parts = statements.split(omittingEmptySubsequences: false) { $0.kind.isTitle }
    let common = parts[0]
    let wholes =
      titles.isEmpty
      ? [Array(common)]
      : zip(titles, parts.dropFirst()).map { title, own in
        // A directive of a case replaces one of its kind above the case. The directives of included files are not known
        // here, so the title is kept to separate the statements above the case from its own.
        common.filter { above in !own.contains { $0.kind.replaces(above.kind) } }
          + ((common + own).contains(where: \.isInclude) ? [title] : []) + own
      }
    return wholes.map { $0.filter(\.kind.isOfBeginning) }
  }
}

extension Statement {
  fileprivate var isRepetition: Bool { if case .each = kind { true } else { false } }

  fileprivate var isInclude: Bool { if case .include = kind { true } else { false } }
}

extension Statement.Kind {
  /// Whether the statement begins a case.
  var isTitle: Bool { if case .caseTitle = self { true } else { false } }

  fileprivate var isOfBeginning: Bool {
    switch self {
    case .tag, .only, .goldenNone, .lenient, .comment: false
    default: true
    }
  }

  /// Whether the directive replaces another one, because a case has only one of its kind.
  fileprivate func replaces(_ other: Statement.Kind) -> Bool {
    switch (self, other) {
    case (.reactor, .reactor), (.timeout, .timeout), (.seed, .seed): true
    case (.vary(let own, _), .vary(let above, _)): own == above
    default: false
    }
  }
}
