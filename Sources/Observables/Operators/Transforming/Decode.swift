/// Reads values out of encoded input, for `decode(type:decoder:)`.
public protocol DataDecoder<Input> {
  /// What values are read from; `Data` for the decoders of Foundation.
  associatedtype Input

  /// Reads one value.
  /// - Throws: If the input is none of this type.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Input) throws -> Item
}

extension ObservableType {
  /// Decodes each element.
  ///
  ///     in   -1-2-x-|
  ///     out  -1-2-#          decode(type: Int.self, decoder: JSONDecoder())
  ///
  /// An element that cannot be decoded ends the sequence with the error of the decoder and disposes the source.
  /// - Parameters:
  ///   - type: What to read out of each element.
  ///   - decoder: Reads it; `JSONDecoder` and `PropertyListDecoder` do so where `PlatformSchedulers` is imported.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> where Decoder.Input == Element {
    map { try decoder.decode(type, from: $0) }
  }
}
