import ActionScripts
import ExactStrings
import Playback

/// The script of a finding.
package struct FindingScript: Sendable {
  /// The problem, as the title of the case.
  package let title: String
  /// The script.
  package let script: Script

  /// Creates the script of a finding.
  /// - Parameters:
  ///   - beginning: The statements that the search began with, the choice of the reactor among them.
  ///   - origin: A comment that tells how the finding was found.
  ///   - isExpected: Whether the script says that its failure is expected, so that it passes until somebody mends it.
  package init(of finding: Finding, after beginning: [Statement], origin: String, isExpected: Bool) {
    title = finding.title
    let beginning = beginning.filter { $0.kind.concerns(finding.problem) }.withoutUnusedVariables
    var statements = beginning.filter { $0.kind.isOfFile }
    statements.append(Statement(.caseTitle(Located(title)), followsBlankLine: true))
    statements.append(Statement(.comment(origin)))
    if isExpected { statements.append(Statement(.expectedFailure(Located(title)))) }
    statements.append(Statement(.lenient))
    statements += beginning.filter { !$0.kind.isOfFile }
    statements += finding.statements
    if let proof = finding.played.proof { statements.append(proof) }
    if !finding.played.alternative.isEmpty {
      statements.append(Statement(.caseTitle(Located(title + ", in the order of the calls")), followsBlankLine: true))
      statements.append(Statement(.lenient))
      statements += beginning.filter { !$0.kind.isOfFile } + finding.played.alternative
      if let proof = finding.played.proof { statements.append(proof) }
    }
    script = Script(statements: statements)
  }

  /// The script in lines.
  package var text: String { script.lineText }
}

extension Finding {
  /// The longest title.
  private static let longestTitle = 70

  /// The problem in a few words.
  package var title: String {
    let headline =
      switch problem.oracle {
      case .rule: problem.cause.culprit
      case .error: problem.text
      case .terminated: "the states end"
      case .livelock: "endless work"
      case .leak: "outlives its release"
      case .stuck: "work that never ends"
      case .crash: "crash"
      case .timeout: "hangs"
      case .divergence: "\(differingPart)differs each time"
      case .order: "\(differingPart)depends on the order of replies"
      case .difference: "\(differingPart)differs"
      }
    let whole = place.isEmpty ? headline : "\(place): \(headline)"
    return String(whole.withoutLineBreaks.unicodeScalars.prefix(Self.longestTitle).map(Character.init))
  }

  /// The path of the difference between two plays, followed by a blank.
  private var differingPart: String { problem.cause.culprit.utf8.isEmpty ? "" : problem.cause.culprit + " " }

  /// The name of a file for the finding: the title in small letters, digits and dashes.
  package var fileName: String {
    var name = ""
    for scalar in title.unicodeScalars {
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPlain {
        name.unicodeScalars.append(scalar)
      } else if ("A"..."Z").contains(scalar) {
        name += String(scalar).lowercased()
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? problem.oracle.rawValue : name
  }
}

extension [Statement] {
  /// The statements without the variables that no later statement uses. An included file may use any variable.
  fileprivate var withoutUnusedVariables: [Statement] {
    if contains(where: { if case .include = $0.kind { true } else { false } }) { return self }
    var used: Set<ExactString> = []
    var kept: [Statement] = []
    for statement in reversed() {
      switch statement.kind {
      case .variable(let name, _), .capture(let name, _):
        if used.remove(ExactString(name.value)) == nil { continue }
      default: break
      }
      used.formUnion(statement.usedVariables)
      kept.append(statement)
    }
    return kept.reversed()
  }
}

extension Statement.Kind {
  /// Whether the statement stays in a script that is to fail for one reason alone. Of the rules only the broken one
  /// stays, and lines that only exploring reads are left out.
  fileprivate func concerns(_ problem: Problem) -> Bool {
    switch self {
    case .rule(let rule): problem.oracle == .rule && rule.canonicalText == problem.cause.culprit
    case .vary, .choices: false
    default: true
    }
  }

  /// Whether the statement stands above the title of a case.
  fileprivate var isOfFile: Bool {
    switch self {
    case .reactor, .variable: true
    default: false
    }
  }
}

extension String {
  /// The text without line breaks.
  fileprivate var withoutLineBreaks: String {
    split(separator: "\n", omittingEmptySubsequences: true).map { String($0) }.joined(separator: " ")
  }
}
