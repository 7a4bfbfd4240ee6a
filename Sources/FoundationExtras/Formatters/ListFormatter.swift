public import Foundation

#if !canImport(ObjectiveC)
  /// Writes lists, such as `a, b, and c`; Foundation lacks it on Linux.
  public final class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    public var locale: Locale! = .autoupdatingCurrent
    /// Writes the items that are no texts.
    public var itemFormatter: Formatter?

    /// Returns the text of a list.
    public static func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and))
    }

    /// Returns the text of a list of any items.
    public func string(from items: [Any]) -> String? {
      let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    public override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
  }
#endif
