import Coverage
import Playback
import Testing

@Suite struct StateGraphTests {
  private func graph(by paths: [String]? = nil, _ trails: CaseTrail...) -> StateGraph {
    var walk = StateWalk()
    for trail in trails { walk.add(trail) }
    return StateGraph(of: "search", walk, by: paths)
  }

  private static let first = CaseTrail(
    "isLoading:false,repos:empty,error:nil", "isLoading,repos:empty,error:nil", "isLoading:false,repos:many,error:nil",
    transitions: "0 find 1", "1 ! api reply 2", "2 clear 0")
  private static let second = CaseTrail(
    "isLoading:false,repos:many,error:nil", "isLoading:false,repos:empty,error:nil",
    transitions: "0 clear 1", "1 clear 1")

  @Test func `states of several cases are one where they are alike, in the order in which they were reached`() throws {
    #expect(
      graph(Self.first, Self.second).text == """
        search: 3 kinds of states in 2 cases
        always error: nil

        1  not isLoading, repos: empty  (initial)
             find -> 2
             clear -> 1

        2  isLoading, repos: empty
             ! api reply -> 3

        3  not isLoading, repos: many  (initial)
             clear x2 -> 1

        """)
  }

  @Test func `chosen fields tell states apart, in the order in which they are given`() throws {
    #expect(
      graph(by: ["repos"], Self.first).text == """
        search: 2 kinds of states in 1 case

        1  repos: empty  (initial)
             find -> 1
             ! api reply -> 2

        2  repos: many
             clear -> 1

        """)
    #expect(graph(by: ["error"], Self.first).nodes.count == 1)
    #expect(graph(by: ["repos", "isLoading"], Self.first).nodes.map(\.fields.count) == [2, 2, 2])
    #expect(graph(by: ["repos", "isLoading"], Self.first).nodes[0].fields[0].path == "repos")
    let mistaken = graph(by: ["repos", "repo"], Self.first)
    #expect(mistaken.unknownPath == "repo" && mistaken.paths == ["isLoading", "repos", "error"])
  }

  @Test func `a field with fields stands for these, and a list for its size`() throws {
    let trail = CaseTrail(
      "user.name:nil,user.isOn,rows:empty", "user.name:some,user.isOn,rows:many,rows.0.id:positive",
      transitions: "0 a 1")
    #expect(graph(by: ["user"], trail).constants.map(\.path) == ["user.isOn"])
    #expect(graph(by: ["user"], trail).nodes.map { $0.fields.map(\.path) } == [["user.name"], ["user.name"]])
    #expect(graph(by: ["rows"], trail).nodes.map { $0.fields.map(\.text) } == [["rows: empty"], ["rows: many"]])
    // The field of an element tells nothing that the size of the list does not tell.
    #expect(graph(trail).nodes[1].fields.map(\.text) == ["user.name: some", "rows: many"])
    let enums = CaseTrail("phase:idle", "phase:failed,phase.failed._0:some", "user.name:some", "user:nil")
    #expect(
      graph(enums).nodes.map(\.fields).map { $0.map(\.text) } == [
        ["phase: idle"], ["phase: failed"], ["user.name: some"], ["user: nil"],
      ])
  }

  @Test func `of too many states the fields that tell least are left out, and that is said`() throws {
    var trail = CaseTrail()
    for number in 0..<30 {
      for flag in ["true", "false"] {
        trail.states.append(
          AbstractState("number:n\(number),double:d\(number),isOn:\(flag),parity:\(number % 2)"))
      }
    }
    trail.transitions = trail.states.indices.dropFirst().map {
      CaseTrail.Transition(from: $0 - 1, verb: "next", to: $0, count: 1)
    }
    let drawn = graph(trail)
    // The parity and one of two equal fields tell nothing; then `isOn` tells least.
    #expect(drawn.omitted == ["parity", "double", "isOn"])
    #expect(drawn.nodes.count == 30)
    #expect(
      drawn.text.hasPrefix("search: 30 kinds of states in 1 case\nleft out, to have at most 40: parity, double, isOn\n")
    )
    #expect(graph(by: ["number", "isOn"], trail).omitted == ["isOn"])
    #expect(drawn.edges.filter { $0.from == $0.to }.count == 30)
  }

  @Test func `a state diagram of Mermaid has no label that ends early`() throws {
    let trail = CaseTrail("text:a\"b;c<br/>", "text:\u{00fc}#", transitions: #"0 say: "x" 1"#)
    #expect(
      graph(trail).mermaid == """
        stateDiagram-v2
          %% search
          state "text#58; a#34;b#59;c#60;br#47;#62;" as s1
          state "text#58; ü#35;" as s2
          [*] --> s1
          s1 --> s2: say#58; #34;x#34;

        """)
  }

  @Test func `a graph in DOT has no string that ends early`() throws {
    let trail = CaseTrail(#"a:1,text:a"b\"#, "a:1,text:c", transitions: #"0 say "x" 1"#, "1 say 1")
    #expect(
      graph(trail).dot == #"""
        digraph "search" {
          node [shape=box, style=rounded];
          // always a: 1
          s1 [label="text: a\"b\\"];
          s2 [label="text: c"];
          i1 [shape=point];
          i1 -> s1;
          s1 -> s2 [label="say \"x\""];
          s2 -> s2 [label="say"];
        }

        """#)
  }
}
