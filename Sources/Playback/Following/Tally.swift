import ExactStrings

/// Counts names, in the order in which they were counted first.
package struct Tally: Hashable, Sendable {
  /// A name and its count.
  package struct Entry: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The count of the name.
    package var count: Int

    /// Creates an entry.
    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The names with their counts.
  package private(set) var entries: [Entry] = []

  /// Creates a tally of entries.
  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// Counts a name.
  package mutating func add(_ name: String, times: Int = 1) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].count += times
    } else {
      entries.append(Entry(name: name, count: times))
    }
  }

  /// Adds the counts of another tally.
  package mutating func add(_ other: Tally) {
    for entry in other.entries { add(entry.name, times: entry.count) }
  }
}
