@_exported public import StateBindings

extension BindingAction: Decodable where Root: ObservableState {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes an object of one field: `{"text":"hello"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    let fields = Root._$observedFields
    let known = "a binding sets one of these: " + fields.map(\.name).joined(separator: ", ")
    func mistake(_ text: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    guard container.allKeys.count == 1, let key = container.allKeys.first else { throw mistake(known) }
    guard let field = fields.first(where: { $0.name == key.stringValue }) else {
      throw mistake("unknown field '\(key.stringValue)'; \(known)")
    }
    guard let decode = field.decode else { throw mistake("the type of '\(field.name)' is not Decodable") }
    self = try decode(container.superDecoder(forKey: key))
  }
}
