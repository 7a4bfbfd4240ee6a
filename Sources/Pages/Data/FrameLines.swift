import ExactStrings
import Timelines

/// The frames of a run as lines of the data: the time in milliseconds, the place in the script behind a colon, the
/// sigil and the rest of the line. A time or a place that equals that of the line before is left out.
struct FrameLines {
  /// The included files that places name, from 1.
  private(set) var files: [String] = []
  private var at = Instant.zero
  private var place: Record.Place?
  private var isFirst = true

  /// Appends the line of a frame.
  mutating func append(_ frame: Frame, cause: Record.Cause?, to data: inout DataText) {
    if !isFirst { data.append("\\n") }
    isFirst = false
    if frame.at != at {
      at = frame.at
      data.append(at.milliseconds)
    }
    if cause?.place != place {
      place = cause?.place
      data.append(":\(place?.line ?? 0)")
      if let file = place?.file { data.append("/\(number(of: file))") }
    }
    frame.withSigilAndBody { data.append(line: $0) }
  }

  private mutating func number(of file: String) -> Int {
    if let index = files.firstIndex(where: { name in name == file }) { return index + 1 }
    files.append(file)
    return files.count
  }
}
