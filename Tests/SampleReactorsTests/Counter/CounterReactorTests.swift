import Playback
import SampleReactors
import TestSupport
import Testing

/// Plays a script with the sample reactors.
func play(_ script: String) -> PlayedScript {
  let catalog = Catalog()
  Samples.register(in: catalog)
  return PlayedScript(script, catalog: catalog)
}

@Suite struct CounterReactorTests {
  @Test func `without a delay an action is one mutation`() {
    #expect(
      play("@reactor counter\nincrease\nincrease\ndecrease").text == """
        reel-timeline 1
        == counter
               0ms = {"value":0,"isLoading":false,"alertMessage":null}
               0ms > increase
               0ms ~ increaseValue  value: 0 -> 1
               0ms > increase
               0ms ~ increaseValue  value: 1 -> 2
               0ms > decrease
               0ms ~ decreaseValue  value: 2 -> 1
               0ms = {"value":1,"isLoading":false,"alertMessage":null}

        """)
  }

  @Test func `with a delay it loads, counts, and says so`() {
    #expect(
      play("@reactor counter delay=300ms\nincrease").frames == [
        #"0ms = {"value":0,"isLoading":false,"alertMessage":null}"#, "0ms > increase",
        "0ms ~ setLoading  isLoading: false -> true", "300ms ~ increaseValue  value: 0 -> 1",
        "300ms ~ setLoading  isLoading: true -> false",
        #"300ms ~ setAlertMessage  alertMessage: null -> "increased!""#, #"300ms ^ alertMessage "increased!""#,
        #"300ms = {"value":1,"isLoading":false,"alertMessage":"increased!"}"#,
      ])
    #expect(
      play("@reactor counter delay=1ms\ndecrease").frames.last
        == #"1ms = {"value":-1,"isLoading":false,"alertMessage":"decreased!"}"#)
  }

  @Test func `overlapping actions interleave`() {
    #expect(
      play("@reactor counter delay=10ms\nincrease\n+4ms\nincrease\n+10ms\n? value == 2\n? $mutations == _").frames
        .dropFirst().dropLast(2) == [
          "0ms > increase", "0ms ~ setLoading  isLoading: false -> true", "4ms > increase", "4ms ~ setLoading",
          "10ms ~ increaseValue  value: 0 -> 1", "10ms ~ setLoading  isLoading: true -> false",
          #"10ms ~ setAlertMessage  alertMessage: null -> "increased!""#, #"10ms ^ alertMessage "increased!""#,
          "14ms ~ increaseValue  value: 1 -> 2", "14ms ~ setLoading", "14ms ~ setAlertMessage",
          #"14ms ^ alertMessage "increased!""#,
        ])
  }
}
