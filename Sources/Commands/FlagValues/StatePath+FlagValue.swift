import ActionScripts
import CommandLines
import ExactStrings
import Timelines

/// A path into the state, as scripts write it, where `*` stands for each key or index.
extension StatePath: FlagValue {
  package static let placeholder = "PATH"

  package init(flagText text: String) throws(UsageError) {
    guard let path = try? Path(parsing: text) else { throw UsageError(takes: "a path such as items.*.id", not: text) }
    self.init(path.segments.map { $0 == "*" ? .any : .key($0) })
  }
}
