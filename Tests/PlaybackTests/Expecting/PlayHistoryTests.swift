import JSONValues
import Testing
import Timelines

@testable import Playback

@Suite struct PlayHistoryTests {
  @Test func `only the newest values are remembered, under their own numbers`() {
    var recent = Recent<Int>()
    for number in 0..<2_500 { recent.append(number) }
    #expect(recent.values.count == 1_500)
    #expect(recent[-1] == 2_499)
    #expect(recent[2_499] == 2_499)
    #expect(recent[1_000] == 1_000)
    #expect(recent[999] == nil)
    #expect(recent[0] == nil)
    #expect(recent[2_500] == nil)
    #expect(recent[-1_500] == 1_000)
    #expect(recent[-1_501] == nil)
  }

  @Test func `errors, calls and pulses are found in what is shown`() {
    var history = PlayHistory()
    history.note(.call(port: "p", id: 1, request: .integer(1)))
    history.note(.pulse(path: "a.b", value: .null))
    history.note(.error(action: nil, error: "e"))
    #expect(history.calls["p"]?.values == [.integer(1)])
    #expect(history.pulses["a.b"]?.values == [.null])
    #expect(history.errors == 1)
    #expect(history.frames == 3)
  }
}
