import TestSupport
import Testing

@Suite(.runsFirst) struct SidecarCaseTests {
  @Test(arguments: SidecarCase.played)
  func `the binary prints, writes and returns what the files of the case say`(_ sidecarCase: SidecarCase) throws {
    let scratch = try ScratchDirectory()
    try sidecarCase.prepare(scratch)
    let before = try FileTree(of: scratch.url)
    let outcome = try BinaryUnderTest.run(
      sidecarCase.arguments, inputBytes: sidecarCase.input, environment: sidecarCase.environment, in: scratch.url)
    let after = try FileTree(of: scratch.url)

    expect("standard output", sidecarCase.output, outcome.output)
    expect("standard error", sidecarCase.errors, outcome.errors)
    expect("the end", sidecarCase.ending.description, outcome.ending.description)
    expect("the files", try sidecarCase.treeAfter(before).description, after.description)
  }

  @Test func `every file in the folder of cases belongs to a case`() {
    #expect(SidecarCase.strays == [])
    #expect(!SidecarCase.all.isEmpty)
  }

  @Test func `a line of arguments is split at blanks outside of quotes`() {
    #expect(SidecarCase.words(of: "run  -r 'a b' \"c'd\" '' e'f g'") == ["run", "-r", "a b", "c'd", "", "ef g"])
  }

  private func expect(_ what: String, _ expected: String, _ actual: String) {
    if expected != actual {
      Issue.record("\(what) differs:\n\(LineDifference.describe(expected: expected, actual: actual))")
    }
  }
}
