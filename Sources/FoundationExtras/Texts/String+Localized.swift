public import Foundation

extension String {
  /// Creates the text for a key from the tables of a bundle; if there is none, the key itself with its values filled
  /// in.
  ///
  ///     String(localized: "Hello, \(name)!")      // the key is "Hello, %@!"
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = key.filling(bundle.localizedString(forKey: key.key, value: nil, table: table))
  }

  /// Creates the text for a key from the tables of a bundle, or a default text if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = defaultValue.filling(bundle.localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.value, table: resource.table)
  }

  /// A key of a localized text, with the interpolated values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key: the text with a placeholder for each value.
    let key: String
    private let values: [String]

    /// Creates a key without values.
    public init(_ text: String) {
      key = text
      values = []
    }

    /// Creates a key without values.
    public init(stringLiteral text: String) { self.init(text) }

    /// Creates a key with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// Returns a text with its placeholders replaced by the values; placeholders may be numbered: `%2$@`.
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

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a piece of text.
      public mutating func appendLiteral(_ text: String) {
        key += text.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a text as a value.
      public mutating func appendInterpolation(_ text: String) { append(text, as: "%@") }

      /// Appends an integer as a value.
      public mutating func appendInterpolation(_ number: some BinaryInteger) { append("\(number)", as: "%lld") }

      /// Appends a floating-point number as a value.
      public mutating func appendInterpolation(_ number: Double) { append("\(number)", as: "%lf") }

      /// Appends any value by its description.
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
  /// The table that contains the key.
  public let table: String?
  let value: String.LocalizationValue

  /// The key: the text with a placeholder for each value.
  public var key: String { value.key }

  /// Creates a resource from a key.
  public init(_ value: String.LocalizationValue, table: String? = nil) {
    self.value = value
    self.table = table
  }

  /// Creates a resource from a key.
  public init(stringLiteral text: String) { self.init(String.LocalizationValue(text)) }

  /// Creates a resource from a key with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
