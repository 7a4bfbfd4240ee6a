/// Folds long runs of unchanged lines in a difference.
struct Folding {
  private let lines: [DifferenceLine]
  private var isKept: [Bool]

  /// The number of unchanged lines that are kept before and after a change.
  private static let margin = 2
  /// The shortest run that is folded, in lines.
  private static let shortest = 4

  init(_ lines: [DifferenceLine]) {
    self.lines = lines
    isKept = Array(repeating: false, count: lines.count)
    keepSurroundings(Array(lines.indices))
    keepSurroundings(lines.indices.reversed())
  }

  /// The lines; each folded run is replaced by the number of its lines.
  var text: String {
    var texts: [String] = []
    var start = 0
    while start < lines.count {
      let end = lines.indices[start...].first { isKept[$0] != isKept[start] } ?? lines.count
      let run = lines[start..<end]
      if isKept[start] || run.count < Self.shortest {
        texts += run.map { $0.mark.rawValue + $0.text }
      } else {
        let indentation = run.map(\.indentation).min() ?? 0
        texts.append(String(repeating: " ", count: indentation + 2) + "… (\(run.count) unchanged)")
      }
      start = end
    }
    return texts.joined(separator: "\n")
  }

  /// Keeps the changes, the lines directly before them in this order and, of the earlier lines, those that enclose
  /// them.
  private mutating func keepSurroundings(_ order: [Int]) {
    // Goes through the lines backwards; each change passes its indentation on to the lines that precede it.
    var enclosure = 0
    var sinceChange = Int.max
    for index in order.reversed() {
      let line = lines[index]
      if line.mark != .unchanged {
        enclosure = Swift.max(enclosure, line.indentation)
        sinceChange = 0
        isKept[index] = true
        continue
      }
      if sinceChange < Self.margin {
        sinceChange += 1
        isKept[index] = true
      }
      if line.indentation < enclosure {
        enclosure = line.indentation
        isKept[index] = true
      }
    }
  }
}
