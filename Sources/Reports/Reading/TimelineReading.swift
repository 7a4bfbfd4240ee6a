import ExactStrings
import JSONValues
import Timelines

/// The text of a timeline for a reader: selected frames, the history of a value, or a chart over time.
package struct TimelineReading: Sendable {
  /// The selection of frames to show.
  package var selection: FrameSelection
  /// Paths of the state whose changes are shown: instead of frames, or as lanes of a chart.
  package var pins: [StatePath]
  /// Whether a chart over virtual time is drawn.
  package var drawsMarbles: Bool
  /// Whether frames that repeat are shown as one with a count.
  package var foldsRepeats: Bool
  /// Whether every frame is shown whole, however many rows its lists have.
  package var isWhole: Bool
  /// The width of a chart, and of a frame with long lists.
  package var width: Int

  /// Creates a reading; by default, of all frames, with repeats and long lists folded.
  package init(
    selection: FrameSelection = FrameSelection(), pins: [StatePath] = [], drawsMarbles: Bool = false,
    foldsRepeats: Bool = true, isWhole: Bool = false, width: Int = 80
  ) {
    self.selection = selection
    self.pins = pins
    self.drawsMarbles = drawsMarbles
    self.foldsRepeats = foldsRepeats
    self.isWhole = isWhole
    self.width = width
  }

  /// Returns the text, including the last line end: the selected frames of each case under its heading. Cases without
  /// selected frames are left out.
  package func text(of timeline: Timeline) -> String {
    var lines: [String] = []
    for one in timeline.cases {
      let selected = self.lines(of: one)
      if !selected.isEmpty { lines += [one.heading] + selected }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the requested names that are not in the timeline, each with the existing ones: actions first, then pinned
  /// paths.
  package func unknownNames(in timeline: Timeline) -> [String] {
    let actions = Set(exact: timeline.cases.flatMap { $0.frames.compactMap(\.actionName) })
    let unknownActions = selection.actions.filter { action in
      timeline.cases.allSatisfy { FrameSelection(actions: [action]).indices(in: $0).isEmpty }
    }.map { action in
      let known =
        actions.isEmpty ? "it has none" : "it has: \(actions.sorted().map(\.onOneLine).joined(separator: ", "))"
      return "no action '\(action.scriptText.onOneLine)' in this timeline: \(known)"
    }
    let unknownPins = pins.filter { pin in !timeline.cases.contains { !$0.changes(at: pin).isEmpty } }.map { pin in
      let meant = pin.corrected(for: timeline.states).map { "did you mean '\($0.scriptText.onOneLine)'? " } ?? ""
      return "nothing at '\(pin.scriptText.onOneLine)' in this timeline: \(meant)its states have \(timeline.fieldNames)"
    }
    return unknownActions + unknownPins
  }

  private func lines(of one: TimelineCase) -> [String] {
    let indices = selection.indices(in: one)
    if drawsMarbles {
      return indices.isEmpty ? [] : MarbleChart(one, indices: indices, pins: pins).lines(width: width)
    }
    if !pins.isEmpty { return pinLines(of: one, indices: Set(indices)) }
    let frames = indices.map { one.frames[$0] }
    if !foldsRepeats { return frames.map(shown) }
    return FoldedFrames.lines(of: frames).map { line in
      line.count == 1 ? shown(line.frame) : "\(line.text)  x\(line.count) to \(line.last.milliseconds)ms"
    }
  }

  private func shown(_ frame: Frame) -> String { isWhole ? frame.description : frame.shown(width: width) }

  /// Returns the changes of pinned values, each with the frames that led to it and the line of the script, as far as
  /// they are known: `50ms query: "React" -> "Rx"  ~ setQuery  > updateQuery "Rx"  search.reel:7`.
  private func pinLines(of one: TimelineCase, indices: Set<Int>) -> [String] {
    let changes = pins.flatMap { one.changes(at: $0) }.filter { indices.contains($0.frame) }
    let inOrder = changes.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
    let chains = CauseChains(of: one.frames)
    return inOrder.map { _, change in
      let frame = one.frames[change.frame]
      var line = "\(frame.timeColumn)\(change.path): "
      let isWhole = frame.kind == .state && !frame.isNested
      if change.old != nil || !isWhole { line += "\(change.old?.text ?? "(none)") -> " }
      line += change.new?.text ?? "(none)"
      if !isWhole { line += "  \(frame.kind.rawValue) \(String(decoding: frame.subject, as: UTF8.self))" }
      let chain = chains.chain(of: change.frame)
      for cause in chain { line += "  \(one.frames[cause].kind.rawValue) \(one.frames[cause].text)" }
      let places = ([change.frame] + chain).lazy.compactMap { one.frames.causes[$0]?.place }
      if let place = places.first { line += "  \(place.text(in: one.script ?? "line"))" }
      return line.onOneLine
    }
  }
}

extension Frame {
  /// The time before a frame, and the blank after it.
  fileprivate var timeColumn: String {
    let time = "\(at.milliseconds)ms "
    return String(repeating: " ", count: max(11 - time.count, 0)) + time
  }
}

extension Timeline {
  /// The states that are written as a whole.
  fileprivate var states: [JSONValue] {
    cases.flatMap(\.frames).compactMap { if case .state(let state)? = $0.content { state } else { nil } }
  }

  /// The names of the fields of these states, for a message.
  fileprivate var fieldNames: String {
    var names: [String] = []
    for case .object(let members) in states {
      for member in members where !names.contains(member.key) { names.append(member.key) }
    }
    return names.isEmpty ? "no fields" : names.map { StatePath([.key($0)]).description }.joined(separator: ", ")
  }
}
