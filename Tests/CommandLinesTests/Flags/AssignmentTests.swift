import CommandLines
import Testing

@Suite struct AssignmentTests {
  @Test("the first equals sign divides a name from its value")
  func theFirstSignDivides() {
    #expect(Assignment(notation: "a=b=c")?.name == "a")
    #expect(Assignment(notation: "a=b=c")?.value == "b=c")
    #expect(Assignment(notation: "_x-1=")?.value == "")
  }

  @Test(
    "a text without a name before an equals sign is no assignment",
    arguments: ["", "a", "=b", "1a=b", "a b=c", "a.b=c"])
  func withoutAnIdentifierBeforeASignThereIsNone(notation: String) {
    #expect(Assignment(notation: notation) == nil)
  }
}
