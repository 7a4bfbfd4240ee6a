extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without those that have the id of another one after a change in place.
  public func encode(to encoder: any Encoder) throws {
    var copy = self
    copy.refileElements()
    try copy.elementStorage.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements; throws an error if two elements have the same id.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    if let count = container.count { reserveCapacity(count) }
    while !container.isAtEnd {
      let index = container.currentIndex
      let element = try container.decode(Element.self)
      if let taken = self.index(id: element.id) {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the elements \(taken) and \(index) have the same id \(element.id)")
      }
      append(element)
    }
  }
}
