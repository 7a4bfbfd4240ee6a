import ComposableStores
import Testing

@Suite struct DumpDifferenceTests {
  struct State {
    var count = 0
    var name = "Blob"
    var tags: [String] = []
  }

  struct Todo {
    var id: Int
    var title: String
  }

  @Test func `equal dumps have no difference`() {
    #expect(DumpDifference.text(from: State(), to: State()) == nil)
    #expect(DumpDifference.text(from: Set(["a", "b"]), to: Set(["b", "a"])) == nil)
  }

  @Test func `lines of the expected value come before those of the actual one`() {
    #expect(
      DumpDifference.text(from: State(), to: State(count: 1)) == """
          State(
        -   count: 0,
        +   count: 1,
            name: "Blob",
            tags: []
          )
        """)
  }

  @Test func `a difference of one line is two lines`() {
    #expect(DumpDifference.text(from: 1, to: 2) == "- 1\n+ 2")
    #expect(DumpDifference.text(from: Int?.none as Any, to: 2) == "- nil\n+ 2")
  }

  @Test func `the comma behind what was the last part is no change`() {
    #expect(
      DumpDifference.text(from: State(tags: ["a"]), to: State(tags: ["a", "b"])) == """
          State(
            count: 0,
            name: "Blob",
            tags: [
              [0]: "a",
        +     [1]: "b"
            ]
          )
        """)
  }

  struct Comma: CustomStringConvertible, CustomReflectable {
    var description: String
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .none) }
  }

  @Test func `a comma is a change if there is no other one`() {
    let text = DumpDifference.text(from: Comma(description: "a"), to: Comma(description: "a,"))
    #expect(text == "- a\n+ a,")
  }

  @Test func `an empty list that gets elements is shown removed and added`() {
    #expect(
      DumpDifference.text(from: State(), to: State(tags: ["a"])) == """
          State(
            count: 0,
            name: "Blob",
        -   tags: []
        +   tags: [
        +     [0]: "a"
        +   ]
          )
        """)
  }

  @Test func `texts that look the same are told apart by their bytes, which escapes show`() {
    #expect(
      DumpDifference.text(from: State(name: "caf\u{E9}"), to: State(name: "cafe\u{301}")) == #"""
          State(
            count: 0,
        -   name: "caf\u{E9}",
        +   name: "cafe\u{301}",
            tags: []
          )
        """#)
    let visible = DumpDifference.text(from: "é", to: "è")
    #expect(visible == "- \"é\"\n+ \"è\"", "what can be seen has no escapes")
  }

  @Test func `long runs of unchanged lines are folded, what encloses a change is not`() {
    let todos = (0..<20).map { Todo(id: $0, title: "todo \($0)") }
    var changed = todos
    changed[10].title = "done"
    #expect(
      DumpDifference.text(from: todos, to: changed) == """
          [
            … (40 unchanged)
            [10]: Todo(
              id: 10,
        -     title: "todo 10"
        +     title: "done"
            ),
            [11]: Todo(
            … (35 unchanged)
          ]
        """)
  }

  @Test func `far changes in thousands of lines are found one by one`() {
    let todos = (0..<2000).map { Todo(id: $0, title: "todo \($0)") }
    var changed = todos
    changed[1].title = "first"
    changed[1998].title = "last"
    let text = DumpDifference.text(from: todos, to: changed) ?? ""
    let marked = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      marked == [
        "-     title: \"todo 1\"", "+     title: \"first\"", "-     title: \"todo 1998\"", "+     title: \"last\"",
      ])
    #expect(text.contains("unchanged)"))
  }
}
