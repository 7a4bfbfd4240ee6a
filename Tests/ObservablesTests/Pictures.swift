import Observables
import Testing
import VirtualTime

/// Expects that what is built on a playing clock comes out as its picture.
///
///     expectPicture("filter drops the others", is: "-1---3-|") { $0.hot("-1-2-3-|").filter { $0 != "2" } }
///
/// - Parameters:
///   - claim: What the picture shows, where a test has several.
///   - expected: The picture of what comes out; `names` are what its characters stand for.
///   - make: Builds the sequence.
func expectPicture<Source: ObservableConvertibleType>(
  _ claim: String = "", is expected: String, where names: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation, _ make: (MarblePlay) -> Source
) {
  let play = MarblePlay()
  let difference = play.difference(of: make(play), from: expected, where: names)
  #expect(difference == nil, "\(claim)", sourceLocation: sourceLocation)
}
