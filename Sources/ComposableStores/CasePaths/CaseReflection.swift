import ExactStrings
import Synchronization

/// Extracts the payload of one case from enums; only needs to know how to create the case.
///
/// A mirror shows the payload of the value's current case. If the payload has the right type, the case is created again
/// from it, and the value is in that case if both have the same name and the same labels. The name of the case is
/// remembered, so that values of other cases are then recognized by their names alone.
final class CaseReflection<Root, Value> {
  private let embed: (Value) -> Root
  /// The bits of the case's name; 0 while it is unknown.
  private let knownName = Atomic<UInt>(0)
  /// The type of a payload of the case, including its labels; 0 while none is known.
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

  /// Returns whether `embed` creates a case of this name and payload type from the value.
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

  /// Returns the payload of a mirror as the argument of `embed`: several values without their labels, a single one by
  /// itself.
  private static func value(of payload: Any) -> Value? {
    if type(of: payload) == Value.self { return payload as? Value }
    let mirror = Mirror(reflecting: payload)
    // Only a labelled payload is a tuple of one element.
    if mirror.displayStyle == .tuple, mirror.children.count == 1, let only = mirror.children.first {
      return only.value as? Value
    }
    return payload as? Value
  }

  /// Whether the payload is a function, or an optional or a tuple of functions: mirrors return those in another
  /// representation than the one in which they are called.
  private static var isFunction: Bool {
    let name = "\(Value.self)"
    return ["(", "@", "Optional<"].contains { name.hasPrefix($0) } && name.contains("->")
  }

  private static func bits(of payload: Any) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type(of: payload)))
  }
}
