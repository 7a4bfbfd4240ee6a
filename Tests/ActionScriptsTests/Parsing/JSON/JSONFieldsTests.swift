import ActionScripts
import Testing

@Suite struct JSONFieldsTests {
  @Test("unknown keys get a suggestion")
  func unknownKeys() {
    let script = #"""
      {"do":"x","wiht":1}
      {"port":"p","reply":1,"afer":"5ms"}
      {"stream":"s","emitt":1}
      {"only":true,"x":1}
      {"redact":"a","ass":"id"}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: unknown key 'wiht' beside 'do'
         --> x.reel:1:11
        1 | {"do":"x","wiht":1}
          |           ^^^^^^ did you mean 'with'? this statement takes: with, times, comment
        error: unknown key 'afer' beside 'port'
         --> x.reel:2:23
        2 | {"port":"p","reply":1,"afer":"5ms"}
          |                       ^^^^^^ did you mean 'after'? this statement takes: call, reply, file, fail, hang, any, after, times, when, within, comment
        error: unknown key 'emitt' beside 'stream'
         --> x.reel:3:15
        3 | {"stream":"s","emitt":1}
          |               ^^^^^^^ did you mean 'emit'? this statement takes: emit, complete, fail, comment
        error: unknown key 'x' beside 'only'
         --> x.reel:4:14
        4 | {"only":true,"x":1}
          |              ^^^ this statement takes: comment
        error: unknown key 'ass' beside 'redact'
         --> x.reel:5:15
        5 | {"redact":"a","ass":"id"}
          |               ^^^^^ did you mean 'as'? this statement takes: as, comment
        """#)
  }
}
