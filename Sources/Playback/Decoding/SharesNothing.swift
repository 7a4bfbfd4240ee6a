/// Returns whether a value shares nothing, that is, consists of plain values all the way down.
func sharesNothing<Value>(_ value: Value) -> Bool { _isPOD(Value.self) || sharesNothing(inside: value) }

private func sharesNothing(inside value: Any) -> Bool {
  switch value {
  case is Int, is Bool, is String, is Double, is Float, is Int64, is UInt, is UInt64, is Int32, is UInt32: return true
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .struct, .enum, .optional, .tuple, .collection, .dictionary, .set:
    return mirror.children.allSatisfy { sharesNothing(inside: $0.value) }
  default: return false
  }
}
