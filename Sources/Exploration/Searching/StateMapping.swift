import ActionScripts
import ExactStrings
import JSONValues

/// The corresponding parts of the states of two reactors whose shapes differ. All other parts correspond by their
/// names.
package struct StateMapping: Hashable, Sendable {
  /// Two corresponding parts. If one is nil, the other one is not compared.
  package struct Pair: Hashable, Sendable {
    /// The path in the state of the reactor that is explored.
    package let mine: Path?
    /// The path in the state of the other one.
    package let theirs: Path?

    /// Creates a pair.
    package init(mine: Path?, theirs: Path?) {
      self.mine = mine
      self.theirs = theirs
    }
  }

  /// The pairs, in the order in which they are compared.
  package var pairs: [Pair] = []

  /// Creates a mapping.
  package init(_ pairs: [Pair] = []) { self.pairs = pairs }

  /// Returns the first part that differs between two states, as the first one calls it; nil where none does.
  func difference(_ mine: JSONValue, _ theirs: JSONValue) -> (path: Path, mine: JSONValue, theirs: JSONValue)? {
    if pairs.isEmpty && mine == theirs { return nil }
    var (restOfMine, restOfTheirs): (JSONValue?, JSONValue?) = (mine, theirs)
    for pair in pairs {
      if let path = pair.mine, let other = pair.theirs {
        let value = mine.value(at: path.segments[...]) ?? .null
        let expected = theirs.value(at: other.segments[...]) ?? .null
        if value != expected { return (path, value, expected) }
      }
      restOfMine = pair.mine.map { restOfMine?.removing($0.segments[...]) } ?? restOfMine
      restOfTheirs = pair.theirs.map { restOfTheirs?.removing($0.segments[...]) } ?? restOfTheirs
    }
    if restOfMine == restOfTheirs { return nil }
    guard case .object(let members)? = restOfMine ?? .object([]),
      case .object(let others)? = restOfTheirs ?? .object([])
    else { return (Path([]), mine, theirs) }
    // Fields in another order make no difference here, although they do in a golden; nor does a field that is nil on
    // one side and missing on the other.
    for key in (members + others).map(\.key) {
      let (value, expected) = (restOfMine?[key] ?? .null, restOfTheirs?[key] ?? .null)
      if value != expected { return (Path([key]), value, expected) }
    }
    return nil
  }
}

extension JSONValue {
  /// The value without the part at a path, and without parts that become empty; nil where nothing is left.
  fileprivate func removing(_ path: ArraySlice<String>) -> JSONValue? {
    guard let key = path.first else { return nil }
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.key == key }) else {
      return self
    }
    if let rest = members[index].value.removing(path.dropFirst()) {
      members[index] = JSONValue.Member(key, rest)
    } else {
      members.remove(at: index)
    }
    return members.isEmpty ? nil : .object(members)
  }
}
