import ActionScripts
import ExactStrings
import Mutants
import Testing

@Suite struct PayloadChangeTests {
  /// The changes of a line's arguments, each with the lines that it makes of it.
  private func changes(of line: String) throws -> [String] {
    let call = try #require(parsed(line))
    return PayloadChange.changes(of: call).map { change in
      let lines = change.applied(to: call).map { ScriptFormatter(notation: .lines).text(of: Statement(.action($0))) }
      return "\(change.text): \(lines.joined(separator: " | "))"
    }
  }

  private func parsed(_ line: String) -> ActionCall? {
    guard
      case .action(let call)? = Script.parse(Array(line.utf8), file: "", notation: .lines).script.statements.first?.kind
    else { return nil }
    return call
  }

  @Test func `a Boolean is flipped, or removed`() throws {
    #expect(try changes(of: "show true") == ["flipped: show false", "removed: show null"])
  }

  @Test func `a number is one more, one less, or removed`() throws {
    #expect(try changes(of: "add 1") == ["increased: add 2", "decreased: add 0", "removed: add null"])
    #expect(try changes(of: "add 1.5") == ["increased: add 2.5", "decreased: add 0.5", "removed: add null"])
  }

  @Test func `the greatest number is only made less`() throws {
    #expect(
      try changes(of: "add 9223372036854775807")
        == ["decreased: add 9223372036854775806", "removed: add null"])
  }

  @Test func `a text is emptied, made longer, or removed; an empty one is made longer`() throws {
    #expect(
      try changes(of: "search swift")
        == [#"emptied: search """#, "lengthened: search swiftx", "removed: search null"])
    #expect(try changes(of: #"search """#) == ["lengthened: search x", "removed: search null"])
  }

  @Test func `a value of some type takes the place of nil`() throws {
    #expect(try changes(of: "select null").count == 1)
    #expect(try changes(of: "select null")[0].hasPrefix("filled: select true | select 1 | select"))
  }

  @Test func `a list loses its first element, which is changed as well`() throws {
    let changes = try changes(of: "mark [1,2]")
    #expect(changes.contains("shortened: mark [2]"))
    #expect(changes.contains("0 increased: mark [2,2]"))
  }

  @Test func `fields and labelled arguments are changed by their names`() throws {
    #expect(try changes(of: "move from=1 to=2").contains("from increased: move from=2 to=2"))
    #expect(try changes(of: #"user {"id":1,"name":"ada"}"#).contains(#"name emptied: user {"id":1,"name":""}"#))
    #expect(try changes(of: "move 1 true").contains("1 flipped: move 1 false"))
  }

  @Test func `an action without arguments has no payload to change`() throws {
    #expect(try changes(of: "increase").isEmpty)
  }

  @Test func `a call of another shape is left as it is`() throws {
    let change = PayloadChange(at: ["from"], .increased)
    #expect(change.applied(to: try #require(parsed("move 1 2"))).isEmpty)
  }
}
