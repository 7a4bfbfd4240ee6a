import Foundation
import JSONValues
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct PlatformTypesTests {
  private struct Layout {
    var inset = CGFloat(1.5)
    var frame = CGRect(x: 0, y: 1, width: 2.5, height: 3)
  }

  @Test func `numbers, ranges and shapes of the screen show their fields`() {
    #expect(
      tree(Layout())
        == #"{"inset":1.5,"frame":{"origin":{"x":0.0,"y":1.0},"size":{"width":2.5,"height":3.0}}}"#)
    #expect(tree(NSRange(location: 1, length: 2)) == #"{"location":1,"length":2}"#)
  }

  @Test func `an NSError shows its domain, its code and its message`() {
    let plain = NSError(domain: "shop", code: 4)
    let told = NSError(domain: "shop", code: 5, userInfo: [NSLocalizedDescriptionKey: "sold out", "a": 1, "b": 2])
    #expect(tree(plain) == #"{"domain":"shop","code":4}"#)
    #expect(tree(told as any Error) == #"{"domain":"shop","code":5,"message":"sold out"}"#)
    #expect(tree(URLError(.timedOut)) == #"{"domain":"NSURLErrorDomain","code":-1001}"#)
  }

  @Test func `strings, numbers and null of Foundation's classes show as those of Swift`() {
    #expect(tree(NSAttributedString(string: "hey")) == #""hey""#)
    #expect(tree(NSMutableAttributedString(string: "you")) == #""you""#)
    #expect(tree(NSString("hey")) == #""hey""#)
    #expect(tree([NSNumber(value: 3), NSNumber(value: 1.5)]) == "[3,1.5]")
    #expect(tree(NSNull()) == "null")
  }

  @Test func `a measurement shows its value and unit, a request its method and URL`() throws {
    #expect(tree(Measurement(value: 5, unit: UnitLength.meters)) == #""5 m""#)
    #expect(tree(Measurement(value: 1.5, unit: UnitTemperature.celsius)) == #""1.5 °C""#)
    #expect(tree(Measurement(value: -2, unit: Unit(symbol: "apples"))) == #""-2 apples""#)
    var request = URLRequest(url: try #require(URL(string: "https://a.b/c?d=e")))
    #expect(tree(request) == #""GET https://a.b/c?d=e""#)
    request.httpMethod = "POST"
    #expect(tree(request) == #""POST https://a.b/c?d=e""#)
    #expect(tree(Optional(request)) == #""POST https://a.b/c?d=e""#)
  }

  private final class Shop: Reactor {
    enum Action: Decodable { case buy }
    typealias Mutation = Action
    struct State {}
    let initialState = State()
    let error: any Error
    init(_ error: any Error) { self.error = error }
    func mutate(action: Action) -> Observable<Action> { .error(error) }
  }

  private func told(_ error: any Error) -> [String] {
    let catalog = Catalog()
    catalog.reactor("shop") { _ in Shop(error) }
    return PlayedScript("@reactor shop\nbuy", catalog: catalog).frames.filter { $0.contains(" ! ") }
  }

  @Test func `a timeline shows an NSError by its domain, code and message`() {
    #expect(told(NSError(domain: "shop", code: 4)) == [#"0ms ! buy "shop 4""#])
    let soldOut = NSError(domain: "shop", code: 5, userInfo: [NSLocalizedDescriptionKey: "sold out"])
    #expect(told(soldOut) == [#"0ms ! buy "shop 5: sold out""#])
    #expect(told(URLError(.timedOut)) == [#"0ms ! buy "NSURLErrorDomain -1001""#])
  }
}
