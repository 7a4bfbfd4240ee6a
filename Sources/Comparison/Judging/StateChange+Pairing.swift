import ExactStrings
import Timelines

extension [StateChange] {
  /// Pairs the changes of a mutation with those of another one at the same paths. Changes without a counterpart come in
  /// their order, those of the other mutation last.
  ///
  /// In a list, one row may be removed where another one is added: a removal is paired with a removal first.
  func paired(with others: [StateChange]) -> [(old: StateChange?, new: StateChange?)] {
    var places: [ExactString: [Int]] = [:]
    for (place, other) in others.enumerated() { places[other.path, default: []].append(place) }
    func take(at path: String, _ isCounterpart: (StateChange) -> Bool) -> Int? {
      guard let index = places[path]?.firstIndex(where: { isCounterpart(others[$0]) }) else { return nil }
      return places[path]?.remove(at: index)
    }
    var taken = map { change in take(at: change.path) { ($0.kind == .remove) == (change.kind == .remove) } }
    for index in indices where taken[index] == nil { taken[index] = take(at: self[index].path) { _ in true } }
    let rest = Set(places.values.joined())
    return zip(self, taken).map { ($0, $1.map { others[$0] }) }
      + others.indices.filter(rest.contains).map { (nil, others[$0]) }
  }
}
