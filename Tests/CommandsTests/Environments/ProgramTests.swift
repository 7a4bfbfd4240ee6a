import Commands
import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func `commands in hints and usages carry the name of the program that runs`() {
    let shop = Program("/opt/bin/shop")
    expect([
      "accept: reel test --accept a.reel\n": "accept: shop test --accept a.reel\n",
      "see 'reel --help'; `reel SUBCOMMAND --help`": "see 'shop --help'; `shop SUBCOMMAND --help`",
      "usage: reel [FLAG]... run": "usage: shop [FLAG]... run",
      "a.reel run, this reel reads version 1, reel": "a.reel run, this reel reads version 1, reel",
    ]) { shop.speaking($0) }
    #expect(Program("my shop").name == "'my shop'")
  }

  @Test(arguments: [
    ([], ["a.reel"], "reel test a.reel"),
    (["--accept"], ["x y.reel", "it's.reel"], #"reel test --accept 'x y.reel' 'it'\''s.reel'"#),
    (["--golden", "b c"], ["-a.reel"], "reel test --golden 'b c' -- -a.reel"),
    ([], ["e\u{1b}[31m'é.reel"], #"reel test $'e\x1b[31m\x27\xc3\xa9.reel'"#),
  ])
  func `a command line is quoted for the shell, whatever a path holds`(
    flags: [String], operands: [String], line: String
  ) {
    #expect(Program().command("test", flags, operands) == line)
  }

  @Test func `a program without a name, or with its own, is called reel`() {
    #expect(Program().name == "reel")
    #expect(Program(".build/debug/reel").speaking("reel run") == "reel run")
  }
}
