import ExactStrings

/// The text of a golden, cut into the sections of its cases.
struct GoldenSections {
  /// The sections in order: each is a `==` line and the lines up to the next one.
  let sections: [[UInt8]]
  private let text: [UInt8]
  private let byHeading: [ArraySlice<UInt8>: [UInt8]]

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
    let sections = zip(starts, starts.dropFirst() + [text.count]).map { Array(text[$0..<$1]) }
    self.sections = sections
    // A heading without a line end may be cut off, so its section is not looked up.
    let whole = sections.filter { $0.heading.count < $0.count }
    byHeading = Dictionary(whole.map { ($0.heading, $0) }) { first, _ in first }
  }

  /// Returns the section of a heading; nil if there is none.
  func section(_ heading: some Sequence<UInt8>) -> [UInt8]? { byHeading[Array(heading)[...]] }

  /// The reason why the sections cannot be told apart, behind the name of the golden; nil if they can.
  var fault: String? {
    if let line = MergeConflict.firstLine(in: text) { return .mergeConflict(line) }
    var headings: Set<ArraySlice<UInt8>> = []
    return sections.first { !headings.insert($0.heading).inserted }.map { repeated in
      "has the section '\(String(decoding: repeated.heading, as: UTF8.self).onOneLine)' twice"
    }
  }

  /// Returns other sections, with those of this golden that stay in between. A section that stays comes right behind
  /// the last of the others that precedes it in this golden.
  func merged(into others: [[UInt8]], where stays: (_ heading: ArraySlice<UInt8>) -> Bool) -> [[UInt8]] {
    let places = Dictionary(zip(others.map(\.heading), 1...)) { $1 }
    // The sections that stay before the first of the others and behind each of them.
    var staying = [[[UInt8]]](repeating: [], count: others.count + 1)
    var place = 0
    for section in sections {
      if stays(section.heading) { staying[place].append(section) }
      place = max(place, places[section.heading] ?? 0)
    }
    return staying[0] + zip(others, staying.dropFirst()).flatMap { [$0] + $1 }
  }
}

extension [UInt8] {
  /// The first line of a section, without its line end.
  var heading: SubSequence { prefix { $0 != UInt8(ascii: "\n") } }
}
