import Foundation
import TestSupport
import Testing

/// Which files a script may read, on a real disk with real links.
@Suite(.runsFirst) struct IncludeTests {
  private func complaint(_ script: String, _ prepare: (ScratchDirectory) throws -> Void = { _ in }) throws -> String {
    let scratch = try ScratchDirectory()
    try scratch.write(script, to: "root/x.reel")
    try scratch.write("increase\n", to: "outside.reel")
    try prepare(scratch)
    let outcome = try BinaryUnderTest.run(["run", "x.reel"], in: scratch.url.appending(path: "root"))
    #expect(outcome.output == "")
    #expect(outcome.ending == .exit(2))
    return outcome.errors
  }

  @Test(arguments: ["/etc/passwd", "../outside.reel", "link.reel", "folder/../../outside.reel"])
  func `a path that leads out of the root, also by a link, is refused`(path: String) throws {
    let errors = try complaint("@reactor counter\n@include \(path)\n") { scratch in
      let root = scratch.url.appending(path: "root")
      try FileManager.default.createDirectory(at: root.appending(path: "folder"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: "link.reel").path, withDestinationPath: "../outside.reel")
    }
    #expect(
      errors == """
        error: '\(path)' lies outside of the root
         --> x.reel:2:10
        2 | @include \(path)
          |          \(String(repeating: "^", count: path.count)) the root is the working directory; '-C DIR' sets another one

        """)
  }

  @Test func `a file that is missing is named with the path where it was looked for`() throws {
    #expect(
      try complaint("@reactor repo-search\n! search reply @pages/one.json\nupdateQuery a\n") == """
        error: cannot read 'pages/one.json': no such file
         --> x.reel:2:17
        2 | ! search reply @pages/one.json
          |                 ^^^^^^^^^^^^^^ it was looked for at 'pages/one.json'

        """)
  }

  @Test func `an include that leads back to itself shows the whole circle`() throws {
    let errors = try complaint("@reactor counter\n@include a/_one.reel\n") { scratch in
      try scratch.write("@include _two.reel\n", to: "root/a/_one.reel")
      try scratch.write("increase\n@include ../a/_one.reel\n", to: "root/a/_two.reel")
    }
    #expect(
      errors == """
        error: this include leads back to itself
         --> a/_two.reel:2:10
        2 | @include ../a/_one.reel
          |          ^^^^^^^^^^^^^^ a/_one.reel -> a/_two.reel -> a/_one.reel
          = included at a/_one.reel:1, x.reel:2

        """)
  }

  @Test func `a script outside of the working directory has its own folder as the root`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@include _more.reel n=2\n? value == 2\n", to: "far/x.reel")
    try scratch.write("@reactor counter\nincrease\nincrease\n? value == ${n}\n", to: "far/_more.reel")
    let elsewhere = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(
      ["run", scratch.url.appending(path: "far/x.reel").path], in: elsewhere.url)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }
}
