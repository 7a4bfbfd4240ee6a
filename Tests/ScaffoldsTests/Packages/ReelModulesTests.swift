import TestSupport
import Testing

@testable import Scaffolds

@Suite struct ReelModulesTests {
  @Test func `the names are those of all modules in the manifest but the tests`() throws {
    let manifest = try #require(Repository.text("Package.swift"))
    let targets = manifest.matches(of: /\.(?:target|macro|executableTarget)\(\s*name: "(\w+)"/)
    #expect(targets.map { String($0.1) }.sorted() == ReelModules.names.sorted())
  }
}
