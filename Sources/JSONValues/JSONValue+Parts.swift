import ExactStrings

extension JSONValue {
  /// The value at a path; nil for a bad index, an absent key, and everything below what has no parts.
  ///
  /// An index below 0 counts from the end, `first` and `last` are the ends, `count` is how many elements an array has;
  /// `[id=3]` is the first element whose member `id` is 3 or `"3"`.
  package func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let segment = path.first else { return self }
    switch self {
    case .object: return self[segment]?.value(at: path.dropFirst())
    // A case with payload is an object of that name; one without is there in the same way.
    case .string(segment): return JSONValue.object([]).value(at: path.dropFirst())
    case .array(let elements):
      if segment == "count" { return JSONValue.integer(elements.count).value(at: path.dropFirst()) }
      return place(of: segment).flatMap { elements[$0].value(at: path.dropFirst()) }
    default: return nil
    }
  }

  /// Which element of an array a segment of a path means; nil if there is none.
  package func place(of segment: String) -> Int? {
    guard case .array(let elements) = self else { return nil }
    if let index = segment.place {
      let place = index < 0 ? elements.count + index : index
      return elements.indices.contains(place) ? place : nil
    }
    guard let (key, wanted) = segment.selector else { return nil }
    return elements.firstIndex { element in
      guard let value = element[key] else { return false }
      return (value.string ?? value.text) == wanted
    }
  }

  /// Puts a value in the place of the one at a path, without copying what lies beside it; does nothing if nothing is there.
  package mutating func replaceValue(at path: ArraySlice<String>, with value: JSONValue) {
    guard let segment = path.first else {
      self = value
      return
    }
    switch self {
    case .object(var members):
      guard let place = members.lastIndex(where: { $0.key == segment }) else { return }
      // Nobody else holds the members while they change.
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
  /// The key and the value between the brackets of `[id=3]`; nil for every other segment.
  package var selector: (key: String, value: String)? {
    guard hasPrefix("["), hasSuffix("]") else { return nil }
    let inside = unicodeScalars.dropFirst().dropLast()
    return Substring(inside).cut(at: "=").map { (String($0), String($1)) }
  }

  /// The place of an element, counted from the end below 0; nil if this names none.
  package var place: Int? {
    switch self {
    case "first": 0
    case "last": -1
    default: Int(self)
    }
  }
}
