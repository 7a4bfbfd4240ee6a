import CommandLines
import ExactStrings

/// The request of a command line to `reel list`.
package struct ListRequest: CommandRequest {
  /// The things that are listed.
  enum Subject {
    /// The reactors of these names; all if there is none.
    case reactors([String])
    /// The chosen cases of the scripts at these paths, which are in a part of the suite if a flag names one.
    case cases([String], CaseSelection, Shard?)
  }

  /// The things that are listed.
  let subject: Subject
  /// Whether JSON is printed.
  let isJSON: Bool

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    let shard = arguments[SelectionFlags.shard]
    isJSON = arguments[ListFlags.json]
    if !arguments[ListFlags.reactors] {
      subject = .cases(arguments.operands, CaseSelection(arguments), shard)
    } else if arguments[SelectionFlags.name] == nil, arguments[SelectionFlags.tag].isEmpty, shard == nil {
      subject = .reactors(arguments.operands)
    } else {
      throw UsageError("--reactors cannot be combined with -k, --tag or --shard, which select cases")
    }
  }
}
