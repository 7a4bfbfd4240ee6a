import ExactStrings

/// The names of the members of an object, none of which stands twice: the second `k` is called `k#2`.
struct DistinctNames {
  private var taken: Set<ExactString> = []

  /// Adds a name, and returns the one that stands for it.
  mutating func add(_ name: String) -> String {
    var distinct = name
    var count = 1
    while !taken.insert(ExactString(distinct)).inserted {
      count += 1
      distinct = "\(name)#\(count)"
    }
    return distinct
  }
}
