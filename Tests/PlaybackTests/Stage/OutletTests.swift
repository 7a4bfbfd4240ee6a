import TestSupport
import Testing

@Suite struct OutletTests {
  @Test func `what is told the outside is a frame of its own`() {
    let played = shop("say hi\n? $notes.steps.-1.say == hi\n? $notes.steps.0.say == ho")
    #expect(
      played.frames == [
        #"0ms > say "hi""#, #"0ms -> steps {"say":"hi"}"#, #"0ms ? $notes.steps.0.say == "ho"  actual "hi""#,
      ])
    #expect(
      shop("? $notes.stops missing").mistake
        == "2:3+12 unknown outlet 'stops' | did you mean 'steps'? this reactor has: steps")
  }

  @Test func `streams of app types take the cases that are registered`() {
    let script = """
      hear
      ! events emit connected
      ! events emit {"message":"Hi"}
      ! events emit {"moved":{"from":1,"to":2}}
      ? $inflight == 1
      """
    #expect(shop(script).told == [#""connected""#, #""message(\"Hi\")""#, #""moved(from: 1, to: 2)""#])
    expect([
      "hear\n! events emit gone": "3:15+4 events: unknown case 'gone' | there are: connected, message, moved",
      "hear\n! events emit 3": "3:15+1 events: unknown case '3' | there are: connected, message, moved",
      "hear\n! events emit {\"message\":3}": "3:15+13 events: message: expected String, found 3",
      "hear\n! events emit [1]": "3:15+3 events: expected a case, found [1] | there are: connected, message, moved",
    ]) { shop($0).mistake }
  }
}
