import Playback
import TestSupport
import Testing

@Suite struct ActionShapeTests {
  @Test(.whereTypesTell)
  func `the signature of an action reads as its declaration`() {
    let catalog = Catalog()
    catalog.reactor("echo") { _ in Echo<ScriptValueDecoderTests.Action>() }
    #expect(
      catalog.descriptions[0].actions.map(\.signature) == [
        "plain", "follow(Int)", "updateQuery(String?)", "setRepos([String], nextPage: Int?)",
        "move(from: Int, to: Int)",
        "cell(Int, Row)", "row(Row)", "mode(Speed)", "user(User)", "many([User])", "table([String: Int])",
        "levels([Int: Double])", "wait(Duration)", "ratio(Double)", "small(Int8)", "big(UInt64)", "flag(Bool)",
        "tell(String)", "pair(String, String)",
      ])
  }
}
