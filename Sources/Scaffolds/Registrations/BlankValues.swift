import ExactStrings

/// The smallest values of types, as expressions: the default arguments of reactors.
struct BlankValues {
  private let types: DecodableTypes

  init(_ types: DecodableTypes) {
    self.types = types
  }

  static let leaves: [ExactString: String] = [
    "String": "\"\"", "Bool": "false", "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(string: \"about:blank\")!",
    "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")!", "Data": "Data()", "Decimal": "0",
    "IndexPath": "IndexPath(row: 0, section: 0)", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "Duration": ".zero", "IndexSet": "[]", "DateComponents": "DateComponents()",
    "Locale": "Locale(identifier: \"en_US_POSIX\")", "TimeZone": "TimeZone(secondsFromGMT: 0)!",
    "Calendar": "Calendar(identifier: .gregorian)", "NSRange": "NSRange(location: 0, length: 0)",
    "DateInterval": "DateInterval(start: .init(timeIntervalSince1970: 0), duration: 0)", "UIEdgeInsets": ".zero",
    "UIUserInterfaceStyle": ".unspecified", "UIUserInterfaceSizeClass": ".unspecified",
    "UIInterfaceOrientation": ".unknown", "UIDeviceOrientation": ".unknown", "NSTextAlignment": ".natural",
    "UIApplication.State": ".active", "CLLocationCoordinate2D": "CLLocationCoordinate2D()",
    "CLLocation": "CLLocation(latitude: 0, longitude: 0)",
    "CLAuthorizationStatus": ".notDetermined", "CLAccuracyAuthorization": ".fullAccuracy",
  ]
  private static let containers: [ExactString: String] = [
    "Array": "[]", "Set": "[]", "Dictionary": "[:]", "Optional": "nil",
  ]
  static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat", "TimeInterval", "CLLocationDegrees", "CLLocationDistance", "CLLocationAccuracy", "CLLocationSpeed",
    "CLLocationDirection",
  ]

  /// Returns an expression of a decodable type; nil if there is none. The context has to determine its type.
  func expression(for type: String, in scope: [String]) -> String? { expression(for: type, in: scope, inside: []) }

  private func expression(for type: String, in scope: [String], inside open: [String]) -> String? {
    let name = TypeSpelling.plain(type)
    if TypeSpelling.optional(name) != nil { return "nil" }
    if let element = TypeSpelling.element(name) {
      return TypeSpelling.split(element, at: ":").count == 1 ? "[]" : "[:]"
    }
    var base = name
    if let (generic, _) = TypeSpelling.generic(name) {
      if let known = Self.containers[generic] { return known }
      base = generic
    }
    if let target = types.app.type(base, in: scope) { return expression(for: target, inside: open) }
    if let alias = types.app.alias(base, in: scope), alias != base {
      return expression(for: alias, in: scope, inside: open)
    }
    return Self.leaves[base] ?? (Self.numbers.contains(base) ? "0" : nil)
  }

  private func expression(for type: TypeDeclaration, inside open: [String]) -> String? {
    let name = type.qualifiedName
    if open.contains(name) || type.isPrivate { return nil }
    func arguments(_ parameters: [ParameterDeclaration]) -> String? {
      var texts: [String] = []
      for parameter in parameters {
        guard let value = expression(for: parameter.type, in: type.path, inside: open + [name]) else { return nil }
        texts.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      return "(\(texts.joined(separator: ", ")))"
    }
    if type.kind == .enum {
      if let first = type.cases.first(where: \.payloads.isEmpty) { return "\(name).\(first.name.quotedIfNeeded)" }
      return type.cases.lazy.compactMap { one in
        arguments(one.payloads).map { "\(name).\(one.name.quotedIfNeeded)\($0)" }
      }.first
    }
    return types.parts(of: type).flatMap { arguments($0.arguments) }.map { name + $0 }
  }
}
