import TestSupport
import Testing

/// The numbered promises: the pages that list them, the tests whose names begin with their ids, and the scripts that
/// are tagged with them.
@Suite struct PromiseTests {
  private static let pages =
    ["Observables", "Reactors", "ComposableStores", "ReduxStores"].map { "Sources/\($0)/\($0).docc/Promises.md" }
    + ["Sources/Observables/Observables.docc/Semantics.md"]

  @Test func `each id that is listed has a test or a script, and each of theirs is listed once`() throws {
    let listed = try Self.ids(in: Search.lines(matching: "^[|] [A-Z]{2}-[0-9]{2} [|]", in: Self.pages))
    #expect(listed.count == Set(listed).count)
    let tested = try Self.ids(in: Search.lines(matching: Self.name, in: ["Tests"], suffix: ".swift"))
    let tagged = try Self.ids(in: Search.lines(matching: "(@tag |\"tag\": ?\")[A-Z]{2}-", in: ["Scripts/Examples"]))
    let proved = Set(tested + tagged)
    #expect(
      Set(listed).subtracting(proved).sorted() == [], "no name of a test begins with these, and no script has them")
    #expect(proved.subtracting(listed).sorted() == [], "no page lists these")
  }

  @Test(arguments: [("ComposableStores", "CA"), ("ReduxStores", "RD")])
  func `each promise to stores is held by the test and by the script that its row names`(
    module: String, prefix: String
  ) throws {
    let page = "Sources/\(module)/\(module).docc/Promises.md"
    let rows = try Search.lines(matching: "^[|] \(prefix)-[0-9]{2} [|]", in: [page]).map(\.text)
    for row in rows {
      let (_, id, test, script) = try #require(
        row.wholeMatch(of: #/\| ([A-Z]{2}-\d\d) \| .* \| `([^`]+)` \| `([^`]+)` \|/#)?.output, "\(row)")
      let tests = try Search.lines(matching: Self.name, in: ["Tests/\(test).swift"])
      #expect(Self.ids(in: tests).contains(String(id)), "no test of \(test) is about \(id)")
      let tags = try Search.lines(matching: "^@tag \(id)$", in: ["Scripts/Examples/\(script).reel"])
      #expect(tags.count > 0, "\(script) has no tag \(id)")
    }
  }

  @Test(arguments: pages)
  func `the command that a page prints finds a test of the id in its example`(page: String) throws {
    let command = try #require(try Search.lines(matching: "`grep -rn '", in: [page]).first?.text, "no command")
    let (_, pattern, id) = try #require(
      command.firstMatch(of: #/`grep -rn '([^']*([A-Z]{2}-\d\d))' Tests`/#)?.output, "\(command)")
    let found = try Search.lines(matching: String(pattern), in: ["Tests"])
    #expect(Self.ids(in: found).contains(String(id)), "no name of a test begins with it")
  }

  @Test func `names of tests begin with their ids, a comma between two and a colon behind`() throws {
    let begun = "func `([A-Z]{2}-[0-9]|[0-9]{1,2} [a-z])"
    let written = try Search.lines(matching: begun, in: ["Tests"], suffix: "Tests.swift")
    let right = try Set(Search.lines(matching: Self.name, in: ["Tests"], suffix: "Tests.swift"))
    #expect(written.filter { !right.contains($0) } == [])
  }

  @Test func `a test has no other name than its function`() throws {
    #expect(try Search.lines(matching: "@Test[(] *\"", in: ["Tests"], suffix: ".swift") == [])
  }

  /// The beginning of a name with ids.
  private static let name = "func `[A-Z]{2}-[0-9]{2}(, [A-Z]{2}-[0-9]{2})*: "

  /// The ids that stand before the sentence of each line.
  private static func ids(in lines: [Search.Line]) -> [String] {
    lines.flatMap { line in
      let start = line.text.firstMatch(of: #/[A-Z]{2}-\d\d(, [A-Z]{2}-\d\d)*/#)
      return start?.output.0.split(separator: ", ").map(String.init) ?? []
    }
  }
}
