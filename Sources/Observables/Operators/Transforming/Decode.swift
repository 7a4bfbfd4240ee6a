/// A type that decodes values from input, for `decode(type:decoder:)`.
public protocol DataDecoder<Input> {
  /// The type of the input; `Data` for the decoders of Foundation.
  associatedtype Input

  /// Decodes one value.
  /// - Throws: An error if the input does not encode a value of this type.
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
  ///   - type: The type of the decoded values.
  ///   - decoder: The decoder, such as `JSONDecoder` or `PropertyListDecoder` where `PlatformSchedulers` is imported.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> where Decoder.Input == Element {
    map { try decoder.decode(type, from: $0) }
  }
}
