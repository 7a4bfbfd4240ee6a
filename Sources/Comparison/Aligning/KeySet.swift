/// A set of keys that are already hashes and need no hashing.
struct KeySet {
  /// The slots: a power of two, at most half of them used; an empty slot is zero.
  private var slots: [UInt64]
  private var hasZero = false

  init(_ keys: [UInt64]) {
    var size = 16
    while size < 2 * keys.count { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    for key in keys { insert(key) }
  }

  func contains(_ key: UInt64) -> Bool {
    key == 0 ? hasZero : slots[place(of: key)] == key
  }

  private mutating func insert(_ key: UInt64) {
    if key == 0 { hasZero = true } else { slots[place(of: key)] = key }
  }

  /// Returns the slot of the key, or the free slot for it.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place] != 0, slots[place] != key { place = (place + 1) & mask }
    return place
  }
}
