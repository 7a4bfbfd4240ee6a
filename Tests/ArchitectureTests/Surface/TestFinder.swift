import TestSupport

/// Finds the tests of symbols.
struct TestFinder {
  private let files: [TestFile]

  init(modules: [String]) {
    files = (modules.map { $0 + "Tests" } + ["ContractTests"]).flatMap { tests in
      Repository.files(below: "Tests/\(tests)", suffix: ".swift").compactMap(SwiftSource.init).map(TestFile.init)
    }
  }

  /// The files of tests in the order in which a test of a source is looked for.
  func files(nearTo source: String) -> TestFileOrder {
    let parts = source.split(separator: "/")
    let module = "Tests/\(parts[1])Tests/"
    let folder = module + parts.dropFirst(2).dropLast().map { $0 + "/" }.joined()
    let name = parts[parts.count - 1].dropLast(".swift".count)
    // What `Zip+Arities` adds may be tested where `Zip` is.
    let family = folder + name.prefix { $0 != "+" } + "Tests.swift"
    let mirror = folder + name + "Tests.swift"
    let ranks: [(String) -> Bool] = [
      { $0 == mirror }, { $0 == family }, { $0.hasPrefix(folder) }, { $0.hasPrefix(module) }, { _ in true },
    ]
    let ranked = Dictionary(grouping: files) { file in ranks.firstIndex { $0(file.path) } ?? ranks.count }
    return TestFileOrder(mirror: mirror, files: ranks.indices.flatMap { ranked[$0] ?? [] })
  }
}

/// Files of tests, those first that are more likely to be about a source.
struct TestFileOrder {
  fileprivate let mirror: String
  fileprivate let files: [TestFile]

  /// The file that speaks of a symbol, and the first test there that does.
  ///
  /// The mirror of the source goes before the tests of others, and those before what is no test.
  func test(of symbol: PublicSymbol) -> (path: String?, function: String?) {
    var outside: String?
    for file in files where file.path == mirror || speaks(file, ofTheOwnerOf: symbol) {
      let (isUsed, function) = file.use(of: symbol)
      if let function { return (file.path, function.title) }
      if isUsed, file.path == mirror { return (mirror, nil) }
      if isUsed { outside = outside ?? file.path }
    }
    return (outside, nil)
  }

  /// Names are shared by kinds of sequences; only who speaks of the kind may mean its member.
  private func speaks(_ file: TestFile, ofTheOwnerOf symbol: PublicSymbol) -> Bool {
    if symbol.owner.isEmpty { return true }
    if symbol.isOfObservables { return isOfAnotherKind(symbol.file) || !isOfAnotherKind(file.path) }
    return file.mentions(symbol.ownerName) || symbol.otherOwners.contains(where: file.mentions)
  }

  /// Whether a source or a test is about sequences that are no observables.
  private func isOfAnotherKind(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropFirst(2)
    return folders.first == "Traits" || folders.first == "Bindings"
  }
}
