import ExactStrings
import JSONValues

/// The latest values at plain paths, as texts: a value that is replaced again before anybody asks for the state is
/// never read.
struct Replacements {
  /// The number of paths with a value, at most.
  private static let limit = 32

  /// The paths and the JSON of their values, in the order in which they were written.
  private var latest: [(path: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
  private var found: [(path: Range<Int>, value: Range<Int>)] = []

  /// Whether there is room for the changes of another mutation.
  var hasRoom: Bool { latest.count < Self.limit }

  /// Notes the changes of a mutation. Returns false, and notes nothing, unless all of them replace values at plain paths.
  mutating func note(_ mutation: ArraySlice<UInt8>) -> Bool {
    found.removeAll(keepingCapacity: true)
    let isPlain = mutation.withUnsafeBytes { bytes in
      var reader = ReplacementReader(bytes)
      guard reader.skipWord(alsoDots: true) else { return false }
      while !reader.isAtEnd {
        guard let change = reader.change() else { return false }
        found.append(change)
      }
      return true
    }
    guard isPlain else { return false }
    let start = mutation.startIndex
    for (path, value) in found {
      let path = mutation[(start + path.lowerBound)..<(start + path.upperBound)]
      if let index = latest.firstIndex(where: { $0.path.elementsEqual(path) }) { latest.remove(at: index) }
      latest.append((path, mutation[(start + value.lowerBound)..<(start + value.upperBound)]))
    }
    return true
  }

  /// Writes the values into a state, and forgets them.
  mutating func settle(in state: inout JSONValue) {
    for (path, text) in latest {
      guard let value = try? JSONValue(parsing: text) else { continue }
      let keys = path.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
      state.replaceValue(at: keys[...], with: value)
    }
    latest.removeAll(keepingCapacity: true)
  }
}

/// Reads the changes in the line of a mutation, as far as they are `path: old -> new`.
private struct ReplacementReader {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  /// Reads a change and the two blanks before it; the ranges of its path and of its new value.
  mutating func change() -> (path: Range<Int>, value: Range<Int>)? {
    guard skip("  ") else { return nil }
    let start = index
    repeat {
      // A key that begins with a sign may be one that was removed.
      guard index < bytes.count, bytes[index] != UInt8(ascii: "-"), skipWord(alsoDots: false) else { return nil }
    } while skip(".")
    let path = start..<index
    guard skip(": "), skipValue(), skip(" -> ") else { return nil }
    let value = index
    return skipValue() ? (path, value..<index) : nil
  }

  mutating func skipWord(alsoDots: Bool) -> Bool {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isWordByte || (alsoDots && byte == UInt8(ascii: ".")) else { break }
      index += 1
    }
    return index > start
  }

  /// Skips to the first blank outside of strings.
  private mutating func skipValue() -> Bool {
    let start = index
    var isQuoted = false
    while index < bytes.count, isQuoted || bytes[index] != UInt8(ascii: " ") {
      if bytes[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted, bytes[index] == UInt8(ascii: "\\") {
        index += 1
      }
      index += 1
    }
    return !isQuoted && index > start && index <= bytes.count
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }
}
