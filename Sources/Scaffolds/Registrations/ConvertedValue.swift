import ExactStrings

/// A value that is made from one that scripts can write.
struct ConvertedValue {
  /// The type of what scripts write.
  let decoded: String
  /// Returns the expression that makes the value from the name of what was decoded, or from `$0`.
  let made: (String) -> String

  init(_ decoded: String, made: @escaping (String) -> String = { $0 }) {
    self.decoded = decoded
    self.made = made
  }

  /// Makes a value of a type of the platform or the standard library; nil for other types.
  init?(of type: String) {
    if let (generic, arguments) = TypeSpelling.generic(TypeSpelling.plain(type)), generic == "Measurement" {
      self.init("Double") { "Measurement(value: \($0), unit: \(arguments[0]).baseUnit())" }
      return
    }
    guard let (source, form) = Self.conversions[TypeSpelling.plain(type)] else { return nil }
    self.init(source) { form.replacing("_", with: $0) }
  }

  /// `Void`, which a bare `reply` makes.
  static var nothing: ConvertedValue { ConvertedValue("Bool?") { "(_ = \($0))" } }

  /// Whether the value is the decoded one itself.
  var isPlain: Bool { made("$0") == "$0" }

  /// The operator that makes the values of an observable; empty where there is nothing to make.
  var mapping: String { isPlain ? "" : ".map { \(made("$0")) }" }

  /// The optional of the value.
  var optional: ConvertedValue { collection("\(decoded)?", through: "map") }

  /// An array of such values.
  var array: ConvertedValue { collection("[\(decoded)]", through: "map") }

  /// A dictionary of such values.
  func dictionary(by key: String) -> ConvertedValue {
    if key == "AnyHashable" {
      return ConvertedValue("[String: \(decoded)]") { name in
        "Dictionary(uniqueKeysWithValues: \(name).map { (AnyHashable($0.key), \(made("$0.value"))) })"
      }
    }
    return collection("[\(key): \(decoded)]", through: "mapValues")
  }

  private func collection(_ decoded: String, through function: String) -> ConvertedValue {
    ConvertedValue(decoded) { name in isPlain ? name : "\(name).\(function) { \(made("$0")) }" }
  }

  /// What a value is made from, and the expression that makes it with `_` for its parameter, by the type.
  private static let conversions: [ExactString: (source: String, form: String)] = [
    "Any": ("DecodedJSON", "_.value"),
    "AttributedString": ("String", "AttributedString(_)"),
    "Character": ("String", "_.first ?? \" \""),
    "Error": ("String", "PortError(port: \"script\", message: _)"),
    "NSAttributedString": ("String", "NSAttributedString(string: _)"),
    "NSNotification.Name": ("String", "Notification.Name(_)"),
    "NSNumber": ("Double", "NSNumber(value: _)"),
    "NSString": ("String", "NSString(string: _)"),
    "Notification.Name": ("String", "Notification.Name(_)"),
    "Substring": ("String", "Substring(_)"),
    "UIColor": ("String", "UIColor(named: _) ?? .black"),
    "UIImage": ("String", "UIImage(named: _) ?? UIImage()"),
    "URLComponents": ("String", "URLComponents(string: _) ?? URLComponents()"),
    "URLRequest": ("URL", "URLRequest(url: _)"),
  ]
}
