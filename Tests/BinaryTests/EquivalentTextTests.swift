import Foundation
import TestSupport
import Testing

/// Texts that Unicode calls equivalent, and whose bytes differ: they are two, wherever the tool compares.
@Suite(.runsFirst) struct EquivalentTextTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func run(_ arguments: [String], _ input: String) throws -> BinaryUnderTest.Outcome {
    try BinaryUnderTest.run(arguments, input: input)
  }

  @Test func `an action sends the very bytes of its line`() throws {
    let outcome = try run(
      ["run", "-"], "@reactor alert\nalert \(Self.composed)\nalert \(Self.decomposed)\nalert \(Self.composed)\n")
    let sent = outcome.output.split(separator: "\n").filter { $0.contains("> alert") }.map { Array($0.utf8.suffix(5)) }
    let wanted = [" \"\(Self.composed)\"", "\"\(Self.decomposed)\"", " \"\(Self.composed)\""].map(bytes)
    #expect(sent == wanted)
  }

  @Test func `a state whose text changes to an equivalent one is a change`() throws {
    let outcome = try run(
      ["run", "-"], "@reactor alert\nalert \u{212B}\nalert A\u{30A}\nalert a\u{323}\u{307}\nalert a\u{307}\u{323}\n")
    let changes = outcome.output.split(separator: "\n").filter { $0.contains("alertMessage: ") }
    #expect(changes.count == 4)
  }

  @Test func `a control whose text changes to an equivalent one is shown again`() throws {
    let script = "@reactor name-badge\n&bind\n& nameField type \(Self.composed)\n& nameField type \(Self.decomposed)\n"
    let outcome = try run(["run", "-"], script)
    #expect(outcome.errors == "")
    let shown = outcome.output.split(separator: "\n").filter { $0.contains("& nameField \"") }
    #expect(shown.map { bytes(String($0)).contains(0xCC) } == [false, true])
  }

  @Test func `timelines whose titles are equivalent texts differ`() throws {
    let scratch = try ScratchDirectory()
    for (name, title) in [("a", Self.composed), ("b", Self.decomposed)] {
      try scratch.write(
        "reel-timeline 1\n== \(title)  counter\n       0ms = {}\n       0ms = {}\n", to: "\(name).timeline")
    }
    let outcome = try BinaryUnderTest.run(["diff", "a.timeline", "b.timeline"], in: scratch.url)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output != "")
  }

  @Test func `two cases with equivalent titles are no duplicates`() throws {
    let outcome = try run(
      ["run", "-"],
      "@reactor alert\n@case c\(Self.composed)\nalert x\n@case c\(Self.decomposed)\nalert y\n")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `two equivalent keys of an object are no duplicates`() throws {
    let outcome = try run(
      ["run", "-"],
      "@reactor alert\nalert x\n? . has {\"\(Self.composed)\":1,\"\(Self.decomposed)\":2}\n")
    #expect(!outcome.errors.contains("twice"))
  }

  @Test(arguments: ["==", "like", ">=", "<=", "has"])
  func `every relation of an expectation tells equivalent texts apart`(_ relation: String) throws {
    let (left, right) = (Self.composed, Self.decomposed)
    func holds(_ text: String) throws -> Bool {
      try run(["run", "-"], "@reactor alert\nalert \(text)\n? alertMessage \(relation) \(left)\n").ending == .exit(0)
    }
    #expect(try holds(left))
    // By scalars, e comes before é.
    #expect(try holds(right) == (relation == "<="))
  }

  @Test func `numbers are compared exactly, however they are written`() throws {
    func ending(_ expectation: String) throws -> BinaryUnderTest.Ending {
      try run(["run", "-"], "@reactor counter\nincrease\n? value \(expectation)\n").ending
    }
    try expect([
      "== 1.0": .exit(0),
      "== 1.0000000000000000000001": .exit(1),
      "< 1.0000000000000000000001": .exit(0),
      "> 0.9999999999999999999999": .exit(0),
      "== 10e-1": .exit(0),
    ]) { try ending($0) }
  }

  #if !canImport(Darwin)
    // The disks of Apple's systems take the two for one name.

    @Test func `scripts and folders with equivalent names are all played, and each has its own golden`() throws {
      let scratch = try ScratchDirectory()
      for name in [Self.composed, Self.decomposed] {
        for folder in ["suite", "suite/in-\(name)"] {
          try scratch.write("@reactor counter\nincrease\n", to: "\(folder)/\(name).reel")
        }
      }
      let accepted = try BinaryUnderTest.run(["test", "--accept", "suite"], in: scratch.url)
      #expect(accepted.ending == .exit(0))
      #expect(accepted.output.hasSuffix("4 cases in 4 scripts: 4 passed\n"))
      try FileManager.default.removeItem(atPath: scratch.url.path + "/suite/\(Self.decomposed).reel")
      let outcome = try BinaryUnderTest.run(["test", "suite"], in: scratch.url)
      #expect(outcome.ending == .exit(1))
      #expect(bytes(outcome.output).starts(with: bytes("FAIL suite/\(Self.decomposed).timeline")))
    }

    @Test func `a folder with an equivalent name lies outside of the root of includes`() throws {
      let scratch = try ScratchDirectory()
      try scratch.write("increase\n", to: "r\(Self.decomposed)/_x.reel")
      try scratch.write("@reactor counter\n@include ../r\(Self.decomposed)/_x.reel\n", to: "r\(Self.composed)/a.reel")
      let root = URL(filePath: scratch.url.path + "/r\(Self.composed)", directoryHint: .isDirectory)
      let outcome = try BinaryUnderTest.run(["run", "a.reel"], in: root)
      #expect(outcome.errors.contains("lies outside of the root"))
      #expect(outcome.ending == .exit(2))
    }
  #endif
}
