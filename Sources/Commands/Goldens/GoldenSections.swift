import ExactStrings
import Timelines

/// The text of a golden, cut into the sections of its cases.
struct GoldenSections {
  /// The sections in order: each is a `==` line and the lines up to the next one.
  let sections: [[UInt8]]
  private let text: [UInt8]

  /// Cuts a text into sections; lines before the first section are left out.
  init(_ text: [UInt8]) {
    self.text = text
    let mark = Array("== ".utf8)
    var starts: [Int] = []
    var lineStart = 0
    while lineStart < text.count {
      if text[lineStart...].starts(with: mark) { starts.append(lineStart) }
      lineStart = (text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
    }
    sections = starts.indices.map { index in
      Array(text[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : text.count)])
    }
  }

  /// Returns the section of a heading; nil if there is none.
  func section(_ heading: some Sequence<UInt8>) -> [UInt8]? {
    let heading = Array(heading) + [UInt8(ascii: "\n")]
    return sections.first { $0.starts(with: heading) }
  }

  /// The reason why the sections cannot be told apart, behind the name of the golden; nil if they can.
  var fault: String? {
    if let line = MergeConflict.firstLine(in: text) { return .mergeConflict(line) }
    var headings: Set<ArraySlice<UInt8>> = []
    return sections.first { !headings.insert($0.heading).inserted }.map { repeated in
      "has the section '\(String(decoding: repeated.heading, as: UTF8.self).onOneLine)' twice"
    }
  }

  /// Returns other sections merged with those of this golden that stay. A section that stays keeps its place behind the
  /// same section.
  func merged(into others: [[UInt8]], where stays: (_ heading: ArraySlice<UInt8>) -> Bool) -> [[UInt8]] {
    var result = others
    var earlier: Set<ArraySlice<UInt8>> = []
    for section in sections {
      if stays(section.heading) {
        result.insert(section, at: result.lastIndex { earlier.contains($0.heading) }.map { $0 + 1 } ?? 0)
      }
      earlier.insert(section.heading)
    }
    return result
  }
}

extension [UInt8] {
  /// The first line of a section, without its line end.
  var heading: SubSequence { prefix { $0 != UInt8(ascii: "\n") } }
}
