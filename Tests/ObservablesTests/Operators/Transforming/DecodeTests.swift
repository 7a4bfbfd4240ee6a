import Observables
import TestSupport
import Testing
import VirtualTime

struct DecodeTests {
  /// Reads numbers out of text.
  private struct TextDecoder: DataDecoder {
    func decode<T>(_ type: T.Type, from data: String) throws -> T where T: Decodable {
      guard let number = Int(data) as? T else { throw TestError() }
      return number
    }
  }

  @Test func `decode reads a value out of each element; what cannot be read ends the sequence`() {
    let play = MarblePlay()
    let source = play.hot("-1-2-x-|")
    let out = source.decode(type: Int.self, decoder: TextDecoder())
    #expect(play.difference(of: out, from: "-1-2-#") == nil)
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func `code for any decoder names what it reads from`() throws {
    func number<Decoder: DataDecoder>(in input: Decoder.Input, _ decoder: Decoder) throws -> Int {
      try decoder.decode(Int.self, from: input)
    }
    #expect(try number(in: "12", TextDecoder()) == 12)
  }

  @Test func `decode takes a decoder as an existential, by the type that it reads`() {
    let decoder: any DataDecoder<String> = TextDecoder()
    #expect(Observable.of("1", "2").decode(type: Int.self, decoder: decoder).heard == ["1", "2", "completed"])
  }
}
