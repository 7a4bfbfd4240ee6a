import Files
import Testing

struct ScriptPathTests {
  @Test(arguments: [
    ("a.reel", true), ("x/a.reel.json", true), ("_a.reel", false), ("x/_a.reel.json", false), (".a.reel", false),
    ("a.json", false), (".reel", false), ("x/.reel.json", false), ("a.reel.txt", false), ("a.timeline", false),
  ])
  func `the name of a file decides whether it is a script`(path: String, isScript: Bool) {
    #expect(ScriptPath.isScript(path) == isScript)
  }

  @Test(arguments: [
    ("a.reel", "a.timeline"), ("x/a.reel.json", "x/a.timeline"), ("a.b.reel", "a.b.timeline"),
    ("notes.txt", "notes.txt.timeline"),
  ])
  func `the path of a golden follows from the path of its script`(script: String, golden: String) {
    #expect(ScriptPath.golden(of: script) == golden)
  }

  @Test(arguments: [
    ("a.reel", "a.reel.json"), ("x/a.reel.json", "x/a.reel"), ("a.b.reel", "a.b.reel.json"), ("notes.txt", nil),
  ])
  func `a script of the other notation would share the golden`(script: String, twin: String?) {
    #expect(ScriptPath.twin(of: script) == twin)
  }
}
