import ExactStrings

/// The words that a shell offers for an argument of the command line.
package enum Completion: Hashable, Sendable {
  /// No words: the argument can be any text.
  case nothing
  /// These words.
  case words([String])
  /// The reactors of the tool, which the shell asks for while the user types.
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
  /// Only folders.
  case folders

  /// The endings of the files that are offered beside folders; nil for other completions, and for any file.
  var endings: [String]? {
    switch self {
    case .scripts: [".reel", ".reel.json"]
    case .timelines: [".timeline", ".jsonl"]
    case .scriptsAndTimelines: [".reel", ".reel.json", ".timeline", ".jsonl"]
    case .nothing, .words, .reactors, .subcommands, .files, .folders: nil
    }
  }
}
