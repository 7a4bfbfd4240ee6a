import ExactStrings
import Mutants
import Testing

@Suite struct MutantTests {
  @Test(arguments: [
    (Mutant.Change.drop(.mutation("set")), MutantKind.drop, "set", "mutation 'set' dropped"),
    (.double(.action("add")), .double, "add", "action 'add' doubled"),
    (.swap("a", "b"), .swap, "a, b", "mutations 'a' and 'b' swapped"),
    (
      .ignoreCancellation(port: "api"), .cancel, "api", "cancelled call of 'api' answered all the same"
    ),
    (.repeatReply(port: "api"), .repeat, "api", "reply of 'api' delivered twice"),
    (.swallowFailure(port: "api"), .swallow, "api", "failure of 'api' swallowed"),
    (
      .alterPayload(action: "add", PayloadChange(at: ["by"], .increased)), .payload, "add",
      "payload of 'add' changed: by increased"
    ),
  ])
  func `each change tells its kind, its place and itself`(
    _ change: Mutant.Change, kind: MutantKind, place: String, title: String
  ) {
    #expect(change.kind == kind)
    #expect(change.place == place)
    #expect(change.title == title)
  }
}
