import ExactStrings
import JSONValues

extension TextCursor {
  /// Writes the line that opens a case, without its line end: `== TITLE  REACTOR`.
  mutating func write(heading title: String?, reactor: String) {
    write("== " as StaticString)
    if let title {
      write(title: title)
      write("  " as StaticString)
    }
    if reactor.isPlainWord {
      write(reactor)
    } else {
      // Blanks separate the title from the reactor, so a quoted reactor must not have any.
      for byte in TextBuffer.text({ $0.write(quoted: reactor) }) {
        if byte == UInt8(ascii: " ") { write("\\u0020" as StaticString) } else { write(byte) }
      }
    }
  }

  /// Writes a change: `query: null -> "React"`, `repos.+0: "x"`, `byId.-k: 1`, `rows.2 -> rows.0`.
  /// The change is read in place, because a copy would cost reference counting.
  mutating func write(changeAt change: UnsafePointer<StateChange>) {
    let kind = change.pointee.kind
    switch kind {
    case .move:
      write(line: change.pointee.origin ?? "")
      write(" -> " as StaticString)
      write(line: change.pointee.path)
      return
    case .replace: write(line: change.pointee.path)
    case .add: write(path: change.pointee.path, marker: UInt8(ascii: "+"))
    case .remove: write(path: change.pointee.path, marker: UInt8(ascii: "-"))
    }
    write(": " as StaticString)
    write(change.pointee.old)
    if kind == .replace { write(" -> " as StaticString) }
    write(change.pointee.new)
  }

  /// Writes a value, if there is one. A number, which many states count with, is written without a copy of the value.
  @inline(__always)
  mutating func write(_ value: JSONValue?) {
    if case .integer(let number) = value { write(number) } else if let value { write(value) }
  }

  /// Writes the text after the name of an action, given its coding `{"move":{"_0":1,"to":2}}`: ` 1 to=2`. A coding of
  /// another shape is appended unchanged.
  mutating func write(argumentsOf action: JSONValue, name: String) {
    if let payload = action.payload(of: name) {
      for index in payload.indices {
        write(UInt8(ascii: " "))
        if !payload[index].key.isPosition(index) {
          write(payload[index].key)
          write(UInt8(ascii: "="))
        }
        write(payload[index].value)
      }
    } else {
      write(UInt8(ascii: " "))
      write(action)
    }
  }

  private mutating func write(path: String, marker: UInt8) {
    let bytes = Array(path.utf8)
    let start = bytes.lastSegmentStart
    bytes.withUnsafeBufferPointer { bytes in
      write(UnsafeBufferPointer(rebasing: bytes[..<start]))
      write(marker)
      write(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

}

extension StateChange {
  /// The change as it is written in a frame: `query: null -> "React"`.
  package var text: String {
    withUnsafePointer(to: self) { change in TextBuffer.string { $0.write(changeAt: change) } }
  }
}

extension [UInt8] {
  /// The place where the last segment of the path that these bytes spell begins.
  fileprivate var lastSegmentStart: Int {
    var start = 0
    while let dot = firstUnquoted(from: start, where: { $0 == UInt8(ascii: ".") }), dot < count { start = dot + 1 }
    return start
  }
}

extension [JSONValue.Member] {
  /// Whether each member can be written as a positional or a labelled argument.
  fileprivate var areArguments: Bool {
    for index in indices where !(self[index].key.isPosition(index) || self[index].key.isPlainSegment) { return false }
    return true
  }
}

extension String {
  /// Returns whether this is the key under which Swift codes the payload without a label at this position: `_0`, `_1`
  /// ...
  fileprivate func isPosition(_ index: Int) -> Bool {
    switch index {
    case 0: self == "_0"
    case 1: self == "_1"
    default: self == "_\(index)"
    }
  }
}

extension JSONValue {
  /// Returns the arguments in the coding of the action `name`; if it has another shape, the whole coding as the only
  /// argument.
  func arguments(of name: String) -> [FrameContent.Argument] {
    if let payload = payload(of: name) {
      return payload.indices.map { index in
        let label = payload[index].key.isPosition(index) ? nil : payload[index].key
        return FrameContent.Argument(label: label, payload[index].value)
      }
    }
    return [FrameContent.Argument(self)]
  }

  /// Returns the payload of the case `name`, if all of it can be written as arguments. The name may lead through cases
  /// whose only payload is an enum: `{"login":{"_0":{"setName":{"_0":"ada"}}}}` is the coding of `login.setName`.
  fileprivate func payload(of name: String) -> [Member]? {
    if self == .string(name) { return [] }
    guard case .object(let members) = self, members.count == 1, case .object(let payload) = members[0].value else {
      return nil
    }
    if members[0].key == name { return payload.areArguments ? payload : nil }
    let key = members[0].key
    guard name.utf8.count > key.utf8.count, name.utf8.starts(with: key.utf8), payload.count == 1,
      payload[0].key.isPosition(0)
    else { return nil }
    let rest = name.utf8.dropFirst(key.utf8.count)
    return rest.first == UInt8(ascii: ".") ? payload[0].value.payload(of: String(Substring(rest.dropFirst()))) : nil
  }
}
