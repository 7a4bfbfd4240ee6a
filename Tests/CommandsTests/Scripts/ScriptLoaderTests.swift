import Foundation
import TestSupport
import Testing

/// Where the files that a script names are looked for.
@Suite(.runsFirst) struct ScriptLoaderTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write("increase\n", to: "root/_one.reel")
    try scratch.write("@include ../_one.reel\nincrease\n", to: "root/sub/_two.reel")
  }

  private func run(_ script: String, at path: String, from directory: String = "root") throws -> BinaryUnderTest.Outcome
  {
    try scratch.write(script, to: path)
    let url = scratch.url.appending(path: directory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try BinaryUnderTest.run(["run", scratch.url.appending(path: path).path], in: url)
  }

  @Test func `an included path is relative to the file that names it`() throws {
    let outcome = try run("@reactor counter\n@include sub/_two.reel\n? value == 2\n", at: "root/x.reel")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a script below the working directory may include files of the whole working directory`() throws {
    let outcome = try run("@reactor counter\n@include ../_one.reel\n? value == 1\n", at: "root/sub/x.reel")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `an absolute path inside of the root can be included`() throws {
    let fragment = scratch.url.appending(path: "root/_one.reel").path
    let outcome = try run("@reactor counter\n@include \(fragment)\n? value == 1\n", at: "root/x.reel")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a script outside of the working directory may not include files above its folder`() throws {
    let outcome = try run("@reactor counter\n@include ../_one.reel\n", at: "root/sub/x.reel", from: "elsewhere")
    let path = scratch.url.appending(path: "root/sub/x.reel").path
    #expect(
      outcome.errors == """
        error: '../_one.reel' lies outside of the root
         --> \(path):2:10
        2 | @include ../_one.reel
          |          ^^^^^^^^^^^^ the root is the script's folder; '-C DIR' sets another one

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `a script from standard input includes files from the working directory`() throws {
    let outcome = try BinaryUnderTest.run(
      ["run", "-"], input: "@reactor counter\n@include sub/_two.reel\n? value == 2\n",
      in: scratch.url.appending(path: "root"))
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `the root of all folders may be the working directory`() throws {
    let fragment = scratch.url.appending(path: "root/sub/_two.reel").path
    let outcome = try BinaryUnderTest.run(
      ["run", "-"], input: "@reactor counter\n@include \(fragment)\n? value == 2\n", in: URL(filePath: "/"))
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `a folder cannot be included`() throws {
    let outcome = try run("@reactor counter\n@include sub\n", at: "root/x.reel")
    #expect(outcome.errors.hasPrefix("error: cannot read 'sub': not a regular file\n"))
    #expect(outcome.ending == .exit(2))
  }
}
