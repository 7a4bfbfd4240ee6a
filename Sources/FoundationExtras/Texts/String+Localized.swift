public import Foundation

extension String {
  /// The text of a key in the tables of a bundle; the key itself, with its values in place, where there is none.
  ///
  ///     String(localized: "Hello, \(name)!")      // the key is "Hello, %@!"
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = key.filling(bundle.localizedString(forKey: key.key, value: nil, table: table))
  }

  /// The text of a key in the tables of a bundle, or a text of its own where there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = defaultValue.filling(bundle.localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.value, table: resource.table)
  }

  /// A key of a localized text, with the values that stand in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key: the text with a placeholder for each value.
    let key: String
    private let values: [String]

    /// A key without values.
    public init(_ text: String) {
      key = text
      values = []
    }

    /// A key without values.
    public init(stringLiteral text: String) { self.init(text) }

    /// A key with the values that are written into it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// A text with the values in the places of its placeholders, which may be numbered: `%2$@`.
    func filling(_ text: String) -> String {
      if values.isEmpty { return text }
      var result = ""
      var rest = text[...]
      var next = 0
      while let start = rest.firstIndex(of: "%") {
        result += rest[..<start]
        rest = rest[start...].dropFirst()
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
        } else if let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && $0 != "l" }) {
          let number = rest[..<end].split(separator: "$", maxSplits: 1).first.flatMap { Int($0) }
          let index = rest[..<end].contains("$") ? (number ?? 1) - 1 : next
          result += values.indices.contains(index) ? values[index] : ""
          next += 1
          // Long floats are written as `%lf`.
          rest = rest[rest.index(after: end)...]
        } else {
          result += "%"
        }
      }
      return result + rest
    }

    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      /// Nothing so far.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Takes a piece of text.
      public mutating func appendLiteral(_ text: String) {
        key += text.replacingOccurrences(of: "%", with: "%%")
      }

      /// Takes a text as a value.
      public mutating func appendInterpolation(_ text: String) { append(text, as: "%@") }

      /// Takes a whole number as a value.
      public mutating func appendInterpolation(_ number: some BinaryInteger) { append("\(number)", as: "%lld") }

      /// Takes a number as a value.
      public mutating func appendInterpolation(_ number: Double) { append("\(number)", as: "%lf") }

      /// Takes anything as a value, by its description.
      public mutating func appendInterpolation(_ value: some Any) { append("\(value)", as: "%@") }

      private mutating func append(_ text: String, as placeholder: String) {
        key += placeholder
        values.append(text)
      }
    }
  }
}

/// A localized text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The table in which it is looked up.
  public let table: String?
  let value: String.LocalizationValue

  /// The key: the text with a placeholder for each value.
  public var key: String { value.key }

  /// A text by its key.
  public init(_ value: String.LocalizationValue, table: String? = nil) {
    self.value = value
    self.table = table
  }

  /// A text by its key.
  public init(stringLiteral text: String) { self.init(String.LocalizationValue(text)) }

  /// A text by its key, with the values that are written into it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
