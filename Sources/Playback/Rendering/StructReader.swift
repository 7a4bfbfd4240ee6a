import ExactStrings
import JSONValues
import ObservableStates
import Reactors
import Timelines
import TypeLayouts

/// Reads a struct field by field, at the offsets that its type has; through `Mirror` where memory alone does not tell.
final class StructReader<Value>: TreeReader {
  /// The fields, in memory of their own: to read a part of one copies nothing else, and counts no references.
  private let fields: UnsafeMutableBufferPointer<Field>
  private let isPlain: Bool
  private let isWhollyFixed: Bool
  private let holdsReactors: Bool

  init(_ layout: StructLayout) {
    let shown = layout.fields.filter { !NothingReader.reads($0.type) }
    let isPlain = shown.allSatisfy(\.isPlain)
    let fields = shown.map { field in
      let reader = TreeReader.reader(ofAny: field.type)
      return Field(
        name: field.name, offset: field.offset, fixedSize: isPlain && reader.isFixed ? reader.storage.size : nil,
        part: Part(segment: StateChange.join("", field.name), reader: reader))
    }
    self.isPlain = isPlain
    isWhollyFixed = fields.count == layout.count && fields.allSatisfy { $0.fixedSize != nil }
    holdsReactors = fields.contains { $0.reader.mayHoldReactors }
    self.fields = .allocate(capacity: fields.count)
    _ = self.fields.initialize(from: fields)
  }

  deinit {
    fields.deinitialize()
    fields.deallocate()
  }

  override var mayHoldReactors: Bool { holdsReactors }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    if !isPlain {
      return MirrorTree.tree(of: address.assumingMemoryBound(to: Value.self).pointee, inside: &objects)
    }
    if holdsReactors, let nestingHost = objects.nestingHost {
      return tree(at: address, inside: &objects, nestingHost)
    }
    let members = [JSONValue.Member](unsafeUninitializedCapacity: fields.count) { buffer, count in
      while count < fields.count {
        let value = fields[count].reader.tree(at: address + fields[count].offset, inside: &objects)
        (buffer.baseAddress! + count).initialize(to: JSONValue.Member(fields[count].name, value))
        count += 1
      }
    }
    return .object(members)
  }

  /// Returns the same tree, and tells the host the path to each field that may hold reactors.
  private func tree(
    at address: UnsafeRawPointer, inside objects: inout EnclosingObjects, _ nestingHost: NestingHost
  ) -> JSONValue {
    .object(
      fields.map { field in
        let mayHoldReactors = field.reader.mayHoldReactors
        if mayHoldReactors { nestingHost.enter(.key(field.name)) }
        defer { if mayHoldReactors { nestingHost.leave() } }
        return JSONValue.Member(field.name, field.reader.tree(at: address + field.offset, inside: &objects))
      })
  }

  override var isFixed: Bool { isWhollyFixed }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    guard isPlain, case .object(var members) = tree, members.count == fields.count else {
      return super.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
    }
    var index = nextChange(from: 0, memory, address)
    if index == fields.count { return }
    // Nothing else refers to the members meanwhile, so that they are changed in place.
    tree = .null
    while index < fields.count {
      let offset = fields[index].offset
      fields[index].lentPart._withUnsafeGuaranteedRef { part in
        let (kept, present) = (memory + offset, address + offset)
        // A variable for either path would count references.
        if path.isEmpty {
          part.reader.update(&members[index].value, keptIn: kept, to: present, at: part.segment, into: &changes)
        } else {
          part.reader.update(
            &members[index].value, keptIn: kept, to: present, at: path + "." + part.segment, into: &changes)
        }
      }
      index = nextChange(from: index + 1, memory, address)
    }
    tree = .object(members)
  }

  /// Returns the first field from `start` on that may have changed; the number of fields if there is none.
  @inline(__always)
  private func nextChange(from start: Int, _ memory: UnsafeRawPointer, _ address: UnsafeRawPointer) -> Int {
    var index = start
    while index < fields.count, let size = fields[index].fixedSize {
      let offset = fields[index].offset
      if !haveSameBytes(memory + offset, address + offset, size: size) { break }
      index &+= 1
    }
    return index
  }

  override func keep(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    if !isPlain { return }
    for field in fields { field.reader.keep(address + field.offset, in: memory + field.offset) }
  }

  override func release(_ memory: UnsafeMutableRawPointer) {
    if !isPlain { return }
    for field in fields { field.reader.release(memory + field.offset) }
  }

  override var shape: StateShape {
    .fields(fields.map { field in StateShape.Field(name: field.name) { field.reader.shape } })
  }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] {
    fields.flatMap { field in
      let name = path.isEmpty ? field.name : path + "." + field.name
      return field.reader.pulses(at: offset + field.offset, path: name)
    }
  }
}

/// A field of a struct.
private struct Field {
  let name: String
  /// The offset in bytes from the start of the struct.
  let offset: Int
  /// The number of bytes, if the field is fixed; nil otherwise.
  let fixedSize: Int?
  let part: Part

  var reader: TreeReader { part.reader }

  /// The part, for calls without counting references.
  @inline(__always)
  var lentPart: Unmanaged<Part> { .passUnretained(part) }
}

/// What a field is called and read by.
private final class Part {
  /// The path of the field from the struct.
  let segment: String
  let reader: TreeReader

  init(segment: String, reader: TreeReader) {
    self.segment = segment
    self.reader = reader
  }
}

/// The name of a stored field in a timeline.
enum FieldName {
  /// The name that the source uses: a wrapped property and an observed one are stored as `_name`, a lazy one under a
  /// long prefix. Nil for a field that the source does not declare: the registrar of an observable state.
  ///
  /// A type is a property wrapper if it is `Pulse` or stores a `wrappedValue`; a wrapper that computes it cannot be
  /// told from other types.
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
