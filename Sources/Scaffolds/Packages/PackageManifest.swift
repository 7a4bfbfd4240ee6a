import ExactStrings

/// The manifest of a package for the user's own reactors.
struct PackageManifest {
  let name: String
  let reel: Scaffold.Reel
  /// The modules that the sources of the app import.
  var modules = ImportedModules()
  /// The sources of the tool; nil if all files in its folder are sources.
  var sources: [String]?
  /// The files and folders in its folder that are not sources of the tool.
  var excluded: [String] = []

  init(name: String, reel: Scaffold.Reel) {
    self.name = name
    self.reel = reel
  }

  var text: String {
    let targets = StandInModules.targets(modules)
    let dependencies = (modules.usesLogs ? [#".target(name: "os"),"#] : []) + targets.map(declaration)
    let names = targets.map { "\"\($0.name)\"" } + (modules.usesLogs ? ["\"os\""] : [])
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      /// Products of reel.
      func reel(_ names: String...) -> [Target.Dependency] {
        names.map { .product(name: $0, package: "\(identity)") }
      }

      // Modules that stand in for RxSwift and its relatives, a few lines each. SwiftPM allows a name once in a graph of
      // packages, so that reel cannot bring them along.
      let standIns: [Target] = [
      \(dependencies.map { "  \($0)\n" }.joined())]

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        dependencies: [\(dependency)],
        targets: standIns + [
          .executableTarget(
            name: "\(name)",
            dependencies: [\(names.joined(separator: ", "))] + reel(\(products))\(sourceList))
        ],
        // Sources of apps are mostly written in Swift 5: its successor refuses what they share between threads.
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// The products of reel that the tool imports itself.
  private var products: String { "\"Commands\"" + (sources == nil ? "" : ", \"FoundationExtras\"") + ", \"Playback\"" }

  private var identity: String {
    guard case .url(let url) = reel else { return "reel" }
    let last = url.utf8.split { "/:".utf8.contains($0) }.last.map { String(Substring($0)) } ?? "reel"
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private var dependency: String {
    switch reel {
    case .path(let path): ".package(name: \"reel\", path: \"\(path)\")"
    case .url(let url): ".package(url: \"\(url)\", branch: \"main\")"
    }
  }

  private var sourceList: String {
    guard let sources else { return "" }
    func list(_ paths: [String]) -> String { "[\n" + paths.map { "        \"\($0)\",\n" }.joined() + "      ]" }
    // Screens stay out; a source that is missing belongs on the list of sources.
    return (excluded.isEmpty ? "" : ",\n      exclude: \(list(excluded))") + ",\n      sources: \(list(sources))"
  }

  private func declaration(of target: StandInModules.Target) -> String {
    var parts = [String]()
    if !target.targets.isEmpty { parts.append("[\(target.targets.map { "\"\($0)\"" }.joined(separator: ", "))]") }
    if !target.products.isEmpty { parts.append("reel(\(target.products.map { "\"\($0)\"" }.joined(separator: ", ")))") }
    let dependencies = parts.isEmpty ? "" : ", dependencies: " + parts.joined(separator: " + ")
    return ".target(name: \"\(target.name)\"\(dependencies)),"
  }
}
