import Commands
import Testing

@Suite struct ProgramTests {
  @Test func `commands in hints and usages carry the name of the program that runs`() {
    let shop = Program("/opt/bin/shop")
    #expect(shop.speaking("accept: reel test --accept a.reel\n") == "accept: shop test --accept a.reel\n")
    #expect(
      shop.speaking("see 'reel --help'; `reel SUBCOMMAND --help`") == "see 'shop --help'; `shop SUBCOMMAND --help`")
    #expect(shop.speaking("usage: reel [FLAG]... run") == "usage: shop [FLAG]... run")
    #expect(
      shop.speaking("a.reel run, this reel reads version 1, reel") == "a.reel run, this reel reads version 1, reel")
    #expect(Program("my shop").name == "'my shop'")
  }

  @Test func `a program without a name, or with its own, is called reel`() {
    #expect(Program().name == "reel")
    #expect(Program(".build/debug/reel").speaking("reel run") == "reel run")
  }
}
