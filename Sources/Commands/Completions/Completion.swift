import ExactStrings

/// What a shell offers for a word of the command line.
package enum Completion: Hashable, Sendable {
  /// Nothing: it can be any text.
  case nothing
  /// These words.
  case words([String])
  /// The reactors of the tool, asked for while somebody types.
  case reactors
  /// The subcommands.
  case subcommands
  /// Scripts, and the folders on the way to them.
  case scripts
  /// Timelines, and the folders on the way to them.
  case timelines
  /// Scripts and timelines, and the folders on the way to them.
  case scriptsAndTimelines
  /// Any file.
  case files
  /// Folders alone.
  case folders

  /// How the names of the files end that are offered beside folders; nil where it is not files, or any.
  var endings: [String]? {
    switch self {
    case .scripts: [".reel", ".reel.json"]
    case .timelines: [".timeline", ".jsonl"]
    case .scriptsAndTimelines: [".reel", ".reel.json", ".timeline", ".jsonl"]
    case .nothing, .words, .reactors, .subcommands, .files, .folders: nil
    }
  }
}
