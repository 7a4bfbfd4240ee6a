import Foundation
import Observables
import PlatformSchedulers
import TestSupport
import Testing

struct DataDecodersTests {
  private struct Person: Codable, Equatable { let name: String }

  /// A decoder as its users write one.
  private struct ReversedDecoder: DataDecoder {
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable {
      try JSONDecoder().decode(type, from: Data(data.reversed()))
    }
  }

  @Test func `decode reads JSON`() {
    let names = Observable.of(Data(#"{"name":"Ada"}"#.utf8), Data(#"{"name":"Grace"}"#.utf8))
      .decode(type: Person.self, decoder: JSONDecoder())
      .map(\.name)
    #expect(names.heard == ["Ada", "Grace", "completed"])
  }

  @Test func `decode reads property lists`() throws {
    let data = try PropertyListEncoder().encode(Person(name: "Ada"))
    let names = Observable.just(data).decode(type: Person.self, decoder: PropertyListDecoder()).map { $0.name }
    #expect(names.heard == ["Ada", "completed"])
  }

  @Test func `decode ends with the error of the decoder`() {
    let people = Observable.of(Data("{}".utf8), Data(#"{"name":"Ada"}"#.utf8))
      .decode(type: Person.self, decoder: JSONDecoder())
      .map(\.name)
      .catch { error in .just(error is DecodingError ? "decoding error" : "another error") }
    #expect(people.heard == ["decoding error", "completed"])
  }

  @Test func `decode takes a decoder of the program's own`() {
    #expect(
      Observable.just(Data("]2,1[".utf8)).decode(type: [Int].self, decoder: ReversedDecoder()).heard
        == ["[1, 2]", "completed"])
  }
}
