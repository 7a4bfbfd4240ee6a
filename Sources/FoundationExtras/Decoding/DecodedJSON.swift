import Foundation

/// Any value of JSON, with the types that `JSONSerialization` gives to its parts.
///
///     port.call(query, as: [String: DecodedJSON].self).map { $0.mapValues(\.value) }    // a [String: Any]
public struct DecodedJSON: Decodable {
  /// The value: an `NSNull`, `NSNumber` or `String`, or an array or dictionary of such values.
  public let value: Any

  /// Decodes a value of any kind.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = NSNull()
    } else if let flag = try? single.decode(Bool.self) {
      value = NSNumber(value: flag)
    } else if let number = try? single.decode(Int.self) {
      value = NSNumber(value: number)
    } else if let number = try? single.decode(Double.self) {
      value = NSNumber(value: number)
    } else if let text = try? single.decode(String.self) {
      value = text
    } else if let elements = try? single.decode([Self].self) {
      value = elements.map(\.value)
    } else {
      value = try single.decode([String: Self].self).mapValues(\.value)
    }
  }
}
