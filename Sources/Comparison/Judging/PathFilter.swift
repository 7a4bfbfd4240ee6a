import ExactStrings
import Timelines

/// Determines, without parsing values, whether a mutation may have changed a place that is known to differ.
///
/// The filter may pass too many frames, never too few: a text inside a value may look like a path.
struct PathFilter {
  /// The greatest number of places that a filter looks for; with more places every frame passes.
  private static let limit = 64

  /// Hashes of the places, and of the known ones among them; nil if every frame passes.
  private var places: (all: KeySet, known: KeySet)?

  init(_ paths: DivergedPaths) {
    places = paths.hashes(limit: Self.limit).map { hashes in (KeySet(hashes.all), KeySet(hashes.known)) }
  }

  func mayPass(_ frame: Frame) -> Bool {
    // The paths of a nested reactor begin at that reactor.
    guard let places, !frame.isNested else { return true }
    return frame.withSigilAndBody { bytes in
      // Every path follows two blanks.
      var index = 1
      while index < bytes.count {
        if bytes[index] != UInt8(ascii: " ") {
          index += 2
        } else if bytes[index - 1] != UInt8(ascii: " ") {
          index += 1
        } else {
          index += 1
          if Self.mayBe(bytes, from: index, places) { return true }
        }
      }
      return false
    }
  }

  /// Returns whether the path at `start` may lead to one of the places, pass through a known one, or add or remove a
  /// member of one.
  @inline(__always)
  private static func mayBe(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ places: (all: KeySet, known: KeySet)
  ) -> Bool {
    var (hash, parent) = (StableHash(), StableHash())
    var (index, isAtStart) = (start, true)
    while index < bytes.count {
      let byte = bytes[index]
      index &+= 1
      switch byte {
      case UInt8(ascii: ":"): return isAtStart || places.all.contains(hash.value)
      case UInt8(ascii: "."):
        if isAtStart || places.known.contains(hash.value) { return true }
        parent = hash
        hash.mix(byte)
        isAtStart = true
        continue
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if isAtStart { return parent.value == StableHash().value || places.all.contains(parent.value) }
        hash.mix(byte)
      default: hash.mix(byte)
      }
      isAtStart = false
    }
    return true
  }
}
