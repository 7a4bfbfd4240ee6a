import TestSupport
import Testing

@Suite struct WorkbenchRegistrationTests {
  @Test func `a journal and a recorder are kept where a script wants them`() {
    let silent = play("@reactor workbench\nboard.measure\n? $calls == {}")
    #expect(silent.failures == [])
    let both = play(
      #"""
      @reactor workbench debug=true signposts=true
      board.sand grit=240
      ? $calls.recorder == ["beginAction(\"bench.board.sand\")","endAction(\"bench.board.sand\")"]
      ? $calls.journal.0 has "+     grit: 240"
      """#)
    #expect(both.failures == [])
    #expect(both.diagnostics == [])
  }

  @Test("CA-11: a tool that cannot be fetched is an error of the effect")
  func fails() {
    let played = play(
      """
      @reactor workbench length=0
      ! store-room fail "closed" x1
      fetch plane
      +idle
      ? {"wanted":"plane","tools":[]}
      ? $errors == 1
      board.measure
      ? board.length == null
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }
}
