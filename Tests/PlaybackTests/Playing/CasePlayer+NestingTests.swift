import Playback
import TestSupport
import Testing

@Suite struct CasePlayerNestingTests {
  @Test func `calls, answers, pulses and errors of a nested reactor carry its path, which follows the reactor`() {
    #expect(
      roomFrames("! bell reply ding after 5ms\ncells.1.ring x\ntoTop b\n+5ms\ncells.0.fail\n? $errors == 1")
        == [
          #"0ms > cells.1: ring "x""#, #"0ms @ cells.1: bell#1 "x""#, #"0ms > toTop "b""#,
          "0ms ~ setCells  cells.1 -> cells.0", "5ms < cells.0: bell#1",
          #"5ms ~ cells.0: ring  ring: null -> "ding""#, #"5ms ^ cells.0: ring "ding""#, "5ms > cells.0: fail",
          #"5ms ! cells.0: fail "Broken""#,
        ])
  }

  @Test func `a call names the same reactor at its end as at its beginning, even if that has left the state`() {
    #expect(
      roomFrames("! bell hang\nadd c\ncells.2.ring x\nremove c\n? $inflight == 0")
        == [
          #"0ms > add "c""#, #"0ms ~ setCells  cells.+2: {"name":"c","count":0,"friend":null,"ring":null}"#,
          #"0ms > cells.2: ring "x""#, #"0ms @ cells.2: bell#1 "x""#, #"0ms > remove "c""#,
          #"0ms ~ setCells  cells.-2: {"name":"c","count":0,"friend":null,"ring":null}"#, "0ms x cells.2: bell#1",
        ])
  }

  @Test func `a nested reactor whose states end with an error fails the case`() {
    let played = playRoom("cells.1.end")
    #expect(played.frames.contains(#"0ms ! cells.1: (terminated) "Broken""#))
    #expect(played.failures == ["0ms: the stream of states of 'cells.1' failed: Broken @2"])
  }
}
