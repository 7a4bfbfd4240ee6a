import ExactStrings

/// The shape of an action: its name and its payloads, as far as its type shows them.
public struct ActionShape: Hashable, Sendable {
  /// The name of the case.
  public let name: String
  /// The payloads in the order of declaration.
  public let payloads: [Payload]
  /// Whether there may be more payloads: one of those that were found is of a type of which no blank can be made.
  var isPartial = false

  /// One payload of an action.
  public struct Payload: Hashable, Sendable {
    /// The declared label; nil if there is none.
    public let label: String?
    /// The type as the writer of a script knows it, `Int?`; nil if it is unknown.
    public let type: String?
    /// The cases of a payload that is itself an action, such as that of a child; empty for every other payload.
    public let cases: [ActionShape]
    /// The type itself, without the `?` of a payload that may be left out; nil if it is unknown.
    let valueType: TypeIdentity?

    init(label: String?, type: String?, cases: [ActionShape] = [], valueType: Any.Type? = nil) {
      self.label = label
      self.type = type
      self.cases = cases
      self.valueType = valueType.map(TypeIdentity.init)
    }

    /// Whether the payload may be left out.
    var isOptional: Bool { type?.hasSuffix("?") ?? false }

    /// Whether the payload is a single value, so that no labels can lead into it.
    var isScalar: Bool {
      let scalars: Set<ExactString> = [
        "Bool", "Character", "Date", "Decimal", "Double", "Duration", "Float", "String", "URL", "UUID",
      ]
      let name = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? ""
      return scalars.contains(name) || valueType?.type is any FixedWidthInteger.Type
    }
  }

  /// The shape as text: `move(from: Int, to: Int)`, `follow(Int)`, `increase`.
  public var signature: String {
    payloads.isEmpty ? name : "\(name)(\(payloadList))"
  }

  /// The shapes of the actions that scripts can write. Where the only payload is itself an action, these are the shapes
  /// of its cases, each under the name that leads there: `login.setName(String)`.
  public var written: [ActionShape] {
    guard payloads.count == 1, payloads[0].label == nil, !payloads[0].cases.isEmpty else { return [self] }
    return payloads[0].cases.flatMap(\.written).map { ActionShape(name: name + "." + $0.name, payloads: $0.payloads) }
  }

  /// Returns the case to which names lead, each of which is a case of the sole payload of the case before; nil if there
  /// is none.
  func descendant(at names: some Collection<Substring>) -> ActionShape? {
    guard let name = names.first else { return self }
    let next = payloads.count == 1 ? payloads[0].cases.first { $0.name == String(name) } : nil
    return next?.descendant(at: names.dropFirst())
  }

  /// The key of a payload in the action's coding: its label, or `_0`, `_1` by its place among all payloads.
  func key(of index: Int) -> String { payloads[index].label ?? "_\(index)" }

  /// The payloads as text: `from: Int, to: Int`.
  var payloadList: String {
    payloads.map { ($0.label.map { "\($0): " } ?? "") + ($0.type ?? "?") }.joined(separator: ", ")
  }
}

/// A type as a value that can be compared.
struct TypeIdentity: Hashable, Sendable {
  let type: Any.Type

  static func == (left: TypeIdentity, right: TypeIdentity) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
