import ExactStrings
import JSONValues
import Timelines

/// A field that all states of one side and no state of the other side have; reported once, instead of for each state.
package struct ShapeChange: Hashable, Sendable, CustomStringConvertible {
  /// The kind of change.
  package enum Kind: String, Sendable {
    /// Only actual states have the field.
    case added
    /// Only expected states have the field.
    case removed
  }

  /// The kind of change.
  package let kind: Kind
  /// The path of the field, with `*` for any index.
  package let path: StatePath

  /// `field added: retryCount`.
  package var description: String { "field \(kind.rawValue): \(path)" }
}

/// Counts the fields of the objects at each place of the states.
///
/// A place is a path with `*` for every index. An object is treated as one with fields, and not as a dictionary, if at
/// least one key is in every object at its place, on both sides.
struct ShapeSurvey {
  private struct Objects {
    var count = 0
    var keys: [String] = []
    var counts: [ExactString: Int] = [:]

    func has(everywhere key: String) -> Bool { count > 0 && counts[key] == count }
  }

  private var places: [StatePath] = []
  private var objects: [StatePath: Objects] = [:]

  /// Counts the objects of a state.
  mutating func add(_ state: JSONValue) { add(state, at: StatePath()) }

  /// Returns the fields that were added or removed from one survey to the other, in the order of the states.
  static func changes(from expected: ShapeSurvey, to actual: ShapeSurvey) -> [ShapeChange] {
    actual.places.flatMap { place -> [ShapeChange] in
      guard let before = expected.objects[place], let after = actual.objects[place],
        after.keys.contains(where: { after.has(everywhere: $0) && before.has(everywhere: $0) })
      else { return [] }
      let added = after.keys.filter { after.has(everywhere: $0) && before.counts[$0] == nil }
      let removed = before.keys.filter { before.has(everywhere: $0) && after.counts[$0] == nil }
      return added.map { ShapeChange(kind: .added, path: StatePath(place.segments + [.key($0)])) }
        + removed.map { ShapeChange(kind: .removed, path: StatePath(place.segments + [.key($0)])) }
    }
  }

  private mutating func add(_ value: JSONValue, at place: StatePath) {
    switch value {
    case .object(let members):
      if objects[place] == nil { places.append(place) }
      objects[place, default: Objects()].count += 1
      for member in members {
        if objects[place]?.counts[member.key] == nil { objects[place]?.keys.append(member.key) }
        objects[place]?.counts[member.key, default: 0] += 1
        add(member.value, at: StatePath(place.segments + [.key(member.key)]))
      }
    case .array(let elements):
      for element in elements { add(element, at: StatePath(place.segments + [.any])) }
    default:
      break
    }
  }
}
