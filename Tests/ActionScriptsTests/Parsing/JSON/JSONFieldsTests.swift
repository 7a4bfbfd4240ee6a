import ActionScripts
import Testing

@Suite struct JSONFieldsTests {
  @Test func `unknown keys get a suggestion`() {
    let script = #"""
      {"do":"x","wiht":1}
      {"port":"p","reply":1,"afer":"5ms"}
      {"stream":"s","emitt":1}
      {"only":true,"x":1}
      {"redact":"a","ass":"id"}
      {"reactor":"r","steps":["up"]}
      """#
    #expect(
      errors(of: script) == #"""
        1:11+6 unknown key 'wiht' beside 'do' | did you mean 'with'? this statement takes: with, times, comment
        2:23+6 unknown key 'afer' beside 'port' | did you mean 'after'? this statement takes: call, reply, file, fail, hang, any, after, times, when, within, comment
        3:15+7 unknown key 'emitt' beside 'stream' | did you mean 'emit'? this statement takes: emit, complete, fail, comment
        4:14+3 unknown key 'x' beside 'only' | this statement takes: comment
        5:15+5 unknown key 'ass' beside 'redact' | did you mean 'as'? this statement takes: as, comment
        6:16+7 unknown key 'steps' beside 'reactor' | this statement takes: with, comment; a script in JSON is an array of statements
        """#)
  }
}
