import ExactStrings

/// The causes of the frames of a case, one for each frame and in their order; empty where they are not known, as in a
/// timeline that was read from a file.
package struct FrameCauses: Hashable, Sendable {
  /// A cause in eight bytes.
  private struct Entry: Hashable, Sendable {
    /// The line: positive for a statement, negative for a consequence of one, 0 for no cause.
    var line: Int32
    /// The number of the included file, as its place has it.
    var file: Int32
  }

  private var entries: [Entry] = []

  /// Creates an empty list of causes.
  package init() {}

  /// The number of frames with an entry.
  package var count: Int { entries.count }

  /// Appends the cause of the next frame.
  package mutating func append(_ cause: Record.Cause?) {
    guard let cause else { return entries.append(Entry(line: 0, file: 0)) }
    let line = Int32(clamping: cause.place.line)
    if case .statement = cause {
      entries.append(Entry(line: line, file: cause.place.fileNumber))
    } else {
      entries.append(Entry(line: -line, file: cause.place.fileNumber))
    }
  }

  /// The cause of the frame at an index; nil where nothing of the script caused it, or the cause is not known.
  package subscript(index: Int) -> Record.Cause? {
    guard entries.indices.contains(index), entries[index].line != 0 else { return nil }
    let entry = entries[index]
    let place = Record.Place(line: Int(entry.line.magnitude), fileNumber: entry.file)
    return entry.line > 0 ? .statement(place) : .consequence(of: place)
  }

  /// The included files that caused frames, in the order of the frames.
  package var files: [String] {
    var known: Set<Int32> = [0]
    var names: [String] = []
    for entry in entries where known.insert(entry.file).inserted {
      let name = FileNames.name(of: entry.file)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
