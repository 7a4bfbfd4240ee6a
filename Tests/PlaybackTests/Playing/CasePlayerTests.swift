import Playback
import TestSupport
import Testing

@Suite struct CasePlayerTests {
  @Test func `playing a script again gives the same records`() {
    let script = """
      @case a
      later b 10ms
      tick 3ms
      mark !x
      echo
      fail
      +20ms
      ? $inflight == 1
      @case b
      mark z
      """
    let first = playTimed(script)
    #expect(first.diagnostics == [])
    #expect(first.records == playTimed(script).records)
    #expect(first.records.count > 20)
  }
}
