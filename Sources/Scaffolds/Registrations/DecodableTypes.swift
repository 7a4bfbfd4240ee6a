/// Which types of an app a script can write values of.
struct DecodableTypes {
  private let app: AppDeclarations

  init(_ app: AppDeclarations) {
    self.app = app
  }

  private static let leaves: Set<String> = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
    "Double", "CGFloat", "TimeInterval", "Date", "URL", "UUID", "Data", "Decimal", "IndexPath", "CGPoint", "CGSize",
    "CGRect", "Duration", "Locale", "TimeZone", "DateComponents", "IndexSet", "Never", "NoAction", "NoMutation",
  ]

  /// Whether it is one that the standard library or Foundation has.
  func isLeaf(_ type: String) -> Bool { Self.leaves.contains(Self.plain(type)) }

  /// Whether a value of a type can be decoded.
  func contains(_ type: String, in scope: [String]) -> Bool {
    let name = Self.plain(type)
    if let wrapped = Self.optional(name) { return contains(wrapped, in: scope) }
    if let element = Self.element(name) {
      let parts = Self.split(element, at: ":")
      if parts.count == 1 { return contains(element, in: scope) }
      return ["String", "Int"].contains(parts[0]) && contains(parts[1], in: scope)
    }
    if let (generic, arguments) = Self.generic(name) {
      guard ["Array", "Set", "Optional", "Dictionary"].contains(generic) else { return false }
      return arguments.allSatisfy { contains($0, in: scope) }
    }
    if let target = app.type(name, in: scope) {
      let ancestors = app.ancestors(of: target)
      return !target.isGeneric && ancestors.contains { ["Decodable", "Codable"].contains($0) } || isRaw(target)
    }
    if let alias = app.alias(name, in: scope), alias != name { return contains(alias, in: scope) }
    return Self.leaves.contains(name)
  }

  /// Whether it is an enum of raw values: an extension makes it `Decodable`, wherever that stands.
  func isRaw(_ type: TypeDeclaration) -> Bool {
    let ancestors = app.ancestors(of: type)
    return type.kind == .enum && !type.isPrivate && !ancestors.contains { ["Decodable", "Codable"].contains($0) }
      && ancestors.first.map { ["String", "Int"].contains($0) } ?? false
  }

  // MARK: Spelling

  /// A type without what says nothing of its values: `any`, a module's name, needless parentheses.
  static func plain(_ type: String) -> String {
    var name = type
    for prefix in ["any ", "some ", "inout ", "Swift.", "Foundation.", "RxSwift.", "RxRelay.", "RxCocoa."]
    where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if name.hasPrefix("("), name.hasSuffix(")"), name != "()",
      split(String(name.dropFirst().dropLast()), at: ",").count == 1,
      !name.contains("->")
    {
      return plain(String(name.dropFirst().dropLast()))
    }
    return name
  }

  static func isVoid(_ type: String) -> Bool { ["Void", "()", "Swift.Void"].contains(plain(type)) }

  /// What an optional wraps.
  static func optional(_ type: String) -> String? {
    type.hasSuffix("?") || type.hasSuffix("!") ? plain(String(type.dropLast())) : nil
  }

  /// What stands in the brackets of an array or a dictionary.
  private static func element(_ type: String) -> String? {
    type.hasPrefix("[") && type.hasSuffix("]") ? String(type.dropFirst().dropLast()) : nil
  }

  /// The name and the arguments of a generic type.
  static func generic(_ type: String) -> (name: String, arguments: [String])? {
    guard type.hasSuffix(">"), let start = type.firstIndex(of: "<") else { return nil }
    return (String(type[..<start]), split(String(type[start...].dropFirst().dropLast()), at: ","))
  }

  /// The parts between marks that stand in no brackets.
  static func split(_ text: String, at mark: Character) -> [String] {
    var (parts, depth, last): ([String], Int, Character) = ([""], 0, " ")
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      last = character
      if character == mark, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }
  }
}
