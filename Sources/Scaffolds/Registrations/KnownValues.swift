import ExactStrings

/// Values of types of Foundation and Rx that need no decision by the user.
enum KnownValues {
  /// Returns an expression that creates a value; nil for other types.
  static func expression(for type: String) -> String? {
    if ["SchedulerType", "ImmediateSchedulerType"].contains(type) { return "stage.scheduler" }
    if ["DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "DisposeBag"].contains(type) {
      return "\(type)()"
    }
    if let generic = TypeSpelling.generic(type), generic.name == "MoyaProvider" { return "\(type)()" }
    let shared: [ExactString: String] = [
      "UserDefaults": "standard", "NotificationCenter": "default", "FileManager": "default", "Bundle": "main",
      "URLSession": "shared",
    ]
    return shared[type].map { "\(type).\($0)" }
  }
}
