import ExactStrings
import JSONValues
import Timelines

/// A drawing of a case over virtual time: a lane for the actions, one for the mutations, and one for each pinned path.
/// The events of one instant stand in one column, in their order from top to bottom.
///
///                0ms---------50ms--------150ms---|
///     actions    updateQuery updateQuery
///     mutations  setQuery    setQuery    setRepos
///     query      null        "Rx"
///                "React"
struct MarbleChart {
  /// The largest length of a cell's text; longer texts are shortened.
  static let cellLimit = 24

  private struct Lane {
    var name: String
    var cells: [Instant: [String]] = [:]
  }

  private var lanes: [Lane]
  private let instants: [Instant]
  private let end: Instant?

  /// Creates a chart of the frames of a case at some indices, and of the changes at some pins.
  init(_ one: TimelineCase, indices: [Int], pins: [StatePath]) {
    lanes = [Lane(name: "actions"), Lane(name: "mutations")]
    for index in indices {
      let frame = one.frames[index]
      switch frame.kind {
      case .action, .effect: lanes[0].cells[frame.at, default: []].append(frame.subjectText)
      case .mutation: lanes[1].cells[frame.at, default: []].append(frame.subjectText)
      case .state, .pulse, .emit, .call, .reply, .cancel, .note, .error, .view, .expectation: break
      }
    }
    let selected = Set(indices)
    for pin in pins {
      var lane = Lane(name: pin.scriptText.inASCII)
      for change in one.changes(at: pin) where selected.contains(change.frame) {
        let value = change.new?.text.inASCII ?? "(none)"
        let isPlain = change.path == pin.scriptText
        lane.cells[one.frames[change.frame].at, default: []].append(isPlain ? value : "\(change.path.inASCII)=\(value)")
      }
      lanes.append(lane)
    }
    instants = Set(lanes.flatMap(\.cells.keys)).sorted()
    end = indices.last == one.frames.indices.last ? one.frames.last?.at : nil
  }

  /// Returns the lines of the chart, none wider than `width` unless one column is. A chart that is too wide continues
  /// below.
  func lines(width: Int) -> [String] {
    let margin = (lanes.map(\.name.count).max() ?? 0) + 2
    let columns = instants.map { instant in
      Column(instant, lanes.map { Self.marbles($0.cells[instant] ?? []) })
    }
    var lines: [String] = []
    var start = 0
    repeat {
      var (stop, used) = (start, margin)
      while stop < columns.count, stop == start || used + columns[stop].width <= width {
        used += columns[stop].width
        stop += 1
      }
      if start > 0 { lines.append("") }
      lines += block(columns[start..<stop], margin: margin, isLast: stop == columns.count)
      start = stop
    } while start < columns.count
    return lines
  }

  private struct Column {
    let time: String
    /// The texts in each lane.
    let cells: [[String]]
    let width: Int

    init(_ instant: Instant, _ cells: [[String]]) {
      time = "\(instant.milliseconds)ms"
      self.cells = cells
      width = max(time.count, cells.joined().map(\.count).max() ?? 0) + 1
    }

    func cell(_ row: Int, of lane: Int) -> String { row < cells[lane].count ? cells[lane][row] : "" }
  }

  private func block(_ columns: ArraySlice<Column>, margin: Int, isLast: Bool) -> [String] {
    let close = isLast ? end.map { $0 == instants.last ? "|" : "\($0.milliseconds)ms|" } ?? "" : ""
    let times = columns.map { $0.time.padded(to: $0.width, with: "-") }.joined()
    var rows: [String] = []
    for (lane, name) in lanes.map(\.name).enumerated() {
      let height = columns.map { $0.cells[lane].count }.max() ?? 0
      for row in 0..<max(height, 1) {
        let cells = columns.map { $0.cell(row, of: lane).padded(to: $0.width, with: " ") }
        rows.append((row == 0 ? name : "").padded(to: margin, with: " ") + cells.joined())
      }
    }
    return ([String(repeating: " ", count: margin) + times + close] + rows).map(\.withoutBlanksAtEnd)
  }

  /// Returns the events of a lane at one instant, with repeats counted.
  private static func marbles(_ texts: [String]) -> [String] {
    var marbles: [(text: String, count: Int)] = []
    for text in texts {
      if marbles.last?.text == text {
        marbles[marbles.count - 1].count += 1
      } else {
        marbles.append((text, 1))
      }
    }
    return marbles.map { text, count in
      let short = text.count > cellLimit ? text.prefix(cellLimit - 3) + "..." : text
      return count > 1 ? "\(short) x\(count)" : short
    }
  }
}

extension Frame {
  fileprivate var subjectText: String { String(decoding: subject, as: UTF8.self).inASCII }
}

extension String {
  /// The text with all characters but ASCII escaped, so that each character takes one column.
  fileprivate var inASCII: String {
    onOneLine.unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + (digits.count > 4 ? "{\(digits)}" : String(repeating: "0", count: 4 - digits.count) + digits)
    }.joined()
  }

  fileprivate func padded(to width: Int, with filler: Character) -> String {
    self + String(repeating: filler, count: max(width - count, 0))
  }
}
