import ExactStrings
import JSONValues
import Timelines

/// A field that all states of one side have and no state of the other: said once, instead of once for each state.
public struct ShapeChange: Hashable, Sendable, CustomStringConvertible {
  /// What became of a field.
  public enum Kind: String, Sendable {
    /// Only actual states have it.
    case added
    /// Only expected states have it.
    case removed
  }

  /// What became of the field.
  public let kind: Kind
  /// Where the field stands; `*` stands for any index.
  public let path: StatePath

  /// `field added: retryCount`.
  public var description: String { "field \(kind.rawValue): \(path)" }
}

/// Counts which fields the objects at each place of the states have.
///
/// A place is a path with `*` for every index. An object is taken for one with fields, and not for a dictionary, if at
/// least one key stands in every object at its place, on both sides.
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

  /// The fields that came or went from one survey to the other, in the order of the states.
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
