import ActionScripts
import ExactStrings

/// A file of rules: `--always FILE`. Each rule holds in every case whose state can have the paths of the rule.
package struct RuleFile: Sendable {
  /// The name of the file, for messages.
  package let name: String
  /// The content, so that another process can read the same rules.
  package let content: [UInt8]
  /// The mistakes in the file; empty for a correct one.
  package let diagnostics: [Diagnostic]
  let rules: [(rule: Rule, range: SourceRange)]

  /// The rules as statements of a script.
  package var statements: [Statement] { rules.map { Statement(.rule($0.rule)) } }
  let source: SourceText

  /// Reads the content of a file, in any notation.
  package init(_ content: [UInt8], name: String) {
    let parsed = Script.parse(content, file: name)
    var rules: [(rule: Rule, range: SourceRange)] = []
    var diagnostics = parsed.diagnostics
    for statement in parsed.script.statements {
      do {
        var used: Set<ExactString> = []
        switch try statement.expanded(variables: { _ in nil }, used: &used).kind {
        case .comment: break
        case .rule(let rule): rules.append((rule, statement.range))
        default:
          diagnostics.append(
            parsed.source.diagnostic(
              "a file of rules holds only rules and comments", at: statement.range,
              note: "a rule begins with '? always', '? never', '? sometimes' or '? finally'"))
        }
      } catch {
        diagnostics.append(
          parsed.source.diagnostic(
            "unknown variable '\(error.name)'", at: error.range, note: "a file of rules has no variables"))
      }
    }
    self.name = name
    self.content = content
    self.rules = rules
    self.diagnostics = diagnostics.sorted { $0.range.line < $1.range.line }
    source = parsed.source
  }
}
