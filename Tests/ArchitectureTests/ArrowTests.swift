import TestSupport
import Testing

@Suite struct ArrowTests {
  @Test(arguments: HouseModule.all)
  func `a module imports only what the table allows, and what its target depends on`(_ module: HouseModule) throws {
    let allowed = module.siblings.union(module.toolchain).union(HouseModule.everywhere)
    let ofToolchain = module.toolchain.union(["Synchronization"])
    let target = try Self.target(of: module)
    for (name, line) in try Self.imports(in: "Sources/\(module)") {
      if !allowed.contains(name) { Issue.record("\(line): an arrow that the house does not have") }
      if !ofToolchain.contains(name), !target.contains("\"\(name)\"") {
        Issue.record("\(line): an arrow that Package.swift does not have")
      }
    }
  }

  /// Returns the declaration of a module's target, which stands behind that of its product.
  private static func target(of module: HouseModule) throws -> Substring {
    let manifest = try #require(Repository.text("Package.swift"))
    let name = try #require(manifest.ranges(of: "name: \"\(module)\"").last)
    let rest = manifest[name.upperBound...]
    return rest[..<(rest.firstRange(of: "name: \"")?.lowerBound ?? rest.endIndex)]
  }

  @Test func `every folder of the sources is in the table`() {
    let known = Set(HouseModule.all.map(\.description))
    #expect(Repository.entries(of: "Sources").filter { !known.contains($0) } == [])
  }

  @Test func `a module imports only modules that stand before it in the table`() {
    var below: Set<String> = []
    for module in HouseModule.all {
      #expect(module.siblings.isSubset(of: below), "\(module)")
      below.insert(module.description)
    }
  }

  @Test func `imports are found under every attribute, and not in texts`() throws {
    let scratch = try ScratchDirectory()
    let text = """
      import A
      @_exported public import struct B.C
      #if os(Linux)
        @_spi(X) @preconcurrency import D
      #endif
      // import E
      let text = \"""
          import F
        \"""
      """
    try scratch.write(text, to: "a.swift")
    #expect(try Self.imports(in: scratch.url.path).map(\.name) == ["A", "B", "D"])
  }

  /// The modules that the files of a folder import. An `import` that is indented by more than two blanks is part of a
  /// string literal, and does not count.
  private static func imports(in folder: String) throws -> [(name: String, line: Search.Line)] {
    let line = "^ ? ?(@[A-Za-z_]+([(][A-Za-z]+[)])? +)*((public|package|internal|fileprivate|private) +)?import "
    return try Search.lines(matching: line, in: [folder], suffix: ".swift").map { line in
      let words = line.text.split(separator: " ").drop { $0 != "import" }.dropFirst()
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      return (String(words.drop { kinds.contains($0) }.first?.prefix { $0 != "." } ?? ""), line)
    }
  }
}
