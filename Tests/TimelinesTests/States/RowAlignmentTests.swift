import JSONValues
import Testing
import Timelines

@Suite struct RowAlignmentTests {
  @Test(arguments: [
    ("[1,2,3]", "[3,1,2]", "2 -> 0"),
    ("[1,2,3]", "[2,3,1]", "0 -> 2"),
    ("[1,1,2]", "[2,1,1]", "2 -> 0"),
    ("[1,2]", "[2,1]", "1 -> 0"),
    ("[1,2,3,4,5]", "[4,2,5,1,3]", "3 -> 0  0 -> 3  2 -> 4"),
    ("[1,2,3,4,5]", "[5,4,3,2,1]", "4 -> 0  3 -> 1  1 -> 3  0 -> 4"),
    ("[1,2,3,4]", "[2,1,4,3]", "1 -> 0  3 -> 2"),
    ("[1,2,3,4]", "[2,3,4,5]", "+3: 5  -0: 1"),
    ("[1,2,3,4]", "[1,8,9,4]", "1: 2 -> 8  2: 3 -> 9"),
    ("[1,2,3,4,5]", "[2,9,4,5]", "1: 3 -> 9  -0: 1"),
    (#"{"a":[[1],[2],[3]]}"#, #"{"a":[[3],[1],[2]]}"#, "a.2 -> a.0"),
    (
      #"[{"id":1,"n":1},{"id":2,"n":1},{"id":3,"n":1}]"#, #"[{"id":2,"n":1},{"id":3,"n":2}]"#,
      #"1.n: 1 -> 2  -0: {"id":1,"n":1}"#
    ),
    (
      #"[{"id":1,"n":1},{"id":2,"n":1},{"id":3,"n":1}]"#, #"[{"id":3,"n":2},{"id":1,"n":1},{"id":2,"n":1}]"#,
      "2 -> 0  0.n: 1 -> 2"
    ),
    (#"[{"id":1},{"id":2}]"#, #"[{"id":3},{"id":2}]"#, #"+0: {"id":3}  -0: {"id":1}"#),
    (#"[{"id":1,"n":1}]"#, #"[{"id":1,"n":2}]"#, "0.n: 1 -> 2"),
    (#"[{"id":null,"n":1}]"#, #"[{"id":null,"n":2}]"#, "0.n: 1 -> 2"),
  ])
  func `the difference of two lists follows rows that moved, by their identity or their value`(
    old: String, new: String, changes: String
  ) {
    let records = [
      Record(.zero, .mutation(name: "m", value: .null)),
      Record(.zero, .state(changes: StateChange.between(json(old), json(new)), state: .null)),
    ]
    #expect(text(of: records) == "       0ms ~ m  \(changes)\n")
  }

  @Test func `a move of a row is one change with both places, also in JSON Lines`() {
    let changes = StateChange.between(json(#"{"a":[1,2,3]}"#), json(#"{"a":[3,1,2]}"#))
    #expect(changes == [StateChange(movedFrom: "a.2", to: "a.0")])
    #expect(
      jsonLines(of: [Record(.zero, .state(changes: changes, state: .null))])
        == #"{"type":"state","at":0,"changes":[{"op":"move","path":"a.0","from":"a.2"}],"state":null}"# + "\n")
  }
}
