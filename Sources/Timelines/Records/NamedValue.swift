import JSONValues

/// The name and the value of an action or a mutation, as its records show them.
///
/// A script sends equal actions again and again, and a reactor reduces equal mutations. An object that is kept for them
/// renders its texts once.
package final class NamedValue {
  /// The name of the action or the mutation.
  package let name: String
  /// The whole value; null where nobody asks for it.
  package let value: JSONValue

  // One thread plays a case, and no text is read while it is rendered. The texts have memory of their own, from which
  // they are copied without counting references.
  @exclusivity(unchecked) private var knownWord: Text?
  @exclusivity(unchecked) private var knownCall: Text?
  @exclusivity(unchecked) private var knownMembers: Text?

  /// A rendered text, which lives as long as the object.
  typealias Text = UnsafeBufferPointer<UInt8>

  /// Creates a value with its name.
  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }

  deinit {
    knownWord?.deallocate()
    knownCall?.deallocate()
    knownMembers?.deallocate()
  }

  /// The name as a frame shows it, in quotes if it needs them.
  var word: Text {
    if let knownWord { return knownWord }
    let text = Self.render { $0.write(word: name) }
    knownWord = text
    return text
  }

  /// The name and the arguments of an action as a frame shows them.
  var call: Text {
    if let knownCall { return knownCall }
    let text = Self.render { cursor in
      cursor.write(word: name)
      cursor.write(argumentsOf: value, name: name)
    }
    knownCall = text
    return text
  }

  /// The end of a line of JSON: the name and the value as members, the value under `key`; the same key each time.
  @inline(__always)
  func members(_ key: StaticString) -> Text { knownMembers ?? renderMembers(key) }

  private func renderMembers(_ key: StaticString) -> Text {
    let text = Self.render { cursor in
      cursor.write(",\"name\":" as StaticString)
      cursor.write(quoted: name)
      cursor.write(key)
      cursor.write(value)
      cursor.write("}\n" as StaticString)
    }
    knownMembers = text
    return text
  }

  private static func render(_ body: (inout TextCursor) -> Void) -> Text {
    let bytes = TextBuffer.text(body)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return Text(memory)
  }
}
