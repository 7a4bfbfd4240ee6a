import JSONValues
import Reactors

/// Reads a struct field by field, at the offsets that its type has; through `Mirror` where memory alone does not tell.
final class StructReader<Value>: TreeReader {
  private struct Part {
    let name: String
    let offset: Int
    let reader: TreeReader
  }

  private let parts: [Part]
  private let isPlain: Bool

  init(_ layout: StructLayout) {
    parts = layout.fields.map { field in
      Part(
        name: FieldName.shown(field.name, type: field.type), offset: field.offset,
        reader: TreeReader.reader(ofAny: field.type))
    }
    isPlain = layout.isPlain
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    if !isPlain {
      return MirrorTree.tree(of: address.assumingMemoryBound(to: Value.self).pointee, inside: &objects)
    }
    let members = [JSONValue.Member](unsafeUninitializedCapacity: parts.count) { buffer, count in
      for index in parts.indices {
        let value = parts[index].reader.tree(at: address + parts[index].offset, inside: &objects)
        (buffer.baseAddress! + index).initialize(to: JSONValue.Member(parts[index].name, value))
        count += 1
      }
    }
    return .object(members)
  }

  override var shape: StateShape {
    .fields(parts.map { part in StateShape.Field(name: part.name) { part.reader.shape } })
  }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] {
    parts.flatMap { part in
      part.reader.pulses(at: offset + part.offset, path: path.isEmpty ? part.name : path + "." + part.name)
    }
  }
}

/// How a stored field is called in a timeline.
enum FieldName {
  /// The name that the source uses: a wrapped property is stored as `_name`, a lazy one under a long prefix.
  ///
  /// A type is a property wrapper if it is `Pulse` or stores a `wrappedValue`; one that computes it cannot be told from any other.
  static func shown(_ stored: String, type: Any.Type) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if stored.hasPrefix(lazyPrefix) { return String(stored.dropFirst(lazyPrefix.count)) }
    if stored.hasPrefix("_"), stored.count > 1, isWrapper(type) { return String(stored.dropFirst()) }
    return stored
  }

  private static func isWrapper(_ type: Any.Type) -> Bool {
    if type is any PulseType.Type { return true }
    func open<Value>(_ type: Value.Type) -> Bool {
      StructLayout(of: type)?.fields.contains { $0.name == "wrappedValue" } ?? false
    }
    return _openExistential(type, do: open)
  }
}

private protocol PulseType {}
extension Pulse: PulseType {}
