import TestSupport
import Testing

@Suite struct ArrowTests {
  @Test(arguments: HouseModule.all)
  func aModuleImportsOnlyWhatTheTableAllows(_ module: HouseModule) {
    let allowed = module.siblings.union(module.toolchain).union(HouseModule.everywhere)
    for source in SwiftSource.byModule[module.description] ?? [] {
      for name in source.imports where !allowed.contains(name) {
        Issue.record("\(source.path) imports \(name): an arrow that the house does not have")
      }
    }
  }

  @Test func everyFolderOfSourcesIsInTheTable() {
    let known = Set(HouseModule.all.map(\.description))
    #expect(Repository.entries(of: "Sources").filter { !known.contains($0) } == [])
  }

  @Test func arrowsRunDownwards() {
    var below: Set<String> = []
    for module in HouseModule.all {
      #expect(module.siblings.isSubset(of: below), "\(module)")
      below.insert(module.description)
    }
  }

  @Test func importsAreFoundUnderEveryAttributeAndNotInTexts() throws {
    let path = "Tests/ArchitectureTests/ArrowTests.swift"
    #expect(try #require(SwiftSource(path)).imports == ["TestSupport", "Testing"])
    #expect(try #require(SwiftSource("Tests/TestSupport/CoProcess.swift")).imports == ["Foundation"])
  }
}
