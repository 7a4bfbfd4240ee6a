import ExactStrings

/// The causes of the frames of a case, one for each frame and in their order; empty where they are not known, as in a
/// timeline that was read from a file.
package struct FrameCauses: Hashable, Sendable {
  /// A cause in eight bytes.
  private struct Entry: Hashable, Sendable {
    /// The line: positive for a statement, negative for a consequence of one, 0 for no cause.
    var line: Int32
    /// The index of the included file in `files`, from 1; 0 for the script itself.
    var file: Int32
  }

  private var entries: [Entry] = []
  /// The included files that caused frames, in the order of the frames.
  package private(set) var files: [String] = []

  /// Creates an empty list of causes.
  package init() {}

  /// The number of frames with an entry.
  package var count: Int { entries.count }

  /// Appends the cause of the next frame.
  package mutating func append(_ cause: Record.Cause?) {
    guard let cause else { return entries.append(Entry(line: 0, file: 0)) }
    let place = cause.place
    let line = Int32(clamping: place.line)
    var file: Int32 = 0
    if let name = place.file { file = number(of: name) }
    if case .statement = cause {
      entries.append(Entry(line: line, file: file))
    } else {
      entries.append(Entry(line: -line, file: file))
    }
  }

  /// The cause of the frame at an index; nil where nothing of the script caused it, or the cause is not known.
  package subscript(index: Int) -> Record.Cause? {
    guard entries.indices.contains(index), entries[index].line != 0 else { return nil }
    let entry = entries[index]
    let place = Record.Place(
      line: Int(entry.line.magnitude), file: entry.file == 0 ? nil : files[Int(entry.file) - 1])
    return entry.line > 0 ? .statement(place) : .consequence(of: place)
  }

  private mutating func number(of file: String) -> Int32 {
    // The next frame is most often from the file of the previous one.
    if let latest = entries.last?.file, latest > 0, files[Int(latest) - 1] == file { return latest }
    if let index = files.firstIndex(where: { name in name == file }) { return Int32(index + 1) }
    files.append(file)
    return Int32(files.count)
  }
}
