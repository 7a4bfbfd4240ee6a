/// Returns the name of a type in messages and lists: `String?`, `[Int]`, `[String: Bool]`, `User`.
func shortName(of type: Any.Type) -> String {
  if let known = type as? any ShortlyNamed.Type { return known.shortName }
  return _typeName(type, qualified: false)
}

private protocol ShortlyNamed {
  static var shortName: String { get }
}

extension Optional: ShortlyNamed {
  fileprivate static var shortName: String { Playback.shortName(of: Wrapped.self) + "?" }
}

extension Array: ShortlyNamed {
  fileprivate static var shortName: String { "[" + Playback.shortName(of: Element.self) + "]" }
}

extension Dictionary: ShortlyNamed {
  fileprivate static var shortName: String {
    "[" + Playback.shortName(of: Key.self) + ": " + Playback.shortName(of: Value.self) + "]"
  }
}
