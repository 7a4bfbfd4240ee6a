import ExactStrings
import JSONValues

/// What is left of a state when its values are left out: each field as nil, empty, one or many; the sign of a number; a
/// `Bool`; the case of an enum.
///
/// Two states with the same abstraction are alike for a reactor in most ways that matter, so a search that has seen one
/// need not look for the other.
package struct StateAbstraction: Sendable {
  /// Fields that lie deeper are not looked at.
  fileprivate static let depthLimit = 4

  /// What is known of the type of a value.
  fileprivate indirect enum Part: Sendable {
    case fields([Part])
    case elements(Part)
    case cases
    case other
  }

  private let root: Part

  init(_ shape: StateShape) { root = Part(shape, depth: 0) }

  /// Returns a number for the abstraction of a state, the same in every process.
  /// - Parameter inFlight: How much is in flight.
  package func fingerprint(of state: JSONValue, inFlight: Int) -> UInt64 {
    var fingerprint = Fingerprint()
    Self.add(state, root, depth: 0, to: &fingerprint)
    fingerprint.mix(UInt64(min(inFlight, 2)))
    return fingerprint.hash
  }

  private static func add(_ value: JSONValue, _ part: Part, depth: Int, to print: inout Fingerprint) {
    switch value {
    case .null: print.mix(1)
    case .bool(let value): print.mix(value ? 2 : 3)
    case .integer(let value): print.mix(value == 0 ? 4 : value < 0 ? 5 : 6)
    case .decimal(let text): print.mix(text.utf8.first == UInt8(ascii: "-") ? 7 : 8)
    case .string(let text):
      if case .cases = part { return print.mix(text) }
      print.mix(text.utf8.isEmpty ? 9 : 10)
    case .array(let elements):
      print.mix(UInt64(11 + min(elements.count, 2)))
      var inner = Part.other
      if case .elements(let known) = part { inner = known }
      if depth < depthLimit, let first = elements.first { add(first, inner, depth: depth + 1, to: &print) }
    case .object(let members):
      print.mix(UInt64(14 + min(members.count, 2)))
      if depth == depthLimit { return }
      switch part {
      case .fields(let parts) where parts.count == members.count:
        for (member, part) in zip(members, parts) { add(member.value, part, depth: depth + 1, to: &print) }
      case .cases:
        if let chosen = members.first {
          print.mix(chosen.key)
          add(chosen.value, .other, depth: depth + 1, to: &print)
        }
      default:
        for member in members.prefix(8) { add(member.value, .other, depth: depth + 1, to: &print) }
      }
    }
  }
}

extension StateAbstraction.Part {
  fileprivate init(_ shape: StateShape, depth: Int) {
    if depth > StateAbstraction.depthLimit {
      self = .other
      return
    }
    switch shape {
    case .fields(let fields): self = .fields(fields.map { Self($0.shape(), depth: depth + 1) })
    case .elements(let element): self = .elements(Self(element(), depth: depth + 1))
    case .reactor(let state): self = Self(state(), depth: depth)
    case .cases: self = .cases
    case .values, .unknown, .leaf: self = .other
    }
  }
}

/// A hash that is the same in every process: FNV-1a over words.
private struct Fingerprint {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }

  mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(UInt64(byte) + 256) }
  }
}
