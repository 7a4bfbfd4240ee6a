import Foundation
import TestSupport
import Testing

/// Commands that are only asked leave every file and every folder as it was, down to the times.
@Suite(.runsFirst) struct UntouchedTreeTests {
  private let scratch: ScratchDirectory

  /// A case that passes, one that differs, one without a golden, a hole, a golden without a script, and what a killed
  /// writer left behind.
  init() throws {
    scratch = try ScratchDirectory()
    for name in ["passes", "differs"] { try scratch.write("@reactor counter\nincrease\n", to: "suite/\(name).reel") }
    _ = try BinaryUnderTest.run(["test", "-q", "--accept"], in: scratch.url)
    try scratch.replace("0 -> 1", with: "0 -> 2", in: "suite/differs.timeline")
    try scratch.write("@reactor counter\nincrease\n", to: "suite/deeper/new.reel")
    try scratch.write("@reactor counter\n? value == _\n", to: "suite/hole.reel")
    try scratch.write("", to: "suite/obsolete.timeline")
    try scratch.write("half", to: "suite/.passes.timeline.reel-4194305")
  }

  @Test(arguments: [
    ["test"], ["test", "-v", "--fail-fast"], ["test", "--accept"], ["test", "--repeat", "2", "-j", "1"], ["review"],
    ["review", "--accept"], ["review", "--prune"], ["list"], ["fmt", "--check", "suite"],
    ["show", "suite/passes.timeline"], ["diff", "suite/passes.timeline", "suite/differs.timeline"],
    ["run", "suite/passes.reel"],
  ])
  func `under continuous integration no command writes a file`(arguments: [String]) throws {
    try expectUntouched { environment in
      _ = try BinaryUnderTest.run(
        arguments, environment: environment.merging(["CI": "1"]) { $1 }, in: scratch.url)
    }
  }

  @Test(arguments: [
    ["test"], ["review"], ["review", "--reject"], ["list"], ["diff", "suite/hole.reel", "suite/passes.reel"],
  ])
  func `commands that only ask write no file`(arguments: [String]) throws {
    try expectUntouched { environment in
      _ = try BinaryUnderTest.run(arguments, environment: environment, in: scratch.url)
    }
  }

  private func expectUntouched(by work: ([String: String]) throws -> Void) throws {
    let (tree, times) = (try FileTree(of: scratch.url), try self.times)
    try work(BinaryUnderTest.scrubbedEnvironment)
    #expect(try FileTree(of: scratch.url) == tree)
    // A file that was made and removed again would show in the time of its folder.
    #expect(try self.times == times)
  }

  /// When each file and each folder was changed last.
  private var times: [String: Date] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path) + ["."]
      return try paths.reduce(into: [:]) { times, path in
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.url.appending(path: path).path)
        times[path] = attributes[.modificationDate] as? Date
      }
    }
  }
}
