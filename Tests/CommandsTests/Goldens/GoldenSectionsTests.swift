import TestSupport
import Testing

/// The use of the sections of a golden.
@Suite(.runsFirst) struct GoldenSectionsTests {
  private static let script = "@reactor counter\n@case up\nincrease\n@case down\ndecrease\n"
  private static let up = """
    == up  counter
           0ms = {"value":0,"isLoading":false,"alertMessage":null}
           0ms > increase
           0ms ~ increaseValue  value: 0 -> 1
           0ms = {"value":1,"isLoading":false,"alertMessage":null}

    """

  private func scratch(golden: String) throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    try scratch.write(Self.script, to: "x.reel")
    try scratch.write(golden, to: "x.timeline")
    return scratch
  }

  @Test func `a broken section of a golden does not fail a case of another section`() throws {
    let scratch = try scratch(golden: "reel-timeline 1\n\(Self.up)== down  counter\n   by hand\n")
    let up = try BinaryUnderTest.run(["test", "-k", "up"], in: scratch.url)
    #expect(up.output == "1 case in 1 script: 1 passed\n")
    #expect(up.ending == .exit(0))
    #expect(try BinaryUnderTest.run(["test", "-k", "down"], in: scratch.url).ending == .exit(1))
  }

  @Test func `accepting replaces only the sections of the cases that were played`() throws {
    let kept = "== down  counter\n   by hand ==\n\n == no heading\n"
    let scratch = try scratch(golden: "reel-timeline 1\n== up  counter\n   by hand\n\(kept)")
    let outcome = try BinaryUnderTest.run(["test", "--accept", "-k", "up"], in: scratch.url)
    #expect(outcome.output == "accepted x.timeline\n1 case in 1 script: 1 passed\n")
    #expect(scratch.text("x.timeline") == "reel-timeline 1\n\(Self.up)\(kept)")
  }

  @Test func `accepted sections stand in the order of the script's cases`() throws {
    let down = "== down  counter\n   by hand\n"
    let scratch = try scratch(golden: "reel-timeline 1\n\(down)\(Self.up)")
    #expect(try BinaryUnderTest.run(["test", "--accept", "-k", "up"], in: scratch.url).ending == .exit(0))
    #expect(scratch.text("x.timeline") == "reel-timeline 1\n\(Self.up)\(down)")
  }

  @Test func `a section without a case is removed only when the whole script is accepted`() throws {
    let (down, gone) = ("== down  counter\n   by hand\n", "== gone  counter\n   old\n")
    let scratch = try scratch(golden: "reel-timeline 1\n\(down)\(gone)\(Self.up)")
    #expect(try BinaryUnderTest.run(["test", "--accept", "-k", "up"], in: scratch.url).ending == .exit(0))
    #expect(scratch.text("x.timeline") == "reel-timeline 1\n\(Self.up)\(down)\(gone)")
    #expect(try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).ending == .exit(0))
    #expect(scratch.text("x.timeline")?.contains("gone") == false)
  }

  @Test func `text before the first section does not fail a selected case`() throws {
    let scratch = try scratch(golden: "no timeline\n\(Self.up)")
    #expect(try BinaryUnderTest.run(["test", "-k", "up"], in: scratch.url).ending == .exit(0))
  }

  @Test func `a section belongs to a case only if its whole heading is the same`() throws {
    let scratch = try scratch(golden: "reel-timeline 1\n" + Self.up.replacing("counter\n", with: "counter-2\n"))
    #expect(try BinaryUnderTest.run(["test", "-k", "up"], in: scratch.url).ending == .exit(1))
  }
}
