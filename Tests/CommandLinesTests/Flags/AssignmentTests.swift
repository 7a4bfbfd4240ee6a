import CommandLines
import Testing

@Suite struct AssignmentTests {
  @Test func `the first equals sign divides a name from its value`() {
    #expect(Assignment(notation: "a=b=c")?.name == "a")
    #expect(Assignment(notation: "a=b=c")?.value == "b=c")
    #expect(Assignment(notation: "_x-1=")?.value == "")
  }

  @Test(arguments: ["", "a", "=b", "1a=b", "a b=c", "a.b=c"])
  func `a text without a name before an equals sign is no assignment`(notation: String) {
    #expect(Assignment(notation: notation) == nil)
  }
}
