import TestSupport
import Testing

@Suite(.runsFirst) struct NewTests {
  @Test func `the folder of a new package stands in quotes where a shell needs them`() throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(["new", "a b", "--reel", Repository.root.path], in: scratch.url)
    #expect(outcome.output == "made a b, 1 reactor: counter\n\ncd 'a b'\nswift run a-b test\n")
    let recipe = scratch.text("a b/.github/workflows/reel.yml")?.split(separator: "\n").dropFirst().first
    #expect(
      recipe == "# Package.swift names reel by a path, which leads to it on this machine alone: name it by a URL there."
    )
  }

  @Test(arguments: ["-", "-x"])
  func `a folder with a leading dash is one for the shell, too`(folder: String) throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(["new", "--reel", Repository.root.path, "--", folder], in: scratch.url)
    #expect(outcome.output.contains("\ncd ./\(folder)\n"))
  }
}
