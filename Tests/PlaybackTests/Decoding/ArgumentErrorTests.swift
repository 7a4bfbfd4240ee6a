import Testing

@testable import Playback

@Suite struct ArgumentErrorTests {
  @Test func `the text names the way to what is wrong`() {
    #expect(ArgumentError("is odd").text(in: "follow") == "follow: is odd")
    #expect(ArgumentError("is odd", path: ["_0", "id"]).text(in: "follow") == "follow._0.id: is odd")
  }
}
