import ExactStrings
import JSONValues
import ObservableStates
import Reactors
import Timelines
import TypeLayouts

/// Reads a struct field by field, at the offsets that its type has; through `Mirror` where memory alone does not tell.
final class StructReader<Value>: TreeReader {
  // Side by side rather than as one array of structs: reading one of them copies nothing else.
  private let names: [String]
  private let offsets: [Int]
  private let readers: [TreeReader]
  private let isPlain: Bool
  /// The paths of the fields from the struct, and whether each field is fixed.
  private let segments: [String]
  private let fixed: [Bool]
  private let isWhollyFixed: Bool
  /// Which fields may hold reactors; nil where none may.
  private let holders: [Bool]?

  init(_ layout: StructLayout) {
    let fields = layout.fields.filter { !NothingReader.reads($0.type) }
    names = fields.map(\.name)
    offsets = fields.map(\.offset)
    readers = fields.map { TreeReader.reader(ofAny: $0.type) }
    isPlain = fields.allSatisfy(\.isPlain)
    segments = names.map { StateChange.join("", $0) }
    let isPlain = isPlain
    fixed = readers.map { isPlain && $0.isFixed }
    isWhollyFixed = fields.count == layout.count && fixed.allSatisfy(\.self)
    let holders = readers.map(\.mayHoldReactors)
    self.holders = holders.contains(true) ? holders : nil
  }

  override var mayHoldReactors: Bool { holders != nil }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    if !isPlain {
      return MirrorTree.tree(of: address.assumingMemoryBound(to: Value.self).pointee, inside: &objects)
    }
    if let holders, let nestingHost = objects.nestingHost {
      return tree(at: address, inside: &objects, holders, nestingHost)
    }
    let members = [JSONValue.Member](unsafeUninitializedCapacity: names.count) { buffer, count in
      while count < names.count {
        let value = readers[count].tree(at: address + offsets[count], inside: &objects)
        (buffer.baseAddress! + count).initialize(to: JSONValue.Member(names[count], value))
        count += 1
      }
    }
    return .object(members)
  }

  /// The same, with the way to what may hold reactors.
  private func tree(
    at address: UnsafeRawPointer, inside objects: inout EnclosingObjects, _ holders: [Bool], _ nestingHost: NestingHost
  ) -> JSONValue {
    .object(
      names.indices.map { index in
        if holders[index] { nestingHost.enter(.key(names[index])) }
        defer { if holders[index] { nestingHost.leave() } }
        let value = readers[index].tree(at: address + offsets[index], inside: &objects)
        return JSONValue.Member(names[index], value)
      })
  }

  override var isFixed: Bool { isWhollyFixed }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    guard isPlain, case .object(var members) = tree, members.count == names.count else {
      return super.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
    }
    // Nothing else refers to the members meanwhile, so that they are changed in place.
    tree = .null
    for index in names.indices {
      let (before, now) = (memory + offsets[index], address + offsets[index])
      if fixed[index], readers[index].storage.hasSameBytes(before, now) { continue }
      let fieldPath = path.isEmpty ? segments[index] : path + "." + segments[index]
      readers[index].update(&members[index].value, keptIn: before, to: now, at: fieldPath, into: &changes)
    }
    tree = .object(members)
  }

  override func keep(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    if !isPlain { return }
    for index in names.indices { readers[index].keep(address + offsets[index], in: memory + offsets[index]) }
  }

  override func release(_ memory: UnsafeMutableRawPointer) {
    if !isPlain { return }
    for index in names.indices { readers[index].release(memory + offsets[index]) }
  }

  override var shape: StateShape {
    .fields(zip(names, readers).map { name, reader in StateShape.Field(name: name) { reader.shape } })
  }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] {
    names.indices.flatMap { index in
      let name = path.isEmpty ? names[index] : path + "." + names[index]
      return readers[index].pulses(at: offset + offsets[index], path: name)
    }
  }
}

/// The name of a stored field in a timeline.
enum FieldName {
  /// The name that the source uses: a wrapped property and an observed one are stored as `_name`, a lazy one under a long
  /// prefix. Nil for what the source does not have: the registrar of an observable state.
  ///
  /// A type is a property wrapper if it is `Pulse` or stores a `wrappedValue`; one that computes it cannot be told from any other.
  static func shown(_ stored: String, type: Any.Type, in owner: Any.Type) -> String? {
    shown(stored, type: type, in: owner, isWrapper: { isWrapper(type) })
  }

  /// The name of a field whose value is known: where types do not tell whether they are wrappers, the value does.
  static func shown(_ stored: String, _ value: Any, in owner: Any.Type) -> String? {
    let type = Swift.type(of: value)
    return shown(stored, type: type, in: owner) {
      if type is any PulseType.Type { return true }
      if Reflection.knowsTypes { return isWrapper(type) }
      return Mirror(reflecting: value).children.contains { ($0.label ?? "") == "wrappedValue" }
    }
  }

  private static func shown(
    _ stored: String, type: Any.Type, in owner: Any.Type, isWrapper: () -> Bool
  ) -> String? {
    let lazyPrefix = "$__lazy_storage_$_"
    if stored.hasPrefix(lazyPrefix) { return String(stored.dropFirst(lazyPrefix.count)) }
    guard stored.hasPrefix("_"), stored.count > 1 else { return stored }
    if type == ObservableStateRegistrar.self { return nil }
    let name = String(stored.dropFirst())
    return isWrapper() || isObserved(name, in: owner) ? name : stored
  }

  private static func isObserved(_ name: String, in owner: Any.Type) -> Bool {
    func open<State: ObservableState>(_ state: State.Type) -> Bool {
      state._$observedFields.contains { $0.name == name }
    }
    return (owner as? any ObservableState.Type).map { open($0) } ?? false
  }

  private static func isWrapper(_ type: Any.Type) -> Bool {
    if type is any PulseType.Type { return true }
    func open<Value>(_ type: Value.Type) -> Bool {
      StructLayout(of: type)?.fields.contains { $0.name == "wrappedValue" } ?? false
    }
    return _openExistential(type, do: open)
  }
}
