import CommandLines
import ExactStrings
import Files
import Pages
import Playback
import Timelines

/// Reads timelines, and plays scripts to get theirs.
struct TimelineReader {
  /// The reactor of scripts that name none.
  let reactor: String?
  let environment: CommandEnvironment
  /// The cases that are read.
  let selection: CaseSelection
  /// Whether it is allowed that the selection matches no case of the timeline.
  var mayChooseNothing = false
  /// Whether a page shows the timeline, beside the script that is played for it.
  var isForPage = false

  /// Returns the timeline at a path, with the scripts of its cases as far as a page shows them, and whether all of its
  /// cases could be played; nil where there is none, after reporting why. The frames of a script that is played name
  /// the lines that caused them.
  ///
  /// It is faster with a timeline of the same script that was read before.
  func timeline(
    at path: String, beside known: Timeline = Timeline()
  ) throws -> (timeline: Timeline, scripts: [[PageScript]], isWhole: Bool)? {
    if ScriptLoader.isFolder(path) {
      environment.errors.write("error: '\(path.onOneLine)' is a folder: name a script or a timeline in it\n")
      return nil
    }
    let content = try path == "-" ? environment.input.readAll() : ScriptLoader.content(of: path)
    let isTimeline =
      content.starts(with: TimelineHeader.format.utf8) || content.starts(with: "{\"type\":\"".utf8)
    if isTimeline || ScriptPath.isGolden(path) || path.hasSuffix(".jsonl") {
      do {
        var timeline = try Timeline(parsing: content, beside: known)
        let count = timeline.cases.count
        timeline.cases.removeAll { !selection.admits($0.title, of: path) }
        return isAnything(timeline.cases.count, of: count) ? (timeline, [], true) : nil
      } catch {
        environment.errors.write("error: \(path.onOneLine): \(error)\n")
        return nil
      }
    }
    guard ScriptPath.isScript(path) || path == "-" || content.first == UInt8(ascii: "@") else {
      let what =
        content.isEmpty
        ? "is empty"
        : content.starts(with: [0xEF, 0xBB, 0xBF])
          ? "begins with a byte order mark" : "is neither a timeline nor a script: scripts are named *.reel"
      environment.errors.write("error: \(path.onOneLine) \(what)\n")
      return nil
    }
    var options = PlayedScript.options
    options.reactor = reactor
    options.acceptsReactor = true
    let opener = ScriptOpener(catalog: environment.catalog, options: options)
    let source = ScriptSource(number: 0, path: path, content: content)
    let (script, outline) = opener.open(source)
    for mistake in outline.mistakes { environment.errors.write("\(mistake)\n") }
    guard let script, outline.mistakes.isEmpty else { return nil }
    let chosen = script.cases.filter { selection.admits($0.outline, of: path) }
    environment.warn(ofOwnReactors: chosen.map(\.outline), in: path, besides: reactor)
    guard isAnything(chosen.count, of: script.cases.count) else { return nil }
    if chosen.isEmpty { return (Timeline(), [], true) }
    let played = PlayedScript(chosen.map { PlayedCase(playing: $0) })
    let mistakes = played.cases.flatMap(\.outcome.mistakes)
    for mistake in mistakes { environment.errors.write("\(mistake)\n") }
    var timeline = try Timeline(parsing: played.timeline, checking: .outline)
    for (index, one) in played.cases.enumerated() {
      timeline.cases[index].script = path
      timeline.cases[index].frames.causes = one.causes
    }
    if !isForPage { return (timeline, [], mistakes.isEmpty) }
    var scripts = PageScriptCache()
    let shown = played.cases.map { scripts.scripts(of: $0, in: source, among: outline.cases) }
    return (timeline, shown, mistakes.isEmpty)
  }

  /// Returns whether at least one case is selected, or the timeline has no cases; otherwise reports an error.
  private func isAnything(_ selected: Int, of count: Int) -> Bool {
    if selected > 0 || count == 0 || mayChooseNothing { return true }
    environment.errors.write("error: nothing to read\(selection.reasonForNothing(of: count))\n")
    return false
  }
}
