import Playback
import Testing

@Suite struct RuleFileTests {
  @Test func `a file of rules holds nothing but rules and comments`() {
    let file = RuleFile(
      Array("? always marks unique\nmark a\n? never marks.0 == ${n}\n? never x y\n".utf8), name: "r.reel")
    #expect(
      file.diagnostics.map(\.oneLine) == [
        "r.reel:2:1+6 a file of rules holds only rules and comments | a rule begins with '? always', '? never', '? sometimes' or '? finally'",
        "r.reel:3:20+4 unknown variable 'n' | a file of rules has no variables",
        "r.reel:4:11+1 unknown operator 'y' | operators: == != < <= > >= has like exists missing unique",
      ])
  }

  @Test func `a file of rules may be in any notation`() {
    #expect(RuleFile(Array(#"{"always":"a unique"}"#.utf8), name: "r.reel").diagnostics == [])
    #expect(RuleFile(Array(#"[{"never":"a == 1"},{"comment":"why"}]"#.utf8), name: "r.json").diagnostics == [])
    #expect(RuleFile([], name: "r.reel").diagnostics == [])
  }
}
