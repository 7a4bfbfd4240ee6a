import Foundation
import TestSupport
import Testing

/// The scripts that `test --watch` plays again.
@Suite(.runsFirst) struct SuiteWatchTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.save("@reactor counter\n@include _part.reel\n", to: "a.reel")
    try scratch.save("increase\n", to: "_part.reel")
    try scratch.save("@reactor counter\ndecrease\n", to: "b.reel")
    _ = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url)
  }

  /// A copy of the tool beside a folder with one script.
  private func copyTool() throws -> String {
    try scratch.save("@reactor counter\nincrease\n", to: "suite/a.reel")
    _ = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url.appending(path: "suite"))
    try shell("cp '\(BinaryUnderTest.path)' tool")
    return scratch.url.appending(path: "tool").path
  }

  /// Runs commands. A program that this process wrote itself could still be open in what another test starts meanwhile.
  private func shell(_ commands: String) throws {
    #expect(try CoProcess(["-c", commands], of: "/bin/sh", in: scratch.url).finish().ending == .exit(0))
  }

  /// The lines up to the one that says that there is nothing to do for now.
  private func round(_ process: CoProcess) throws -> [String] {
    var lines: [String] = []
    while let line = try process.nextLine() {
      if line.hasPrefix("watching ") { return lines + [line] }
      lines.append(line)
    }
    return lines
  }

  private func watch(_ arguments: String...) throws -> CoProcess {
    let process = try CoProcess(["test", "--watch"] + arguments, in: scratch.url)
    #expect(try round(process) == ["2 cases in 2 scripts: 2 passed", "watching 2 scripts, until interrupted"])
    return process
  }

  @Test func `a saved script, included file or golden plays the scripts again that depend on it`() throws {
    let process = try watch()
    try scratch.save("@reactor counter\nincrease\n", to: "b.reel")
    let script = try round(process)
    #expect(script.first == "changed b.reel")
    #expect(script.suffix(3) == ["accept: reel test --accept b.reel", "1 case in 1 script: 1 failed", Self.end])

    try scratch.save("increase\n\n", to: "_part.reel")
    #expect(try round(process) == ["changed _part.reel", "1 case in 1 script: 1 passed", Self.end])

    _ = try BinaryUnderTest.run(["test", "--accept", "b.reel"], in: scratch.url)
    #expect(try round(process) == ["changed b.timeline", "1 case in 1 script: 1 passed", Self.end])

    process.signal(SIGINT)
    let outcome = try process.finish()
    #expect(outcome.ending == .signal(SIGINT))
    #expect(outcome.errors == "")
  }

  @Test func `scripts and goldens that appear or go away are noticed`() throws {
    let process = try watch()
    try scratch.save("@reactor counter\n@golden none\n", to: "c.reel")
    #expect(
      try round(process) == [
        "changed c.reel", "1 case in 1 script: 1 passed", "watching 3 scripts, until interrupted",
      ])
    try FileManager.default.removeItem(at: scratch.url.appending(path: "c.reel"))
    #expect(try round(process) == ["removed c.reel", Self.end])
    try scratch.save("reel-timeline 1\n", to: "d.timeline")
    #expect(
      try round(process) == [
        "changed d.timeline", "FAIL d.timeline  obsolete golden: no script belongs to it",
        "0 cases in 0 scripts: nothing played; 1 obsolete golden", "prune: reel review --prune", Self.end,
      ])
    process.signal(SIGTERM)
    #expect(try process.finish().ending == .signal(SIGTERM))
  }

  @Test func `a file that no script needs any more is not said to be removed`() throws {
    let process = try watch()
    try scratch.save("@reactor counter\nincrease\n", to: "a.reel")
    #expect(try round(process) == ["changed a.reel", "1 case in 1 script: 1 passed", Self.end])
    try scratch.save("@reactor counter\ndecrease\n\n", to: "b.reel")
    #expect(try round(process) == ["changed b.reel", "1 case in 1 script: 1 passed", Self.end])
  }

  @Test func `a rule that other scripts may use is no warning`() throws {
    try scratch.save("? always repos unique\n", to: "_rules.reel")
    try scratch.save("@reactor repo-search\n", to: "b.reel")
    _ = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url)
    let process = try watch("--always", "_rules.reel")
    try scratch.save("@reactor counter\nincrease\n", to: "a.reel")
    #expect(try round(process) == ["changed a.reel", "1 case in 1 script: 1 passed", Self.end])
    process.signal(SIGINT)
    #expect(try process.finish().errors == "")
  }

  @Test(.whereTypesTell)
  func `a mistake in a saved script is shown, and the next save plays it again`() throws {
    let process = try watch("a.reel", "b.reel")
    try scratch.save("@reactor counter\ndecreas\n", to: "b.reel")
    #expect(
      try round(process) == ["changed b.reel", "0 cases in 0 scripts: nothing played; 1 error", Self.end])
    try scratch.save("@reactor counter\ndecrease\n", to: "b.reel")
    #expect(try round(process) == ["changed b.reel", "1 case in 1 script: 1 passed", Self.end])
    process.signal(SIGINT)
    #expect(
      try process.finish().errors == """
        error: unknown action 'decreas'
         --> b.reel:2:1
        2 | decreas
          | ^^^^^^^ did you mean 'decrease'? this reactor has: decrease, increase

        """)
  }

  @Test func `a program that is built again takes the place of the one that watches`() throws {
    let process = try CoProcess(["-C", "suite", "test", "--watch"], of: try copyTool(), in: scratch.url)
    #expect(try round(process) == ["1 case in 1 script: 1 passed", Self.endOfOne])

    // While there is no program, as in the middle of a build, nothing is played.
    try shell("rm tool")
    try scratch.save("@reactor counter\nincrease\n", to: "suite/c.reel")
    try shell(#"printf '#!/bin/sh\necho new $PWD $*\n' > new; chmod +x new; mv new tool"#)
    #expect(
      try round(process) == [
        "the program changed: going on as the new one", "new \(scratch.url.path) -C suite test --watch",
      ])
    let outcome = try process.finish()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
  }

  @Test(arguments: ["", "sleep 0.3; "])
  func `nothing that a replaced program finds is shown, whether it was replaced while it started or while it played`(
    pause: String
  ) throws {
    let program = try copyTool()
    try scratch.save("@reactor counter\n? value == 1\nincrease x1000000\n? value == 1\n", to: "suite/a.reel")
    let process = try CoProcess(["test", "--watch", "suite"], of: program, in: scratch.url)
    try shell(pause + #"printf '#!/bin/sh\necho new $*\n' > new; chmod +x new; mv new tool"#)
    #expect(try round(process) == ["the program changed: going on as the new one", "new test --watch suite"])
    #expect(try process.finish().errors == "")
  }

  @Test func `a rebuilt program that cannot be started is an error, and the next one is tried`() throws {
    let program = try copyTool()
    let process = try CoProcess(["test", "--watch", "suite"], of: program, in: scratch.url)
    #expect(try round(process) == ["1 case in 1 script: 1 passed", Self.endOfOne])
    try shell("rm tool; echo no program > new; chmod +x new; mv new tool")
    #expect(try process.nextLine() == "the program changed: going on as the new one")
    try shell("cp '\(BinaryUnderTest.path)' new; mv new tool")
    #expect(
      try round(process) == [
        "the program changed: going on as the new one", "1 case in 1 script: 1 passed", Self.endOfOne,
      ])
    process.signal(SIGINT)
    #expect(try process.finish().errors == "error: cannot start '\(program)': Exec format error\n")
  }

  @Test func `each round clears the screen where the terminal can, and Ctrl-C ends the watching`() throws {
    for (terminal, clearing) in [("xterm", ReviewedSuite.clearing), ("dumb", "")] {
      let variables = BinaryUnderTest.scrubbedEnvironment.merging(["TERM": terminal]) { $1 }
      let process = try TerminalProcess(["test", "--watch"], environment: variables, in: scratch)
      #expect(try process.wait(for: "interrupted\r\n").contains("2 cases in 2 scripts: 2 passed\r\n"))
      let line = terminal == "dumb" ? "" : "\r0 of 1 case\u{1b}[K\r1 of 1 case\u{1b}[K\r\u{1b}[K"
      try scratch.save("@reactor counter\ndecrease\n\(terminal == "dumb" ? "\n" : "")", to: "b.reel")
      #expect(
        try process.wait(for: "interrupted\r\n")
          == "\(clearing)changed b.reel\r\n\(line)1 case in 1 script: 1 passed\r\n"
          + "watching 2 scripts, until interrupted\r\n")
      process.type("\u{3}")
      #expect(try process.finish().ending == .signal(SIGINT))
    }
  }

  private static let endOfOne = "watching 1 script, until interrupted"
  private static let end = "watching 2 scripts, until interrupted"
}
