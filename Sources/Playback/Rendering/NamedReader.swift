import JSONValues
import TypeLayouts

/// How actions and mutations of one type are called, and what they look like: an enum by its case and its payloads, any other
/// value by its type's name and its parts. Values are looked at where they lie.
final class NamedReader {
  private let type: Any.Type
  private let typeName: String
  private let reader: TreeReader
  private let makeBox: (UnsafeRawPointer) -> Any
  /// The names found so far, by the text that the type's own description keeps.
  @exclusivity(unchecked) private var names: [(text: UnsafePointer<CChar>, name: String)] = []

  init<Value>(_ type: Value.Type) {
    self.type = type
    typeName = _typeName(type, qualified: false)
    reader = TreeReader.reader(of: type)
    makeBox = { $0.assumingMemoryBound(to: Value.self).pointee }
  }

  /// What the value is called.
  func name(at address: UnsafeRawPointer) -> String {
    guard let text = Reflection.caseName(at: address, of: type) else {
      // An enum may hide the name of its case.
      if !Reflection.knowsTypes, case let action = makeBox(address), Mirror(reflecting: action).displayStyle == .enum {
        _ = MirrorTree.isRefused(action)
      }
      return typeName
    }
    for index in names.indices where names[index].text == text { return names[index].name }
    let name = String(cString: text)
    names.append((text, name))
    return name
  }

  /// What the value looks like.
  func tree(at address: UnsafeRawPointer) -> JSONValue {
    var objects = EnclosingObjects()
    return reader.tree(at: address, inside: &objects)
  }

  /// A copy of the value, to be looked at later.
  func box(at address: UnsafeRawPointer) -> Any { makeBox(address) }
}
