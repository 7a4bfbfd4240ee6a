import JSONValues
import TypeLayouts

/// Reads an enum by the number of its case, and its payload from a copy of the value.
final class EnumReader: TreeReader {
  private let type: Any.Type
  private let cases: [Case]
  private let areAllFixed: Bool
  private let holdsReactors: Bool

  private struct Case {
    let found: EnumCase
    /// The parts of the payload that show something.
    let parts: [Part]
    /// The tree of a value of a case without such parts.
    let name: JSONValue
    /// Whether values of the case are fixed.
    let isFixed: Bool
  }

  private struct Part {
    let name: String
    let offset: Int
    let reader: TreeReader
  }

  /// Creates the reader of an enum; nil for other types, and if the cases of the enum are not known.
  init?<Value>(_ type: Value.Type) {
    guard let cases = Reflection.cases(of: type) else { return nil }
    self.type = type
    self.cases = cases.map { found in
      let parts = found.parts.enumerated().filter { !NothingReader.reads($1.type) }.map { index, part in
        Part(
          name: part.label ?? "_\(index)", offset: part.offset, reader: TreeReader.reader(ofAny: part.type))
      }
      return Case(
        found: found, parts: parts, name: .string(found.name),
        isFixed: parts.count == found.parts.count && parts.allSatisfy { $0.reader.isFixed })
    }
    holdsReactors = self.cases.contains { $0.parts.contains { $0.reader.mayHoldReactors } }
    areAllFixed = self.cases.allSatisfy(\.isFixed)
    names = self.cases.map { ($0.found.name, $0.parts.isEmpty) }
  }

  /// The names of the cases by their numbers, each with whether the name is all there is to read.
  let names: [(text: String, isWhole: Bool)]

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let number = Reflection.caseNumber(at: address, of: type)
    if cases[number].parts.isEmpty { return cases[number].name }
    // Uncovering the payload changes the value, which other threads may read at the same time.
    return withUnsafeTemporaryAllocation(byteCount: max(storage.size, 1), alignment: storage.alignment) { memory in
      guard let copy = memory.baseAddress else { preconditionFailure("there is a byte") }
      storage.initialize(copy, to: address)
      defer { storage.release(copy) }
      return Reflection.withPayload(of: cases[number].found, in: copy, of: type) {
        tree(of: cases[number], at: $0, inside: &objects)
      }
    }
  }

  private func tree(
    of present: Case, at payload: UnsafeRawPointer, inside objects: inout EnclosingObjects
  ) -> JSONValue {
    let nestingHost = holdsReactors ? objects.nestingHost : nil
    nestingHost?.enter(.key(present.found.name))
    defer { nestingHost?.leave() }
    let members = present.parts.map { part in
      nestingHost?.enter(.key(part.name))
      defer { nestingHost?.leave() }
      return JSONValue.Member(part.name, part.reader.tree(at: payload + part.offset, inside: &objects))
    }
    return .object([JSONValue.Member(present.found.name, .object(members))])
  }

  override var isFixed: Bool { areAllFixed }

  override func isFixed(at address: UnsafeRawPointer) -> Bool {
    areAllFixed || cases[Reflection.caseNumber(at: address, of: type)].isFixed
  }

  override var mayHoldReactors: Bool { holdsReactors }

  override var shape: StateShape {
    .cases(
      cases.map { known in
        StateShape.Field(name: known.found.name) {
          known.parts.isEmpty
            ? .leaf(.other)
            : .fields(known.parts.map { part in StateShape.Field(name: part.name) { part.reader.shape } })
        }
      })
  }
}
