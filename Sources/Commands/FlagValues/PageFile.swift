import CommandLines
import ExactStrings
import Files
import Pages

/// The file of a page: a path, or `-` for standard output.
package struct PageFile: FlagValue, Hashable {
  package static let placeholder = "FILE"
  package static var completion: Completion { .files }

  /// The path.
  let path: String

  /// Whether the page goes to standard output.
  var isStandardOutput: Bool { path == "-" }

  package init(flagText text: String) throws(UsageError) {
    let isTaken = ScriptPath.isNamed(text) || ScriptPath.isGolden(text) || text.hasSuffix(".jsonl")
    if text.isEmpty || isTaken { throw UsageError(takes: "the file of a page, or -", not: text) }
    path = text
  }

  /// Writes a page.
  func write(_ page: Page, in environment: CommandEnvironment) throws {
    if isStandardOutput { return page.write { environment.output.write($0) } }
    let bytes = page.bytes
    if !environment.write(bytes, toChannel: path) { try AtomicFile(path).write(bytes) }
  }
}
