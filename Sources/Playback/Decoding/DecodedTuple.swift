import JSONValues

/// A tuple as the reply of a port, which scripts write as a list: `! search reply [["a","b"],2]`.
///
///     port.call(query, as: DecodedTuple<[String], Int>.self).map(\.parts)
public struct DecodedTuple<each Part: Decodable>: Decodable {
  /// The values.
  public let parts: (repeat each Part)

  /// Decodes a list with a value for each part.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    parts = try Self.parts(in: &container)
  }

  // The initialiser itself would be more than the compiler can take.
  private static func parts(in container: inout any UnkeyedDecodingContainer) throws -> (repeat each Part) {
    func next<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type) }
    let parts = (repeat try next((each Part).self))
    if !container.isAtEnd {
      throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "too many elements"))
    }
    return parts
  }
}

/// A type whose smallest value in scripts is not found by decoding blanks.
protocol BlankInScripts {
  /// The smallest value; nil where none is found.
  static var blank: JSONValue? { get }
}

extension DecodedTuple: BlankInScripts {
  static var blank: JSONValue? {
    var parts: [JSONValue] = []
    for part in repeat (each Part).self {
      guard let blank = JSONValue(blankFor: part) else { return nil }
      parts.append(blank)
    }
    return .array(parts)
  }
}
