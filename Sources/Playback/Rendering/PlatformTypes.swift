import ExactStrings
import JSONValues
import TypeLayouts

/// Readers for the types of Foundation's larger modules, and facts about these types.
///
/// This module does not link them: a tool that never needs them starts faster.
/// The types are known by name, and their parts by what their own reflection tells.
enum PlatformTypes {
  /// The reader of such a type; nil for every other type.
  static func reader<Value>(of type: Value.Type) -> TreeReader? {
    func leaf(_ read: @escaping (Any) -> JSONValue) -> LeafReader {
      LeafReader(type, shape: .unknown, isFixed: false) { read($0) }
    }
    let name = _typeName(type, qualified: true)
    if isPlatform(name) {
      if name == "Foundation.CGFloat" {
        return LeafReader { (value: Value) in JSONValue(withUnsafeBytes(of: value) { $0.load(as: Double.self) }) }
      }
      if !Reflection.knowsTypes, let names = orderedFields[name] {
        return leaf { fields(names, of: $0) }
      }
      if name.hasPrefix("Foundation.Measurement<") { return leaf(measurement) }
      if isIndexSet(type) {
        return leaf { set in (set as? any Sequence<Int>).map { .array($0.map(JSONValue.integer)) } ?? .null }
      }
      if name == "FoundationNetworking.URLRequest" { return leaf(request) }
      if isBridgedError(type) { return leaf { part("_nsError", of: $0).map(error) ?? .null } }
    }
    for ancestor in ancestors(of: type) {
      switch _typeName(ancestor, qualified: true) {
      case "Foundation.NSError": return leaf(error)
      case "Foundation.NSAttributedString": return leaf { text(part("_string", of: $0)) }
      case "Foundation.NSString": return leaf { text($0) }
      case "Foundation.NSNumber": return leaf(number)
      case "Foundation.NSNull": return leaf { _ in .null }
      default: break
      }
    }
    return nil
  }

  /// The domain, the code and the message of an error of Foundation's; nil for every other error.
  static func parts(of error: any Error) -> (domain: String, code: Int, message: String?)? {
    let type = Swift.type(of: error)
    if ancestors(of: type).contains(where: { _typeName($0, qualified: true) == "Foundation.NSError" }) {
      return parts(ofError: error)
    }
    func open<Known>(_ type: Known.Type) -> Bool { isBridgedError(type) }
    guard _openExistential(type, do: open) else { return nil }
    return part("_nsError", of: error).map(parts(ofError:))
  }

  /// The values of the fields in the order of declaration, for a struct such as `CGRect` that codes itself as an array;
  /// nil where the members are not its fields.
  static func fieldsInOrder<Value, Field>(of type: Value.Type, _ member: (String) -> Field?, count: Int) -> [Field]? {
    let name = _typeName(type, qualified: true)
    guard isPlatform(name), let names = StructLayout(of: type)?.fields.map(\.name) ?? orderedFields[name] else {
      return nil
    }
    let fields = names.compactMap(member)
    return fields.count == names.count && count == fields.count ? fields : nil
  }

  /// The fields of such structs, for where types do not tell them.
  private static let orderedFields: [ExactString: [String]] = [
    "Foundation.CGPoint": ["x", "y"], "Foundation.CGSize": ["width", "height"],
    "Foundation.CGRect": ["origin", "size"], "Foundation._NSRange": ["location", "length"],
  ]

  /// Whether a type is `IndexSet`, which timelines and scripts show as the list of its indices.
  static func isIndexSet(_ type: Any.Type) -> Bool { _typeName(type, qualified: true) == "Foundation.IndexSet" }

  private static func isPlatform(_ name: String) -> Bool {
    name.hasPrefix("Foundation.") || name.hasPrefix("FoundationNetworking.")
  }

  private static func isBridgedError<Value>(_ type: Value.Type) -> Bool {
    guard isPlatform(_typeName(type, qualified: true)) else { return false }
    guard Reflection.knowsTypes else { return type is any Error.Type && !(type is AnyClass) }
    return StructLayout(of: type)?.fields.contains { $0.name == "_nsError" } ?? false
  }

  private static func ancestors(of type: Any.Type) -> [AnyClass] {
    var ancestors: [AnyClass] = []
    var next: AnyClass? = type as? AnyClass
    while let current = next {
      ancestors.append(current)
      next = _getSuperclass(current)
    }
    return ancestors
  }

  private static func part(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func fields(_ names: [String], of value: Any) -> JSONValue {
    .object(
      names.map { JSONValue.Member($0, part($0, of: value).map { JSONValue(reflectingAny: $0) } ?? .null) })
  }

  private static func text(_ value: Any?) -> JSONValue { value.map { .string("\($0)") } ?? .null }

  private static func number(_ value: Any) -> JSONValue {
    let text = "\(value)"
    return (try? JSONValue(parsing: Array(text.utf8)[...])) ?? .string(text)
  }

  /// `5 m`.
  private static func measurement(_ value: Any) -> JSONValue {
    let amount = part("value", of: value) as? Double ?? .nan
    let whole = Int(exactly: amount)
    return .string("\(whole.map { "\($0)" } ?? "\(amount)") \(part("unit", of: value) ?? "")")
  }

  /// `GET https://a.b/c`.
  private static func request(_ value: Any) -> JSONValue {
    let method = part("httpMethod", of: value) as? String ?? "GET"
    guard let url = part("url", of: value) else { return .string(method) }
    return .string(method + (JSONValue(reflectingAny: url).string.map { " " + $0 } ?? ""))
  }

  private static func parts(ofError error: Any) -> (domain: String, code: Int, message: String?) {
    let info = part("_userInfo", of: error) as? [String: Any]
    return (
      part("_domain", of: error) as? String ?? "", part("_code", of: error) as? Int ?? 0,
      info?.first { $0.key == "NSLocalizedDescription" }?.value as? String
    )
  }

  private static func error(_ value: Any) -> JSONValue {
    let parts = parts(ofError: value)
    var members = [JSONValue.Member("domain", parts.domain), JSONValue.Member("code", parts.code)]
    if let message = parts.message { members.append(JSONValue.Member("message", message)) }
    return .object(members)
  }
}
