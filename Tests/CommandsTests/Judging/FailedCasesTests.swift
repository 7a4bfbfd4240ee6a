import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct FailedCasesTests {
  private let scratch: ScratchDirectory
  private let home: ScratchDirectory

  init() throws {
    (scratch, home) = (try ScratchDirectory(), try ScratchDirectory())
    try scratch.write("@reactor counter\n@case good\nincrease\n@case bad\nincrease\n? value == 0\n", to: "x.reel")
    _ = try BinaryUnderTest.run(["test", "--accept"], in: scratch.url)
  }

  private func test(_ flags: [String], with more: [String: String] = [:]) throws -> BinaryUnderTest.Outcome {
    let environment = BinaryUnderTest.scrubbedEnvironment.merging(["HOME": home.url.path]) { $1 }
      .merging(more) { $1 }
    return try BinaryUnderTest.run(["test"] + flags, environment: environment, in: scratch.url)
  }

  private var kept: [String] {
    (FileManager.default.enumerator(atPath: home.url.path)?.allObjects as? [String] ?? []).sorted()
  }

  @Test func `the cases that failed in the last run of the whole suite are played again by --failed`() throws {
    #expect(try test(["-k", "good"]).ending == .exit(0))
    #expect(kept == [])
    _ = try test([])
    #expect(kept.dropLast() == [".local", ".local/state", ".local/state/reel", ".local/state/reel/failed"])
    let again = try test(["--failed"])
    #expect(again.output.contains("1 case in 1 script: 1 failed"))
    #expect(again.ending == .exit(1))
    try scratch.replace("? value == 0", with: "? value == 1", in: "x.reel")
    _ = try test(["--accept"])
    #expect(try test(["--failed"]).output == "nothing failed last\n")
    #expect(try test(["--failed"]).ending == .exit(0))
  }

  @Test func `a run that plays nothing forgets no failed case`() throws {
    _ = try test([])
    #expect(try test(["-k", "typo"]).ending == .exit(2))
    #expect(try test(["--failed"]).output.contains("1 case in 1 script: 1 failed"))
  }

  @Test func `failed cases are remembered in the user's state folder, and not under continuous integration`() throws {
    let before = scratch.text("x.timeline")
    _ = try test([], with: ["CI": "true"])
    #expect(kept == [])
    let refused = try test(["--failed"], with: ["CI": "true"])
    #expect(
      refused.errors == """
        error: no run is known whose failures could be played again
          see 'reel test --help'

        """)
    #expect(refused.ending == .exit(2))
    _ = try test([], with: ["XDG_STATE_HOME": home.url.path + "/state"])
    #expect(kept.first == "state")
    #expect(scratch.text("x.timeline") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted() == ["x.reel", "x.timeline"])
  }

  @Test(arguments: ["", "state"])
  func `a state folder that is no absolute path counts as none`(folder: String) throws {
    _ = try test([], with: ["XDG_STATE_HOME": folder])
    #expect(kept.first == ".local")
    #expect(try test(["--failed"], with: ["XDG_STATE_HOME": folder]).ending == .exit(1))
  }

  @Test func `a case that failed and is left out by @only has still failed`() throws {
    _ = try test([])
    try scratch.write("@reactor counter\n@golden none\n@only\n? value == 0\n", to: "o.reel")
    #expect(try test([]).output.hasSuffix("1 case in 1 script: 1 passed; 2 left out by '@only'\n"))
    #expect(try test(["--failed"]).output.hasSuffix("1 case in 1 script: 1 failed\n"))
  }

  @Test func `a case that failed and was not played again has still failed`() throws {
    try scratch.write("@reactor counter\n@golden none\n? value == 1\n", to: "w.reel")
    #expect(try test([]).output.hasSuffix("3 cases in 2 scripts: 1 passed, 2 failed\n"))
    let stopped = try test(["--failed", "--fail-fast"])
    #expect(stopped.output.hasSuffix("2 cases in 2 scripts: 1 failed, 1 not played\n"))
    try scratch.replace("== 1", with: "== 0", in: "w.reel")
    #expect(try test(["--failed"]).output.hasSuffix("2 cases in 2 scripts: 1 passed, 1 failed\n"))
    #expect(try test(["--failed"]).output.hasSuffix("1 case in 1 script: 1 failed\n"))
  }

  @Test func `a case that was never played has not failed`() throws {
    try scratch.write("@reactor counter\n@golden none\n? value == 1\n", to: "w.reel")
    #expect(try test(["--fail-fast"]).output.hasSuffix("3 cases in 2 scripts: 1 failed, 2 not played\n"))
    #expect(try test(["--failed"]).output.hasSuffix("1 case in 1 script: 1 failed\n"))
  }
}
