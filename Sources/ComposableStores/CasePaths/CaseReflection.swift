import ExactStrings
import Synchronization

/// Takes the payload of one case out of enums, without knowing more than how the case is made.
///
/// A mirror shows the payload of whichever case a value is in. If that is of the right type, the case is made of it again,
/// and the value is in that case if both have the same name and the same labels. What the case is called is remembered, so
/// that values of other cases are told by their names alone from then on.
final class CaseReflection<Root, Value> {
  private let embed: (Value) -> Root
  /// The bits of the case's name; 0 until it is known.
  private let knownName = Atomic<UInt>(0)
  /// The type of a payload with its labels that belongs to the case; 0 until one is known.
  private let knownPayload = Atomic<UInt>(0)

  init(_ embed: @escaping (Value) -> Root) {
    self.embed = embed
  }

  func extract(from root: Root) -> Value? {
    guard let found = EnumCaseName(of: root) else { return nil }
    let known = EnumCaseName(bits: knownName.load(ordering: .relaxed))
    if let known, known != found { return nil }
    guard let payload = Mirror(reflecting: root).children.first?.value, let value = Self.value(of: payload) else {
      return nil
    }
    let type = Self.bits(of: payload)
    if known == nil || knownPayload.load(ordering: .relaxed) != type {
      guard isThisCase(found, type, value) else { return nil }
    }
    return value
  }

  /// Whether a case of this name and payload is what `embed` makes of the payload's value.
  private func isThisCase(_ found: EnumCaseName, _ type: UInt, _ value: Value) -> Bool {
    if Self.isFunction {
      StoreWarning.report("CasePath: reflection takes no \(Value.self) out of a case; a path of closures does")
      return false
    }
    let made = embed(value)
    guard let own = EnumCaseName(of: made), let payload = Mirror(reflecting: made).children.first?.value else {
      return false
    }
    let ownType = Self.bits(of: payload)
    knownPayload.store(ownType, ordering: .relaxed)
    knownName.store(own.bits, ordering: .relaxed)
    return own == found && ownType == type
  }

  /// The payload of a mirror as what the case is made of: several values without their labels, a single one by itself.
  private static func value(of payload: Any) -> Value? {
    if type(of: payload) == Value.self { return payload as? Value }
    let mirror = Mirror(reflecting: payload)
    // Nothing but a labelled payload is a tuple of one.
    if mirror.displayStyle == .tuple, mirror.children.count == 1, let only = mirror.children.first {
      return only.value as? Value
    }
    return payload as? Value
  }

  /// Whether a payload is a function, or an optional or a tuple of functions: mirrors hand those on in another form than
  /// the one in which they are called.
  private static var isFunction: Bool {
    let name = "\(Value.self)"
    return ["(", "@", "Optional<"].contains { name.hasPrefix($0) } && name.contains("->")
  }

  private static func bits(of payload: Any) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type(of: payload)))
  }
}
