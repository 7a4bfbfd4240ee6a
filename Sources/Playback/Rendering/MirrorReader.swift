import ExactStrings
import JSONValues
import Reactors
import TypeLayouts
import VirtualTime

/// Reads through `Mirror` the values of types without a known layout of fields or cases: classes, tuples and
/// existentials, or all types if their layouts cannot be read.
final class MirrorReader<Value>: TreeReader {
  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let value: Any = address.assumingMemoryBound(to: Value.self).pointee
    let dynamicType = Swift.type(of: value)
    if dynamicType == Value.self { return MirrorTree.tree(of: value, inside: &objects) }
    // A value of a subclass, or one inside an existential: the cast removes all boxes around it.
    func open<Dynamic>(_ type: Dynamic.Type) -> JSONValue {
      (value as? Dynamic).map { JSONValue(reflecting: $0, inside: &objects) } ?? .string("<\(type)>")
    }
    return _openExistential(dynamicType, do: open)
  }

  override func pulses(in value: Any, path: String) -> [FoundPulse] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .struct { return [] }
    return mirror.children.flatMap { child -> [FoundPulse] in
      guard let label = child.label, let name = FieldName.shown(label, child.value, in: Value.self) else { return [] }
      let path = path.isEmpty ? name : path + "." + name
      if let pulse = child.value as? any PulseType {
        return [FoundPulse(path: path, count: pulse.assigned.count, value: pulse.assigned.value)]
      }
      return TreeReader.reader(ofAny: Swift.type(of: child.value)).pulses(in: child.value, path: path)
    }
  }

  override var mayHoldReactors: Bool { Reflection.mayHoldValues(Value.self) }

  /// Whether the value is plain data that holds no reactor, such as an enum without payloads or a metatype.
  override var isFixed: Bool { !mayHoldReactors && _isPOD(Value.self) }
}

/// The objects that the value being read lies in. One that contains itself shows as its type's name the second time.
struct EnclosingObjects {
  /// The greatest depth of values whose types do not limit how deep they nest. Deeper values could be written, but not
  /// read again.
  static let depthLimit = 500

  private var identities: [ObjectIdentifier] = []
  private var depth = 0
  /// Takes in the reactors that are found; nil where nobody watches them. The caller keeps it alive during the reading.
  unowned(unsafe) var nestingHost: NestingHost?

  /// Returns the tree that `body` reads of a value whose type does not limit how deep it nests. Beyond the limit, the
  /// case that plays fails, and the name of the type stands for the value.
  mutating func nested(
    _ type: @autoclosure () -> Any.Type, _ body: (inout EnclosingObjects) -> JSONValue
  ) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    if depth <= Self.depthLimit { return body(&self) }
    VirtualClock.playing?.refuse("cannot show a value of \(type()): it nests deeper than \(Self.depthLimit) levels")
    return .string("<\(type())>")
  }

  /// Returns the result of `body`; nil if the object is being read already.
  mutating func reading<Result>(_ object: AnyObject, _ body: (inout EnclosingObjects) -> Result) -> Result? {
    let identity = ObjectIdentifier(object)
    if identities.contains(identity) { return nil }
    identities.append(identity)
    defer { identities.removeLast() }
    return body(&self)
  }
}

/// The tree of a value, as `Mirror` shows it.
enum MirrorTree {
  static func tree(of value: Any, inside objects: inout EnclosingObjects) -> JSONValue {
    objects.nested(Swift.type(of: value)) { whole(value, inside: &$0) }
  }

  private static func whole(_ value: Any, inside objects: inout EnclosingObjects) -> JSONValue {
    if isRefused(value) { return .string("<\(Swift.type(of: value))>") }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumTree(value, mirror, inside: &objects)
    case .class, .foreignReference:
      let object = value as AnyObject
      if let reactor = object as? any Reactor { return reactorTree(reactor, inside: &objects) }
      let tree = objects.reading(object) { objectTree(object, mirror, inside: &$0) }
      return tree ?? .string("<\(Swift.type(of: object))>")
    case .tuple, .struct:
      return .object(members(of: mirror, inside: &objects))
    default:
      // Metatypes have no value to show, only a type.
      return .string("<\(Swift.type(of: value))>")
    }
  }

  /// Whether a value cannot be shown as it is; the case that plays fails then.
  static func isRefused(_ value: Any) -> Bool {
    guard let obstacle = Reflection.obstacle(to: value) else { return false }
    VirtualClock.playing?.refuse("cannot show a value of \(Swift.type(of: value)): \(obstacle)")
    return true
  }

  private static func enumTree(_ value: Any, _ mirror: Mirror, inside objects: inout EnclosingObjects) -> JSONValue {
    guard let child = mirror.children.first else {
      func open<Enum>(_ value: Enum) -> String { Reflection.caseName(of: value) ?? "\(value)" }
      return .string(_openExistential(value, do: open))
    }
    // Several payloads, or one with a label, are a tuple; anything else is the sole payload itself.
    let payload = Mirror(reflecting: child.value)
    let name = child.label ?? "_"
    objects.nestingHost?.enter(.key(name))
    defer { objects.nestingHost?.leave() }
    let arguments =
      payload.displayStyle == .tuple
      ? members(of: payload, inside: &objects)
      : NothingReader.reads(Swift.type(of: child.value)) ? [] : [member("_0", child.value, inside: &objects)]
    return arguments.isEmpty ? .string(name) : .object([JSONValue.Member(name, .object(arguments))])
  }

  private static func objectTree(
    _ object: AnyObject, _ mirror: Mirror, inside objects: inout EnclosingObjects
  ) -> JSONValue {
    var mirrors = [mirror]
    while let ancestor = mirrors[0].superclassMirror { mirrors.insert(ancestor, at: 0) }
    var names = DistinctNames()
    return .object(mirrors.flatMap { members(of: $0, inside: &objects) { names.add($0) } })
  }

  /// The state of a reactor now.
  static func reactorTree<R: Reactor>(_ reactor: R, inside objects: inout EnclosingObjects) -> JSONValue {
    if let nestingHost = objects.nestingHost { return nestingHost.adopt(reactor, inside: &objects) }
    let tree = objects.reading(reactor) { JSONValue(reflecting: reactor.currentState, inside: &$0) }
    return tree ?? .string("<\(Swift.type(of: reactor))>")
  }

  private static func members(
    of mirror: Mirror, inside objects: inout EnclosingObjects, named rename: (String) -> String = { $0 }
  ) -> [JSONValue.Member] {
    mirror.children.enumerated().compactMap { index, child in
      if NothingReader.reads(Swift.type(of: child.value)) { return nil }
      // The elements of a tuple without labels are called `.0`, `.1`; a payload at that place is `_0`, `_1`.
      guard let label = child.label, !label.hasPrefix(".") else {
        return member(rename("_\(index)"), child.value, inside: &objects)
      }
      return FieldName.shown(label, child.value, in: mirror.subjectType).map {
        member(rename($0), child.value, inside: &objects)
      }
    }
  }

  private static func member(
    _ name: String, _ value: Any, inside objects: inout EnclosingObjects
  ) -> JSONValue.Member {
    objects.nestingHost?.enter(.key(name))
    defer { objects.nestingHost?.leave() }
    return JSONValue.Member(name, JSONValue(reflectingAny: value, inside: &objects))
  }
}
