import ExactStrings

/// A value that is not `Decodable`, and is made from one or more that are.
struct ConvertedValue {
  /// The labels in scripts, as string literals.
  let labels: [String]
  /// The parameters of a closure that makes the value.
  let parameters: [String]
  /// The expression that makes the value from the parameters.
  let argument: String

  /// Makes a value from one parameter.
  init(label: String?, _ name: String, _ type: String, argument: String) {
    self.init(labels: ["\"\(label ?? "_")\""], parameters: ["\(name): \(type)"], argument: argument)
  }

  private init(labels: [String], parameters: [String], argument: String) {
    self.labels = labels
    self.parameters = parameters
    self.argument = argument
  }

  /// Makes a value of a type of Foundation or the standard library; nil for other types.
  init?(of type: String, label: String?, _ name: String) {
    let plain = TypeSpelling.plain(type)
    if plain == "NSError" {
      self.init(
        labels: ["\"domain\"", "\"code\""], parameters: ["domain: String", "code: Int"],
        argument: "NSError(domain: domain, code: code)")
      return
    }
    let wrapped = TypeSpelling.optional(plain)
    guard let (source, form) = Self.conversions[wrapped ?? plain] else { return nil }
    func made(from name: String) -> String { form.replacing("_", with: name) }
    if wrapped == nil {
      self.init(label: label, name, source, argument: made(from: name))
    } else {
      self.init(label: label, name, "\(source)?", argument: "\(name).map { \(made(from: "$0")) }")
    }
  }

  /// What a value is made from, and the expression that makes it with `_` for its parameter, by the type.
  private static let conversions: [ExactString: (source: String, form: String)] = [
    "AttributedString": ("String", "AttributedString(_)"),
    "Character": ("String", "_.first ?? \" \""),
    "Error": ("String", "PortError(port: \"script\", message: _)"),
    "NSAttributedString": ("String", "NSAttributedString(string: _)"),
    "NSNotification.Name": ("String", "Notification.Name(_)"),
    "NSNumber": ("Double", "NSNumber(value: _)"),
    "NSString": ("String", "NSString(string: _)"),
    "Notification.Name": ("String", "Notification.Name(_)"),
    "Substring": ("String", "Substring(_)"),
    "URLRequest": ("URL", "URLRequest(url: _)"),
  ]
}
