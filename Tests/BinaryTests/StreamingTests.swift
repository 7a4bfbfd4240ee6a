import Foundation
import TestSupport
import Testing

/// `reel run -` as a partner in a conversation, and as a stage of a long pipe.
@Suite(.runsFirst) struct StreamingTests {
  @Test func `each frame is printed as soon as its line was sent`() throws {
    let reel = try CoProcess(["run", "-r", "counter", "-"])
    try reel.send("increase\n")
    #expect(try reel.nextLine() == "reel-timeline 1")
    #expect(try reel.nextLine() == "== counter")
    #expect(try reel.nextLine() == #"       0ms = {"value":0,"isLoading":false,"alertMessage":null}"#)
    #expect(try reel.nextLine() == "       0ms > increase")
    #expect(try reel.nextLine() == "       0ms ~ increaseValue  value: 0 -> 1")
    try reel.send("+5ms\ndecrease\n")
    #expect(try reel.nextLine() == "       5ms > decrease")
    #expect(try reel.nextLine() == "       5ms ~ decreaseValue  value: 1 -> 0")
    let outcome = try reel.finish()
    #expect(outcome.output.hasSuffix(#"-> 0\#n       5ms = {"value":0,"isLoading":false,"alertMessage":null}"# + "\n"))
    #expect(outcome.ending == .exit(0))
  }

  @Test(arguments: ["x.reel", "-r ducks-counter < actions"])
  func `the frames before a trap are printed`(operands: String) throws {
    let scratch = try ScratchDirectory()
    try scratch.write("increase\nadd 9223372036854775807\nincrease\n", to: "actions")
    try scratch.write("@reactor ducks-counter\n@include actions\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      shell: "SWIFT_BACKTRACE=enable=no exec $0 run \(operands)", in: scratch.url)
    #expect(outcome.output.hasPrefix("reel-timeline 1\n== ducks-counter\n       0ms = {"))
    #expect(outcome.output.contains("       0ms > increase\n"))
    #expect(outcome.output.hasSuffix("       0ms > add 9223372036854775807\n"))
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(outcome.ending))
  }

  #if os(Linux)
    @Test func `a session of 40,000 actions needs no more memory than one of 10,000`() throws {
      let reel = try CoProcess(["run", "-r", "counter", "-"])
      var value = 0
      func increase(_ times: Int) throws {
        for _ in 0..<times / 100 {
          try reel.send(String(repeating: "increase\n", count: 100))
          value += 100
          while let line = try reel.nextLine(), !line.hasSuffix("value: \(value - 1) -> \(value)") {}
        }
      }
      func peak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(reel.identifier)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber)))
      }
      try increase(10_000)
      let early = try peak()
      try increase(30_000)
      #expect(try peak() - early < 512, "kibibytes")
      #expect(try reel.finish().ending == .exit(0))
    }
  #endif

  @Test func `a reader that leaves ends the run by SIGPIPE, without a word`() throws {
    let outcome = try BinaryUnderTest.run(
      shell: "yes increase | head -n 100000 | ( $0 run -r counter -; echo \"ended by $?\" >&2 ) | head -n 2")
    #expect(outcome.output == "reel-timeline 1\n== counter\n")
    #expect(outcome.errors == "ended by 141\n")
  }

  @Test(.whereTypesTell)
  func `after a mistake later lines are checked and not played`() throws {
    let outcome = try BinaryUnderTest.run(
      ["run", "-r", "counter"], input: "increase\nincrese\nincrease\n? valu == 2\n")
    #expect(
      outcome.output == """
        reel-timeline 1
        == counter
               0ms = {"value":0,"isLoading":false,"alertMessage":null}
               0ms > increase
               0ms ~ increaseValue  value: 0 -> 1

        """)
    #expect(
      outcome.errors == """
        error: unknown action 'increse'
         --> -:2:1
        2 | increse
          | ^^^^^^^ did you mean 'increase'? this reactor has: decrease, increase
        error: unknown field 'valu'
         --> -:4:3
        4 | ? valu == 2
          |   ^^^^ did you mean 'value'? there are: value, isLoading, alertMessage

        """)
    #expect(outcome.ending == .exit(2))
  }
}
