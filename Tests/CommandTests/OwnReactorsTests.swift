import Foundation
import TestSupport
import Testing

/// A package of somebody else's, with reactors of its own: it is built against this one and played.
@Suite struct OwnReactorsTests {
  @Test func aToolOfOnesOwnPlaysItsReactors() throws {
    let package = Repository.root.appending(path: "Tests/OwnReactors")
    let scratch = Repository.root.appending(path: ".build/own-reactors").path
    // The plan of an earlier build does not know files that were added since.
    try? FileManager.default.removeItem(atPath: scratch + "/debug.yaml")
    let build = try CoProcess(
      ["build", "--package-path", package.path, "--scratch-path", scratch], of: Self.swift,
      environment: ProcessInfo.processInfo.environment)
    let built = try build.finish()
    try #require(built.ending == .exit(0), "\(built.output)\(built.errors)")

    let tool = try CoProcess(
      ["test", "-q", "Scripts"], of: scratch + "/debug/OwnTool", environment: BinaryUnderTest.scrubbedEnvironment,
      in: package)
    let outcome = try tool.finish()
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))

    let list = try CoProcess(["list", "--reactors"], of: scratch + "/debug/OwnTool").finish()
    #expect(
      list.output == """
        cart
          actions    add(Item, count: Int)
                     remove(String)
                     checkOut
          ports      api
          state      counts
                     prices
                     total
                     order

        profile
          actions    refresh
                     follow(Int)
                     rename(to: String)
                     invite(User, at: Int)
          state      name
                     isFollowing
                     guests
                     badge

        """)
  }

  /// The `swift` that runs this test, or the one on the path.
  private static let swift: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/swift"
  }()
}
