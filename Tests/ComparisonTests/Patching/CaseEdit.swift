import Timelines

/// The changes of one case.
struct CaseEdit {
  /// A frame that is removed or inserted.
  struct Line {
    /// The index among the frames of its side.
    let index: Int
    /// The line of the frame.
    let text: String
    /// The line number in the patch.
    let number: Int
  }

  var title: String?
  var reactor: String
  var expectedCase: Int?
  var actualCase: Int?
  var startsScript: Bool?
  /// The removed frames, in ascending order.
  var removed: [Line] = []
  /// The inserted frames, in ascending order.
  var inserted: [Line] = []
}

/// A case as text: its heading and the lines of its frames.
struct CaseText {
  var heading: String
  var startsScript: Bool
  var lines: [ArraySlice<UInt8>]

  init(_ one: TimelineCase) {
    heading = one.heading
    startsScript = one.startsScript
    lines = one.frames.map(\.line)
  }

  func write(to bytes: inout [UInt8]) {
    if startsScript { bytes += "reel-timeline 1\n".utf8 }
    bytes += heading.utf8
    bytes.append(UInt8(ascii: "\n"))
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}

extension CaseEdit {
  /// Returns the text of the case after the changes.
  func applied(to original: TimelineCase?) throws(PatchError) -> CaseText {
    let empty = TimelineCase(title: title, reactor: reactor, startsScript: startsScript ?? false)
    var text = CaseText(original ?? empty)
    text.startsScript = startsScript ?? text.startsScript
    var old = text.lines.enumerated().makeIterator()
    var kept: [ArraySlice<UInt8>] = []
    for line in removed {
      while let next = old.next() {
        if next.offset < line.index {
          kept.append(next.element)
        } else {
          guard next.element.elementsEqual(line.text.utf8) else { throw line.conflict(next.element) }
          break
        }
      }
      guard line.index < text.lines.count else { throw line.conflict(nil) }
    }
    while let next = old.next() { kept.append(next.element) }
    var rest = kept[...]
    text.lines = []
    for line in inserted {
      while text.lines.count < line.index, let next = rest.popFirst() { text.lines.append(next) }
      guard text.lines.count == line.index else { throw line.conflict(nil) }
      text.lines.append(Array(line.text.utf8)[...])
    }
    text.lines += rest
    return text
  }
}

extension CaseEdit.Line {
  fileprivate func conflict(_ found: ArraySlice<UInt8>?) -> PatchError {
    let found = found.map { "'\(String(decoding: $0, as: UTF8.self).onOneLine)'" } ?? "the end of the case"
    return PatchError("line \(number): frame \(index) should be '\(text.onOneLine)', but is \(found)")
  }
}
