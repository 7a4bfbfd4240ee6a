import ExactStrings

/// A package for the user's own reactors: its files, and notes for its owner.
package struct Scaffold {
  /// A file with its path in the package.
  package struct File: Equatable, Sendable {
    package let path: String
    package let text: String
  }

  /// The location of reel.
  package enum Reel: Equatable, Sendable {
    case path(String)
    case url(String)
  }

  /// A source of an app: its path below the app's folder, and its contents.
  package struct Source: Sendable {
    let path: String
    let bytes: [UInt8]

    /// Creates a source.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// Whether the source belongs to the app itself, and not to its tests or dependencies.
    var isOfApp: Bool {
      let others = ["Pods", "Carthage", "DerivedData", "SourcePackages", "Tests"]
      return path.split(separator: "/").dropLast().allSatisfy { folder in
        !others.contains(String(folder)) && !folder.hasSuffix("Tests")
      }
    }
  }

  /// The name of the package and of its tool.
  package let name: String
  /// The files, in the order in which they are listed.
  package private(set) var files: [File] = []
  /// The path at which the folder of the app is linked; nil for the sample.
  package private(set) var appLink: String?
  /// The names of the reactors and stores in scripts.
  package private(set) var reactors: [String] = []
  /// The number of stores among them, which are the last.
  package private(set) var storeCount = 0
  /// The problems that the user has to solve, one entry each.
  package private(set) var obstacles: [String] = []

  /// Creates a package with a sample reactor, a script, and its golden.
  package static func sample(name: String, reel: Reel) -> Scaffold {
    let name = toolName(for: name)
    var scaffold = Scaffold(name: name)
    scaffold.reactors = ["counter"]
    scaffold.addFrame(PackageManifest(name: name, reel: reel))
    scaffold.add("Sources/\(name)/main.swift", SampleFiles.main)
    scaffold.add("Sources/\(name)/CounterReactor.swift", SampleFiles.reactor)
    scaffold.add("Scripts/counter/counts-after-half-a-second.reel", SampleFiles.script)
    scaffold.add("Scripts/counter/counts-after-half-a-second.timeline", SampleFiles.golden)
    return scaffold
  }

  /// Creates a package for the reactors and stores of an app, whose sources are linked below its own; nil if no type
  /// conforms to `Reactor` and there is no reducer.
  /// - Parameter others: The paths of the files in the app's folder that are not sources.
  package static func app(name: String, reel: Reel, sources: [Source], others: [String] = []) -> Scaffold? {
    let app = AppDeclarations(
      sources.filter(\.isOfApp).map { DeclarationReader.declarations(of: $0.bytes, path: $0.path) })
    let registrations = Registrations(app)
    if registrations.entries.isEmpty { return nil }
    let name = toolName(for: name)
    var scaffold = Scaffold(name: name)
    scaffold.appLink = "Sources/\(name)/App"
    scaffold.reactors = registrations.entries.map(\.name)
    scaffold.storeCount = registrations.entries.count(where: \.isStore)
    let (needed, namesakes) = unlikeNamed(app.sourcesNeeded(by: registrations.entries.map(\.source)))
    let compiled = Set(exact: needed.map(\.path))
    let imports = ImportedModules(needed, besides: app.sources.filter { !compiled.contains($0.path) })
    var manifest = PackageManifest(name: name, reel: reel)
    manifest.modules = imports
    manifest.sources = ownSources + needed.map { "App/" + $0.path }
    manifest.excluded = leftOut(sources.map(\.path) + others, besides: needed.map(\.path)).map { "App/" + $0 }
    scaffold.addFrame(manifest)
    let written = RegistrationFiles(registrations, imports)
    let texts = [
      RegistrationFiles.main, written.imports, written.registrations, written.services, written.values,
      RegistrationFiles.unfilled(besides: app.screens(extendedIn: needed)),
    ]
    for (file, text) in zip(ownSources, texts) { scaffold.add("Sources/\(name)/\(file)", text) }
    for entry in registrations.entries where entry.unfilled.isEmpty {
      scaffold.add("Scripts/\(entry.name)/begin.reel", RegistrationFiles.script(for: entry))
    }
    let attributed = needed.filter(\.needsObjectiveC).map(\.path)
    let selecting = needed.filter(\.hasSelectors).map(\.path)
    let clocks = registrations.realWorldReads(.time, in: needed)
    let chances = registrations.realWorldReads(.chance, in: needed)
    var unfilled: [OpenPlace] = []
    for place in registrations.entries.flatMap(\.unfilled) + registrations.services.unfilled
    where !unfilled.contains(place) {
      unfilled.append(place)
    }
    scaffold.obstacles =
      imports.missing.filter(\.isOfReel).map { module in
        "import \(module.name) (\(users(module.users))): "
          + "reel has a module of that name, put what is used of it into Sources/\(name)/Unfilled.swift"
      }
      + (attributed.isEmpty ? [] : ["@objc (\(users(attributed))): put it behind '#if canImport(ObjectiveC)'"])
      + (selecting.isEmpty ? [] : ["#selector (\(users(selecting))): there are no selectors here, write a closure"])
      + (clocks.isEmpty
        ? [] : ["Date() (\(users(clocks))): it is another one in each run, \(asking("now: () -> Date"))"])
      + (chances.isEmpty
        ? [] : ["random values (\(users(chances))): they are others in each run, \(asking("roll: (Int) -> Int"))"])
      + namesakes.map { "\($0): another source of that name is compiled, and a module has each name once" }
      + registrations.refusals
      + unfilled.map { "fill in \($0)" }
      + emptyModules(imports.missing.filter { !$0.isOfReel }.map(\.name), besides: sources)
    return scaffold
  }

  /// Returns the note about imported modules that were written without contents. Reactors need nothing of most of them.
  ///
  /// The modules of an app itself have folders of their names. Their sources are compiled with all others.
  private static func emptyModules(_ imported: [String], besides sources: [Source]) -> [String] {
    let folders = Set(exact: sources.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    let names = imported.filter { !folders.contains($0) }
    if names.isEmpty { return [] }
    let modules = names.count == 1 ? "its module in Sources is" : "their modules in Sources are"
    return ["import \(names.joined(separator: ", ")): \(modules) empty, put in what the build misses"]
  }

  /// Returns the advice for a value that differs in each run.
  private static func asking(_ closure: String) -> String {
    "ask a closure in the initialiser such as '\(closure)', or '@redact' what shows it"
  }

  private static func users(_ paths: [String]) -> String {
    paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more"
  }

  /// The sources of the tool itself. Sources of the app with the same file names are not compiled.
  private static let ownSources = [
    "main.swift", "ExportedImports.swift", "ReactorRegistrations.swift", "ScriptedServices.swift",
    "ScriptedValues.swift", "Unfilled.swift",
  ]

  /// Returns the files of an app that are not compiled: whole folders if possible, else single files.
  private static func leftOut(_ paths: [String], besides needed: [String]) -> [String] {
    func folders(of path: String) -> [String] {
      let parts = path.split(separator: "/").dropLast()
      return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
    let (files, used) = (Set(exact: needed), Set(exact: needed.flatMap(folders)))
    var result: [String] = []
    for path in paths where !files.contains(path) {
      let place = folders(of: path).first { !used.contains($0) } ?? path
      if !result.contains(place) { result.append(place) }
    }
    return result.sorted()
  }

  /// Returns the sources without those whose file name is already used, and the paths of the latter.
  private static func unlikeNamed(_ sources: [SourceDeclarations]) -> ([SourceDeclarations], [String]) {
    var names = Set(exact: ownSources)
    let isFirst = sources.map { names.insert($0.path.split(separator: "/").last.map(String.init) ?? "").inserted }
    let all = zip(sources, isFirst)
    return (all.filter(\.1).map(\.0), all.filter { !$0.1 }.map(\.0.path))
  }

  private init(name: String) {
    self.name = name
  }

  private mutating func add(_ path: String, _ text: String) { files.append(File(path: path, text: text)) }

  private mutating func addFrame(_ manifest: PackageManifest) {
    add("Package.swift", manifest.text)
    add(".gitignore", ".build/\n.swiftpm/\npending/\n")
    add(".github/workflows/reel.yml", SampleFiles.workflow(tool: name, reel: manifest.reel))
    for file in StandInModules.files(manifest.modules) { add(file.path, file.text) }
  }

  /// The modules that come with the compiler and that a tool, or a package under it, may import.
  private static let modulesOfToolchain = [
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "XCTest",
  ]

  /// Returns the name of the tool for a folder's name: a word that is not the name of a module.
  private static func toolName(for folder: String) -> String {
    let words = folder.utf8.split { !$0.isLetterOrDigit && $0 != UInt8(ascii: "_") }
    var name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    if name.first?.isLetter != true { name = "play" + (name.isEmpty ? "" : "-\(name)") }
    let others = ["App", "UIKit", "OSLog", "os"] + modulesOfToolchain
    let taken = StandInModules.names + ReelModules.names.sorted() + others
    return taken.contains { $0.lowercased() == name.lowercased() } ? name + "-tool" : name
  }
}
