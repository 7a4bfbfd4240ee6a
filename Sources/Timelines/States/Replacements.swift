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

  /// Notes the changes of a mutation. Returns false, and notes nothing, unless all of them replace values at plain
  /// paths.
  mutating func note(_ mutation: ArraySlice<UInt8>) -> Bool {
    found.removeAll(keepingCapacity: true)
    let isPlain = mutation.withUnsafeBytes { bytes in
      var reader = ByteCursor(bytes: bytes)
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

extension ByteCursor {
  /// Reads a change of the form `path: old -> new` and the two blanks before it; the ranges of its path and of its new
  /// value.
  fileprivate mutating func change() -> (path: Range<Int>, value: Range<Int>)? {
    guard skip("  ") else { return nil }
    let start = index
    repeat {
      // A key that begins with a sign may be one that was removed.
      guard skipWord(alsoDots: false) else { return nil }
    } while skip(".")
    let path = start..<index
    guard skip(": "), skipValue(), skip(" -> ") else { return nil }
    let value = index
    return skipValue() ? (path, value..<index) : nil
  }

  /// Skips to the first blank outside of strings.
  private mutating func skipValue() -> Bool {
    guard let end = bytes.firstUnquoted(from: index, where: { $0 == UInt8(ascii: " ") }), end > index else {
      return false
    }
    index = end
    return true
  }
}
