import Foundation
import TestSupport
import Testing

/// Where `test --pending DIR` leaves what goldens would be, and where `review --from DIR` looks for it.
@Suite(.runsFirst) struct PendingFolderTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "tests/a/x.reel")
  }

  private func run(_ arguments: String...) throws -> BinaryUnderTest.Outcome {
    try BinaryUnderTest.run(arguments, in: scratch.url)
  }

  @Test(arguments: [
    ["tests/a/x.reel"], ["./tests/../tests/a//x.reel"], ["-C", "tests", "a"], ["tests"],
  ])
  func `pending goldens have the paths of their goldens, counted from the working directory`(arguments: [String]) throws
  {
    let outcome = try BinaryUnderTest.run(["test", "--pending", ".p/"] + arguments, in: scratch.url)
    let isInside = arguments.contains("-C")
    #expect(outcome.output.contains("\npending .p/\(isInside ? "" : "tests/")a/x.timeline\n"))
    #expect(
      scratch.text(isInside ? "tests/.p/a/x.timeline" : ".p/tests/a/x.timeline")?.hasPrefix("reel-timeline") == true)
  }

  @Test func `pending goldens of absolute paths are mirrored and reviewed alike`() throws {
    let root = scratch.url.resolvingSymlinksInPath().path
    let outcome = try run("test", "--pending", "\(root)/out", "\(root)/tests")
    #expect(outcome.output.contains("\npending \(root)/out/tests/a/x.timeline\n"))
    let review = try run("review", "--from", "\(root)/out", "--accept")
    #expect(review.output == "accepted  tests/a/x.timeline\n1 accepted\n")
    #expect(try run("test").output == "1 case in 1 script: 1 passed\n")
  }

  @Test func `a pending golden that was decided is removed with its empty folders, and nothing else is`() throws {
    _ = try run("test", "--pending", "out/p")
    try scratch.write("kept\n", to: "out/note")
    #expect(try run("review", "--from", "out/p", "--reject").ending == .exit(1))
    #expect(try FileTree(of: scratch.url.appending(path: "out")).contents.keys.sorted() == ["note"])
    #expect(try run("review", "--from", "out/p").errors == "note: nothing is pending: there is no folder 'out/p'\n")
  }

  @Test func `a copy of the pending folder over the tree makes the suite pass`() throws {
    _ = try run("test", "--pending", ".p")
    let copy = try BinaryUnderTest.run(shell: "cp -R .p/. . && \"$0\" test", in: scratch.url)
    #expect(copy.output == "1 case in 1 script: 1 passed\n")
  }

  @Test func `a run that passes removes what was pending`() throws {
    _ = try run("test", "--pending", ".p")
    _ = try run("test", "--accept")
    #expect(try run("test", "--pending", ".p").ending == .exit(0))
    #expect(scratch.text(".p/tests/a/x.timeline") == nil)
  }
}
