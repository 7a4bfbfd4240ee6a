import ExactStrings
import JSONValues

/// Returns the text of an error in a timeline: its own description, or its tree, but never an address.
func errorText(_ error: any Error) -> String {
  if let parts = PlatformTypes.parts(of: error) {
    return "\(parts.domain) \(parts.code)" + (parts.message.map { ": " + $0 } ?? "")
  }
  // The type is asked, because every value has a description where errors are bridged to Foundation.
  if type(of: error) is any CustomStringConvertible.Type, let described = error as Any as? any CustomStringConvertible {
    return described.description
  }
  let tree = JSONValue(reflecting: error)
  if case .string(let name) = tree, !(error is any RawRepresentable) { return name }
  let name = _typeName(type(of: error), qualified: false)
  return tree == .object([]) ? name : "\(name) \(tree.text)"
}
