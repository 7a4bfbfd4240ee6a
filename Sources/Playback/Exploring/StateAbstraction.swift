import ActionScripts
import ExactStrings
import JSONValues

/// The abstraction of a state, without its values: each field as nil, empty, one or many; the sign of a number; a
/// `Bool`; the case of an enum.
///
/// A reactor treats two states with the same abstraction alike in most ways that matter, so a search that has reached
/// one need not look for the other. One walk over the state makes both the number that a search compares and the
/// description that people read.
package struct StateAbstraction: Sendable {
  /// The depth below which fields are not looked at.
  fileprivate static let depthLimit = 4

  /// The knowledge about the type of a value.
  fileprivate indirect enum Part: Sendable {
    case fields([(name: String, part: Part)])
    case elements(Part)
    /// A dictionary, whose keys are values.
    case entries
    case cases
    case other
  }

  private let root: Part

  init(_ shape: StateShape) { root = Part(shape, depth: 0) }

  /// Returns a number for the abstraction of a state, the same in every process.
  /// - Parameter inFlight: The number of effects in flight.
  package func fingerprint(of state: JSONValue, inFlight: Int) -> UInt64 {
    var fingerprint = Fingerprint()
    Self.walk(state, root, depth: 0, &fingerprint)
    fingerprint.mix(UInt64(min(inFlight, 2)))
    return fingerprint.hash.value
  }

  /// Returns the abstraction of a state, field by field; the last field is the work in flight.
  package func description(of state: JSONValue, inFlight: Int) -> AbstractState {
    var description = Description()
    Self.walk(state, root, depth: 0, &description)
    let amount = inFlight > 1 ? "many" : inFlight == 1 ? "one" : "none"
    return AbstractState(fields: description.fields + [AbstractState.Field(path: "$inflight", value: amount)])
  }

  private static func walk<Visitor: AbstractionVisitor>(
    _ value: JSONValue, _ part: Part, depth: Int, _ visitor: inout Visitor
  ) {
    switch value {
    case .null: visitor.see(1, "nil")
    case .bool(let value): if value { visitor.see(2, "true") } else { visitor.see(3, "false") }
    case .integer(let value):
      if value == 0 {
        visitor.see(4, "0")
      } else if value < 0 {
        visitor.see(5, "negative")
      } else {
        visitor.see(6, "positive")
      }
    case .decimal(let text):
      if text.utf8.first == UInt8(ascii: "-") { visitor.see(7, "negative decimal") } else { visitor.see(8, "decimal") }
    case .string(let text):
      if case .cases = part { return visitor.see(caseNamed: text) }
      if text.utf8.isEmpty { visitor.see(9, "empty") } else { visitor.see(10, "some") }
    case .array(let elements):
      visitor.see(count: elements.count, from: 11)
      var inner = Part.other
      if case .elements(let known) = part { inner = known }
      guard depth < depthLimit, let first = elements.first else { return }
      visitor.enter("0")
      walk(first, inner, depth: depth + 1, &visitor)
      visitor.leave()
    case .object(let members): walk(members, part, depth: depth, &visitor)
    }
  }

  private static func walk<Visitor: AbstractionVisitor>(
    _ members: [JSONValue.Member], _ part: Part, depth: Int, _ visitor: inout Visitor
  ) {
    let isCut = depth == depthLimit
    switch part {
    case .fields(let fields) where fields.count == members.count:
      visitor.see(unsaid: UInt64(14 + min(members.count, 2)))
      if isCut { return }
      for index in fields.indices {
        visitor.enter(fields[index].name)
        walk(members[index].value, fields[index].part, depth: depth + 1, &visitor)
        visitor.leave()
      }
    case .cases:
      visitor.see(unsaid: UInt64(14 + min(members.count, 2)))
      guard !isCut, let chosen = members.first else { return }
      visitor.see(caseNamed: chosen.key)
      visitor.enter(chosen.key)
      walk(chosen.value, .other, depth: depth + 1, &visitor)
      visitor.leave()
    default:
      var isDictionary = false
      if case .entries = part { isDictionary = true }
      if isDictionary || isCut || members.isEmpty {
        visitor.see(count: members.count, from: 14)
      } else {
        visitor.see(unsaid: UInt64(14 + min(members.count, 2)))
      }
      if isCut { return }
      for (index, member) in members.prefix(8).enumerated() {
        if isDictionary { visitor.enter(place: index) } else { visitor.enter(member.key) }
        walk(member.value, .other, depth: depth + 1, &visitor)
        visitor.leave()
      }
    }
  }
}

/// An abstract state, described field by field.
package struct AbstractState: Hashable, Sendable {
  /// A field and the abstraction of its value.
  package struct Field: Hashable, Sendable {
    /// The path of the field; `$inflight` for the work in flight.
    package let path: String
    /// The abstraction of the value: `nil`, `true`, `empty`, `many`, `positive`, the name of a case.
    package let value: String

    /// Creates a field.
    package init(path: String, value: String) {
      self.path = path
      self.value = value
    }

    /// The field as people read it: `isLoading`, `not isLoading`, `repos: many`.
    package var text: String {
      switch value {
      case "true": path
      case "false": "not \(path)"
      default: "\(path): \(value)"
      }
    }
  }

  /// The fields, in the order of declaration; those of a field behind it.
  package let fields: [Field]

  /// Creates a state of fields.
  package init(fields: [Field]) { self.fields = fields }
}

extension StateAbstraction.Part {
  fileprivate init(_ shape: StateShape, depth: Int) {
    if depth > StateAbstraction.depthLimit {
      self = .other
      return
    }
    switch shape {
    case .fields(let fields): self = .fields(fields.map { ($0.name, Self($0.shape(), depth: depth + 1)) })
    case .elements(let element): self = .elements(Self(element(), depth: depth + 1))
    case .reactor(let state): self = Self(state(), depth: depth)
    case .cases: self = .cases
    case .values: self = .entries
    case .unknown, .leaf: self = .other
    }
  }
}

/// Receives the parts of a state in the order of a walk over it.
private protocol AbstractionVisitor {
  /// Receives the abstraction of a value: its number, and the word for it.
  mutating func see(_ number: UInt64, _ word: StaticString)
  /// Receives the abstraction of a value for which there is no word.
  mutating func see(unsaid number: UInt64)
  /// Receives the case of an enum.
  mutating func see(caseNamed name: String)
  /// Begins a part with a name, which ends with `leave()`.
  mutating func enter(_ name: @autoclosure () -> String)
  /// Begins the part at an index, which ends with `leave()`.
  mutating func enter(place index: Int)
  /// Ends a part.
  mutating func leave()
}

extension AbstractionVisitor {
  /// Receives the size of a collection; `first` is the number of an empty one.
  fileprivate mutating func see(count: Int, from first: UInt64) {
    switch count {
    case 0: see(first, "empty")
    case 1: see(first + 1, "one")
    default: see(first + 2, "many")
    }
  }
}

/// A hash of an abstract state.
private struct Fingerprint: AbstractionVisitor {
  private(set) var hash = StableHash()

  mutating func mix(_ value: UInt64) { hash.mix(value) }

  mutating func see(_ number: UInt64, _ word: StaticString) { mix(number) }
  mutating func see(unsaid number: UInt64) { mix(number) }
  mutating func see(caseNamed name: String) { for byte in name.utf8 { mix(UInt64(byte) + 256) } }
  mutating func enter(_ name: @autoclosure () -> String) {}
  mutating func enter(place index: Int) {}
  mutating func leave() {}
}

/// The fields of an abstract state.
private struct Description: AbstractionVisitor {
  private(set) var fields: [AbstractState.Field] = []
  private var keys: [String] = []

  mutating func see(_ number: UInt64, _ word: StaticString) { add(word.description) }
  mutating func see(unsaid number: UInt64) {}
  mutating func see(caseNamed name: String) { add(name) }
  mutating func enter(_ name: @autoclosure () -> String) { keys.append(name()) }
  mutating func enter(place index: Int) { keys.append(String(index)) }
  mutating func leave() { keys.removeLast() }

  private mutating func add(_ word: String) {
    fields.append(AbstractState.Field(path: Path(keys).text, value: word))
  }
}
