import JSONValues
import Testing
import Timelines

struct RecordParsingTests {
  @Test(arguments: 0..<60)
  func `records that were written as JSON Lines are read back as they were`(seed: UInt64) throws {
    var random = RandomRun(seed: seed)
    let records = random.records(80)
    #expect(try Record.parse(jsonLines: Array(jsonLines(of: records).utf8)) == records)
  }

  @Test(arguments: [
    ("{", "line 2: '{' is never closed"),
    ("[]", "line 2: expected an object, found array"),
    ("{}", "line 2: a record needs 'type', a string"),
    (#"{"type":"call"}"#, "line 2: a 'call' record needs 'at'"),
    (#"{"type":"jump","at":0}"#, #"line 2: unknown record type "jump""#),
    (
      #"{"type":"cancel","at":-1,"port":"p","id":1}"#,
      "line 2: 'at' of a 'cancel' record must be milliseconds, like 0 or 1.5"
    ),
    (#"{"type":"cancel","at":0,"id":1}"#, "line 2: a 'cancel' record needs 'port'"),
    (#"{"type":"cancel","at":0,"port":1,"id":1}"#, "line 2: 'port' of a 'cancel' record must be a string"),
    (#"{"type":"cancel","at":0,"port":"p","id":"1"}"#, "line 2: 'id' of a 'cancel' record must be a whole number"),
    (#"{"type":"cancel","at":0,"port":"p","id":0}"#, "line 2: 'id' of a 'cancel' record must be at least 1"),
    (
      #"{"type":"action","at":0,"line":0,"name":"a","action":"a"}"#,
      "line 2: 'line' of a 'action' record must be at least 1"
    ),
    (
      #"{"type":"end","at":0,"state":1,"inFlight":-1,"errors":0,"ok":true}"#,
      "line 2: 'inFlight' of a 'end' record must be at least 0"
    ),
    (#"{"type":"terminated","at":0,"error":1}"#, "line 2: 'error' of a 'terminated' record must be a string or null"),
    (#"{"type":"expect","at":0,"ok":1,"text":""}"#, "line 2: 'ok' of a 'expect' record must be true or false"),
    (#"{"type":"expect","at":0,"ok":false,"text":""}"#, "line 2: a 'expect' record needs 'actual'"),
    (
      #"{"type":"expect","at":0,"ok":true,"text":"","actual":1}"#,
      #"line 2: unknown key "actual" in a 'expect' record"#
    ),
    (
      #"{"type":"problem","at":0,"reason":"odd","text":""}"#, #"line 2: unknown reason "odd" in a 'problem' record"#
    ),
    (
      #"{"type":"cancel","at":1e3,"port":"p","id":1}"#,
      "line 2: 'at' of a 'cancel' record must be milliseconds, like 0 or 1.5"
    ),
    (#"{"type":"view","at":0,"control":"label"}"#, "line 2: a 'view' record needs 'shows'"),
    (#"{"type":"view","at":0,"control":1,"shows":1}"#, "line 2: 'control' of a 'view' record must be a string"),
    (#"{"type":"view","at":0,"in":"a","control":"l","shows":1}"#, #"line 2: unknown key "in" in a 'view' record"#),
    (
      #"{"type":"cancel","at":0,"in":"a b","port":"p","id":1}"#,
      "line 2: 'in' of a 'cancel' record must be the path of a reactor, like cells.0"
    ),
    (#"{"type":"cancel","at":0,"port":"p","id":1,"x":2}"#, #"line 2: unknown key "x" in a 'cancel' record"#),
    (#"{"type":"state","at":0,"changes":1,"state":1}"#, "line 2: 'changes' of a 'state' record must be an array"),
    (
      #"{"type":"state","at":0,"changes":[{"op":"move"}],"state":1}"#,
      "line 2: a change needs 'op' (replace, add, remove or move) and 'path'"
    ),
    (
      #"{"type":"state","at":0,"changes":[{"op":"move","path":"a.0","old":1}],"state":1}"#,
      "line 2: a change that moves has 'from', and nothing else"
    ),
    (
      #"{"type":"state","at":0,"changes":[{"op":"add","path":"a","old":1}],"state":1}"#,
      "line 2: a change has 'old' unless it adds, 'new' unless it removes, and nothing else"
    ),
    (
      #"{"type":"emit","at":0,"stream":"s"}"#,
      "line 2: an 'emit' record needs 'value', 'error' or 'complete', which is true"
    ),
    (
      #"{"type":"begin","version":2,"script":null,"case":null,"reactor":"r","at":0,"state":1}"#,
      "line 2: this is another version of the format: this reel reads version 1"
    ),
  ])
  func `a record that is wrong is refused with its line, its kind and the key that is to blame`(
    line: String, message: String
  ) {
    let begin = #"{"type":"begin","version":1,"script":null,"case":null,"reactor":"r","at":0,"state":{}}"#
    let error = #expect(throws: TimelineError.self) { try Record.parse(jsonLines: Array("\(begin)\n\(line)\n".utf8)) }
    #expect(error?.description == message)
  }

  @Test func `blanks, escapes and the order of keys in a record do not matter`() throws {
    let records = [
      #"{"type":"begin","version":1,"script":"é","case":null,"reactor":"r","at":0,"state":{}}"#,
      #"{"type":"problem","at":1.5,"line":3,"reason":"unanswered","text":"x"}"#,
      #"{"type":"end","at":1.5,"state":{},"inFlight":0,"errors":0,"ok":true}"#,
    ]
    let respelled = [
      #" {"at" : 0.0, "script":"\u00e9", "case":null, "reactor":"r", "state":{ }, "version":1, "type":"begin"}"#,
      #"{"at":1.50,"text":"x", "reason":"unanswered","type":"problem","line":3}"#,
      #"{"ok":true,"errors":0,"inFlight":0,"state":{},"at":1.5,"type":"end"} "#,
    ]
    func read(_ lines: [String]) throws -> [Record] {
      try Record.parse(jsonLines: Array(lines.map { $0 + "\n" }.joined().utf8))
    }
    #expect(try read(respelled) == read(records))
  }

  @Test(
    arguments: [
      ([0, 5, 3], "line 4: time runs backwards: 3ms stands after 5ms"), ([0, 5, 5], nil), ([0, 5, nil, 0, 0], nil),
      ([0, nil, 5], "line 4: expected a 'begin' record after 'end'"),
    ] as [([Int?], String?)])
  func `time never runs backwards within a case, and begins anew with the next one`(times: [Int?], message: String?) {
    var lines: [String] = []
    for at in times {
      if lines.isEmpty || lines.last?.contains("\"end\"") == true && at == 0 {
        lines.append(#"{"type":"begin","version":1,"script":null,"case":null,"reactor":"r","at":0,"state":{}}"#)
      }
      if let at {
        lines.append("{\"type\":\"note\",\"at\":\(at),\"name\":\"n\",\"value\":1}")
      } else {
        lines.append(#"{"type":"end","at":7,"state":{},"inFlight":0,"errors":0,"ok":true}"#)
      }
    }
    var found: TimelineError?
    do {
      _ = try Record.parse(jsonLines: Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      found = error
    }
    #expect(found?.description == message)
  }

  @Test func `records that do not open with a case are refused`() {
    let error = #expect(throws: TimelineError.self) {
      try Record.parse(jsonLines: Array("{\"type\":\"cancel\",\"at\":0,\"port\":\"p\",\"id\":1}\n".utf8))
    }
    #expect(error?.description == "line 1: expected a 'begin' record first")
  }
}
