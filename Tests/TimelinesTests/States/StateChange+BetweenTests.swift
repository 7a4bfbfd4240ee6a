import JSONValues
import Testing
import Timelines

struct StateChangeBetweenTests {
  @Test(arguments: [
    ("1", "1", ""),
    ("1", "2", ".: 1 -> 2"),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#, ""),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, "b: 2 -> 3"),
    (#"{"a":{"b":{"c":1,"d":2}}}"#, #"{"a":{"b":{"c":3,"d":2}}}"#, "a.b.c: 1 -> 3"),
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, ""),
    (#"{"a":1,"c":3}"#, #"{"b":2,"c":4}"#, "+b: 2  c: 3 -> 4  -a: 1"),
    (#"{"by":{}}"#, #"{"by":{"k":1,"a.b":2}}"#, #"by.+k: 1  by.+"a.b": 2"#),
    (#"{"by":{"k":1}}"#, #"{"by":{}}"#, "by.-k: 1"),
    (#"{"s":{"idle":{}}}"#, #"{"s":{"loaded":{"_0":5}}}"#, #"s: {"idle":{}} -> {"loaded":{"_0":5}}"#),
    (#"{"s":{"loaded":{"_0":4}}}"#, #"{"s":{"loaded":{"_0":5}}}"#, "s.loaded._0: 4 -> 5"),
    (#"{"x":null}"#, #"{"x":[]}"#, "x: null -> []"),
    (#"{"x":{}}"#, #"{"x":[]}"#, "x: {} -> []"),
    (#"{"x":1}"#, #"{"x":1.0}"#, "x: 1 -> 1.0"),
    ("[]", "[1]", "+0: 1"),
    ("[1,2,3]", "[0,1,2,3]", "+0: 0"),
    ("[1,2,3]", "[1,3]", "-1: 2"),
    ("[1,2,3,4]", "[1,9,4]", "1: 2 -> 9  -2: 3"),
    ("[1,2,3]", "[1,8,9,3]", "1: 2 -> 8  +2: 9"),
    ("[1,1]", "[1,1,1]", "+2: 1"),
    ("[1,2,3]", "[3,1,2]", "2 -> 0"),
    (
      #"{"items":[{"t":"a","done":false},{"t":"b","done":false}]}"#,
      #"{"items":[{"t":"a","done":true},{"t":"b","done":false}]}"#, "items.0.done: false -> true"
    ),
    ("[[1,2],3]", "[[1,5],3]", "0.1: 2 -> 5"),
    (
      #"{"-1":0,"-a":0,"é":0,"":0,"_x":0}"#, #"{"-1":1,"-a":1,"é":1,"":1,"_x":1}"#,
      #""-1": 0 -> 1  -a: 0 -> 1  é: 0 -> 1  "": 0 -> 1  _x: 0 -> 1"#
    ),
  ])
  func `the changes between two states are the smallest parts that were replaced, added, removed or moved`(
    old: String, new: String, changes: String
  ) {
    let records = [
      Record(.zero, .mutation(name: "m", value: .null)),
      Record(.zero, .state(changes: StateChange.between(json(old), json(new)), state: .null)),
    ]
    #expect(text(of: records) == "       0ms ~ m\(changes.isEmpty ? "" : "  ")\(changes)\n")
  }

  @Test func `a change has the old value and the new one`() {
    #expect(
      StateChange.between(json(#"{"a":1,"b":[2]}"#), json(#"{"a":2,"b":[]}"#)) == [
        StateChange(.replace, path: "a", old: 1, new: 2), StateChange(.remove, path: "b.0", old: 2, new: nil),
      ])
  }
}
