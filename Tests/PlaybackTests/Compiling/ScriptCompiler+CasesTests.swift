import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerCasesTests {
  @Test func `a section chooses one reactor`() {
    #expect(
      diagnose("@reactor desk\n@reactor desk\n@case a\n@reactor desk\n@reactor stage") == """
        2:10+4 a reactor is chosen already | a section has one '@reactor' line
        5:10+5 a reactor is chosen already | a section has one '@reactor' line
        """)
  }

  @Test func `a directive of one value stands once in a section`() {
    #expect(
      diagnose("@reactor desk\n@seed 1\n@seed 1\n@timeout 1s\n@timeout 2s\n@case a\n@seed 2\n@xfail a\n@xfail b")
        == """
        3:1+7 '@seed' stands twice | a section has one '@seed' line
        5:1+11 '@timeout' stands twice | a section has one '@timeout' line
        9:1+8 '@xfail' stands twice | a section has one '@xfail' line
        """)
  }

  @Test func `a reactor line that cannot be read is blamed once`() {
    #expect(
      diagnose("@reactor desk 5ms\nask 1")
        == "1:15+3 '5ms' has no label | the arguments of @reactor are written label=value")
  }

  @Test func `a reactor that is unknown or missing is an error that names those there are`() {
    #expect(
      diagnose("@reactor dest\nask 1")
        == "1:10+4 unknown reactor 'dest' | did you mean 'desk'? there are: desk, stage, timed")
    #expect(
      diagnose("ask 1") { $0.reactor = "nobody" }
        == "-r:1:10+6 unknown reactor 'nobody' | there are: desk, stage, timed")
    #expect(diagnose("# text\n\nask 1\nask 2") == "3:1+5 no reactor is chosen | write '@reactor NAME' first")
    #expect(
      diagnose("[\n  \"ask\"\n]") { $0.acceptsReactor = true }
        == #"2:3+5 no reactor is chosen | write {"reactor":"NAME"} first, or run with '-r NAME'"#)
    #expect(
      diagnose("@case a\n@reactor dest\nask 1\n@case b\nask 1") == """
        2:10+4 unknown reactor 'dest' | did you mean 'desk'? there are: desk, stage, timed
        5:1+5 no reactor is chosen | write '@reactor NAME' first
        """)
    #expect(diagnose("").isEmpty == false)
    #expect(diagnose("ask 1\n! api reply 1 x1") { $0.reactor = "desk" } == "")
  }

  @Test func `a reactor from outside of the script comes with its arguments`() {
    #expect(diagnose("roll") { $0.reactor = "stage count=5" } == "")
    #expect(
      diagnose("ask 1") { $0.reactor = "desk delay=5ms" }
        == "-r:1:15+5 unknown argument 'delay' | this reactor takes no arguments")
    #expect(
      diagnose("ask 1") { $0.reactor = "desk 5ms" }
        == "-r:1:15+3 '5ms' has no label | the arguments of @reactor are written label=value")
    #expect(
      diagnose("ask 1") { $0.reactor = "desk\nask 1" }
        == "-r unknown reactor 'desk\nask 1' | there are: desk, stage, timed")
  }

  @Test func `a mistake in the arguments of a reactor for several cases is told once`() {
    let cases = "@case a\nask 1\n@case b\nask 1"
    let mistake = "1:15+1 unknown argument 'a' | this reactor takes no arguments"
    #expect(diagnose("@reactor desk a=1\n" + cases) == mistake)
    #expect(diagnose(cases) { $0.reactor = "desk a=1" } == "-r:" + mistake)
  }

  @Test func `an argument of a reactor that is unknown or of another type is an error`() {
    #expect(
      diagnose("@reactor stage dealy=5ms\nroll")
        == "1:16+5 unknown argument 'dealy' | did you mean 'delay'? this reactor has: delay, count, name")
    #expect(diagnose("@reactor desk a=1\nask 1") == "1:15+1 unknown argument 'a' | this reactor takes no arguments")
    #expect(
      diagnose("@reactor stage count=many delay=soon\nroll") == """
        1:22+4 count: expected Int, found "many"
        1:33+4 delay: expected a duration such as 300ms, found "soon"
        """)
  }

  @Test func `directives that come too late, statements before the first case and equal titles are errors`() {
    #expect(
      diagnose("@reactor stage\nroll\n@seed 3")
        == "3:1+7 this directive comes too late: the case has begun | write it before the first statement of its case")
    #expect(
      diagnose("@reactor stage\n@case a\nroll\n@tag x\n@case b\n@tag y\nroll")
        == "4:1+6 this directive comes too late: the case has begun | write it before the first statement of its case")
    // The lines after a late '@reactor' are not reported as mistakes, because they are meant for another reactor.
    #expect(
      diagnose("@reactor stage\n@case a\nroll\n@reactor desk\nask 1\n? answer == 1\n@case b\nroll")
        == "4:1+13 this directive comes too late: the case has begun | write it before the first statement of its case")
    #expect(
      diagnose("@reactor stage\nroll\n@case a\nroll\n@case b\nroll")
        == "3:7+1 a statement stands before the first '@case', in line 2 | only directives before the first '@case' apply to all cases"
    )
    // A variable of that part is no second mistake, nor is one of the file that it hides.
    for (line, declared) in [(2, ""), (3, "@let n = 1\n")] {
      #expect(
        diagnose("@reactor stage\n\(declared)@let n = state.rolls\n@case a\n? rolls == ${n}")
          == "\(line + 1):7+1 a statement stands before the first '@case', in line \(line) | only directives before the first '@case' apply to all cases"
      )
    }
    #expect(
      diagnose("@reactor stage\n@case a\nroll\n@case b\n@case a\nroll")
        == "5:7+1 a case called 'a' stands before this one | titles tell cases apart")
  }

  @Test func `directives before the first case apply to all, later ones to their own`() {
    let catalog = Catalog.stage
    catalog.reactor("timed") { TimedReactor($0) }
    let prepared = PlayedScript(
      "@reactor stage\n@seed 1\n@xfail all\n@case a\nroll\n@case b\n@reactor timed\nmark a\n@case c\n@seed 2\nroll\n@case d",
      catalog: catalog)
    #expect(prepared.diagnostics == [])
    #expect(prepared.outcomes.map(\.outline.title) == ["a", "b", "c", "d"])
    #expect(prepared.outcomes.map(\.outline.reactor) == ["stage", "timed", "stage", "stage"])
    #expect(prepared.outcomes.map(\.outline.expectedFailure) == ["all", "all", "all", "all"])
    let rolls = prepared.records.compactMap { record in
      if case .end(let state, _, _, _) = record.event { state["rolls"]?.text } else { nil }
    }
    #expect(rolls.count == 3 && rolls[0] != rolls[1] && rolls[2] == "[]")
  }
}
