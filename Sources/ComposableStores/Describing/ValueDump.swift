import ExactStrings

/// Describes any value in lines that are the same in every process, without addresses and hash order.
///
///     AppState(
///       count: 0,
///       name: "x"
///     )
///
/// Structs and classes show their fields, enums their case, optionals the value or nil. Keys of dictionaries and
/// elements of sets are sorted. An object inside itself is shown as `Node(…)`.
package struct ValueDump {
  /// Returns the lines that describe a value, without a line break at the end.
  package static func text(of value: Any) -> String {
    var dump = ValueDump()
    return dump.text(of: value)
  }

  /// Returns the description in one line, for messages.
  package static func line(of value: Any) -> String {
    text(of: value).split(separator: "\n").map { String($0.unicodeScalars.drop { $0 == " " }) }.joined(separator: " ")
  }

  /// The objects that enclose the current value.
  private var enclosing: [ObjectIdentifier] = []
  private var depth = 0

  /// The deepest level that is shown; deeper values are left out, because each level needs stack space.
  private static let deepest = 128

  private init() {}

  private mutating func text(of value: Any) -> String {
    if type(of: value) == AnyHashable.self, let value = value as? AnyHashable { return text(of: value.base) }
    let mirror = Mirror(reflecting: value)
    if let plain = LeafText.text(of: value, mirror) { return plain }
    if depth == Self.deepest { return "…" }
    depth += 1
    defer { depth -= 1 }
    switch mirror.displayStyle {
    case .optional: return optional(mirror)
    case .enum: return enumeration(value, mirror)
    case .tuple: return Self.list("(", members(of: mirror), ")", isInline: true)
    case .collection: return collection(mirror)
    case .set: return set(mirror)
    case .dictionary: return dictionary(mirror)
    case .class: return object(value, mirror)
    default: return structure(value, mirror)
    }
  }

  private mutating func optional(_ mirror: Mirror) -> String {
    guard let wrapped = mirror.children.first?.value else { return "nil" }
    let text = text(of: wrapped)
    // Distinguishes a wrapped nil from an unwrapped one.
    return text == "nil" || text.hasPrefix(".some(nil") ? ".some(\(text))" : text
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first else {
      return EnumCaseName.ofDynamicType(value).map { ".\($0.string)" } ?? "\(LeafText.name(of: value))(\(value))"
    }
    let inner = Mirror(reflecting: payload.value)
    let isList = inner.displayStyle == .tuple && !inner.children.isEmpty
    let parts = isList ? members(of: inner) : [text(of: payload.value)]
    return Self.list(".\(payload.label ?? "")(", parts, ")", isInline: true)
  }

  private mutating func collection(_ mirror: Mirror) -> String {
    var parts: [String] = []
    for (index, child) in mirror.children.enumerated() { parts.append("[\(index)]: \(text(of: child.value))") }
    return Self.list("[", parts, "]")
  }

  private mutating func set(_ mirror: Mirror) -> String {
    var parts: [String] = []
    for child in mirror.children { parts.append(text(of: child.value)) }
    return Self.list("Set([", parts.sorted(by: Self.precedes), "])")
  }

  private mutating func dictionary(_ mirror: Mirror) -> String {
    var parts: [(key: String, value: String)] = []
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      if pair.count == 2 { parts.append((text(of: pair[0].value), text(of: pair[1].value))) }
    }
    if parts.isEmpty { return "[:]" }
    parts.sort { Self.precedes($0.key, $1.key) }
    return Self.list("[", parts.map { "\($0.key): \($0.value)" }, "]")
  }

  private mutating func object(_ value: Any, _ mirror: Mirror) -> String {
    let identity = ObjectIdentifier(value as AnyObject)
    if enclosing.contains(identity) { return "\(LeafText.name(of: value))(…)" }
    enclosing.append(identity)
    defer { enclosing.removeLast() }
    return structure(value, mirror)
  }

  private mutating func structure(_ value: Any, _ mirror: Mirror) -> String {
    var parts = members(of: mirror)
    var ancestor = mirror.superclassMirror
    while let mirror = ancestor {
      parts = members(of: mirror) + parts
      ancestor = mirror.superclassMirror
    }
    return Self.list(LeafText.name(of: value) + "(", parts, ")")
  }

  /// Returns the descriptions of the children, with their labels if they have any.
  private mutating func members(of mirror: Mirror) -> [String] {
    var parts: [String] = []
    for child in mirror.children {
      let member = DumpMember(child)
      let text = text(of: member.value)
      parts.append(member.label.map { "\($0): \(text)" } ?? text)
    }
    return parts
  }

  /// Orders dictionary keys and set elements: integers first, by value, then all others by their bytes.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    switch (Int(left), Int(right)) {
    case (let left?, let right?): left < right
    case (nil, nil): left < right
    case (let left, _): left != nil
    }
  }

  /// Returns the parts between brackets, one on each line, or all in one line if `isInline` and no part has several
  /// lines.
  private static func list(_ opening: String, _ parts: [String], _ closing: String, isInline: Bool = false) -> String {
    if parts.isEmpty { return opening + closing }
    if isInline, !parts.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      return opening + parts.joined(separator: ", ") + closing
    }
    let lines = parts.joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false)
    return opening + "\n" + lines.map { "  \($0)\n" }.joined() + closing
  }
}
