import ExactStrings

extension Collection<UInt8> {
  /// Returns whether no byte needs an escape.
  @inline(__always)
  func hasNone(_ needsEscape: (UInt8) -> Bool) -> Bool {
    // No early exit: the compiler turns this into vector instructions.
    var isFound = false
    for byte in self { isFound = needsEscape(byte) ? true : isFound }
    return !isFound
  }
}

/// JSON inside of an element of a page: `<` is always escaped, so that no text can close the element.
struct DataText {
  private var bytes: [UInt8] = []

  /// Returns the text so far, and begins anew.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Appends JSON that has no `<` in it.
  mutating func append(_ json: String) {
    bytes.append(contentsOf: json.utf8)
  }

  /// Appends an array, each element as `append` does it.
  mutating func append<Element>(arrayOf elements: [Element], _ append: (inout DataText, Element) -> Void) {
    self.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { self.append(",") }
      append(&self, element)
    }
    self.append("]")
  }

  /// Appends a member with an array behind other members, unless the array is empty.
  mutating func append<Element>(_ key: String, _ elements: [Element], _ append: (inout DataText, Element) -> Void) {
    if elements.isEmpty { return }
    self.append(",\"\(key)\":")
    self.append(arrayOf: elements, append)
  }

  /// Appends a number and a string as an array.
  mutating func append(_ number: Int, _ string: String) {
    append("[\(number),")
    append(string: string)
    append("]")
  }

  /// Appends a string in quotes. Characters that could change how the text around them is shown are escaped twice, so
  /// that the page shows them as a timeline writes them.
  mutating func append(string: String) {
    bytes.append(UInt8(ascii: "\""))
    append(line: string.onOneLine.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a part of a string that is safe to show as a line.
  mutating func append(line: some Collection<UInt8>) {
    let isPlain = line.hasNone { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
    }
    if isPlain {
      bytes.append(contentsOf: line)
      return
    }
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "<"): append("\\u003c")
      default: bytes.append(byte)
      }
    }
  }
}
