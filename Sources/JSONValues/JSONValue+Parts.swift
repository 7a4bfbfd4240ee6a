import ExactStrings

extension JSONValue {
  /// Returns the value at a path; nil for an invalid index, a missing key, and any path below a value without parts.
  ///
  /// A negative index counts from the end. `first` and `last` are the first and the last element, null in an empty
  /// array. `count` is the number of elements of an array. `[id=3]` is the first element whose member `id` is `"3"` or
  /// equals 3, as 3.0 does.
  package func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let segment = path.first else { return self }
    switch self {
    case .object: return self[segment]?.value(at: path.dropFirst())
    // An enum case with a payload is an object with one key; a case without a payload is found by its name in the same
    // way.
    case .string(segment): return JSONValue.object([]).value(at: path.dropFirst())
    case .array(let elements):
      if segment == "count" { return JSONValue.integer(elements.count).value(at: path.dropFirst()) }
      if elements.isEmpty, segment.isEnd { return JSONValue.null.value(at: path.dropFirst()) }
      return place(of: segment).flatMap { elements[$0].value(at: path.dropFirst()) }
    default: return nil
    }
  }

  /// Returns the index of the array element that a path segment refers to; nil if there is none.
  package func place(of segment: String) -> Int? {
    guard case .array(let elements) = self else { return nil }
    if let index = segment.place {
      let place = index < 0 ? elements.count + index : index
      return elements.indices.contains(place) ? place : nil
    }
    guard let (key, wanted) = segment.selector else { return nil }
    let number = JSONLexer.isNumber(ArraySlice(wanted.utf8)) ? JSONValue(number: wanted) : nil
    return elements.firstIndex { element in
      guard let value = element[key] else { return false }
      if (value.string ?? value.text) == wanted || value == .null && wanted == "nil" { return true }
      return number.map { value.order(to: $0) == 0 } ?? false
    }
  }

  /// Replaces the value at a path, without copying its neighbours; does nothing if there is none.
  package mutating func replaceValue(at path: ArraySlice<String>, with value: JSONValue) {
    guard let segment = path.first else {
      self = value
      return
    }
    switch self {
    case .object(var members):
      guard let place = members.lastIndex(where: { $0.key == segment }) else { return }
      // The members have only one owner while they change.
      self = .null
      members[place].value.replaceValue(at: path.dropFirst(), with: value)
      self = .object(members)
    case .array(var elements):
      guard let place = place(of: segment) else { return }
      self = .null
      elements[place].replaceValue(at: path.dropFirst(), with: value)
      self = .array(elements)
    default: return
    }
  }
}

extension String {
  /// The key and the value in `[id=3]`; nil for every other segment.
  package var selector: (key: String, value: String)? {
    guard hasPrefix("["), hasSuffix("]") else { return nil }
    let inside = unicodeScalars.dropFirst().dropLast()
    return Substring(inside).cut(at: "=").map { (String($0), String($1)) }
  }

  /// Whether the segment names the first or the last element.
  fileprivate var isEnd: Bool { self == "first" || self == "last" }

  /// The index of an element, counted from the end if negative; nil if this is not an index.
  package var place: Int? {
    switch self {
    case "first": 0
    case "last": -1
    default: Int(self)
    }
  }
}
