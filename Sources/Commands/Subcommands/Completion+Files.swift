import CommandLines
import Files

extension Completion {
  /// The reactors of the tool.
  static let reactors = names(AskedNames("reactors", each: "reactor", printedBy: "list --reactors"))
  /// Scripts.
  static let scripts = filesOf(FileKind("script", endings: ScriptPath.suffixes))
  /// Timelines.
  static let timelines = filesOf(FileKind("timeline", endings: timelineEndings))
  /// Timelines, and scripts, which are played to get their timelines.
  static let scriptsAndTimelines = filesOf(
    FileKind("timeline or script", endings: ScriptPath.suffixes + timelineEndings))

  private static let timelineEndings = [ScriptPath.goldenSuffix, ".jsonl"]
}
