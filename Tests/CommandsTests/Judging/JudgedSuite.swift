import TestSupport

/// Scripts of which some cases pass and others fail in every way.
struct JudgedSuite {
  static let start = "       0ms = {\"value\":0,\"isLoading\":false,\"alertMessage\":null}\n"

  let scratch: ScratchDirectory

  /// `a.reel` passes; `b.reel` has a case for each way to fail; `c.reel` does not parse; `d.reel` has no golden; and
  /// `e.timeline` has no script.
  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n+1s\n", to: "a.reel")
    try scratch.write(
      """
      @reactor counter
      @case differs
      increase
      @case fails
      decrease
      ? value == 7
      @case expected to fail
      @xfail it has to
      ? value == 7
      @case passes nevertheless
      @xfail it had to

      """, to: "b.reel")
    _ = try test("--accept", "a.reel", "b.reel")
    try scratch.replace("value: 0 -> 1", with: "value: 0 -> 2", in: "b.timeline")
    try scratch.write("@reactor counter\nincreese\n", to: "c.reel")
    try scratch.write("@reactor counter\n", to: "d.reel")
    try scratch.write("", to: "e.timeline")
  }

  /// Runs `reel test`.
  func test(_ arguments: String..., environment: [String: String] = [:]) throws -> BinaryUnderTest.Outcome {
    try reel(["test"] + arguments, environment: environment)
  }

  /// Runs `reel`.
  func reel(_ arguments: [String], environment: [String: String] = [:]) throws -> BinaryUnderTest.Outcome {
    try BinaryUnderTest.run(
      arguments, environment: BinaryUnderTest.scrubbedEnvironment.merging(environment) { $1 }, in: scratch.url)
  }
}
