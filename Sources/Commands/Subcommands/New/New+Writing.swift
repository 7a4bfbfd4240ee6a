import CommandLines
import ExactStrings
import Files
import Processes
import Reports
import Scaffolds
import SystemCalls

extension NewCommand {
  package static func run(_ request: NewRequest, in environment: CommandEnvironment) throws -> ExitCode {
    let directory = request.directory
    guard let place = try emptyPlace(directory) else {
      throw UsageError("\(quoted(directory)) is there already", hint: "name a folder that is not;")
    }
    let reel = try reel(request.reel, from: place)
    let name = place.split(separator: "/").last.map(String.init) ?? directory
    let scaffold: Scaffold
    var app: String?
    if let path = request.app {
      guard ScriptLoader.isFolder(path), let real = ScriptLoader.realPath(path) else {
        throw UsageError("\(quoted(path)) is no folder", hint: "--app names the folder of an app's sources;")
      }
      let (sources, others) = try sources(in: path)
      guard let found = Scaffold.app(name: name, reel: reel, sources: sources, others: others) else {
        throw UsageError(
          "no class in \(quoted(path)) conforms to Reactor, and there is no reducer",
          hint: "without --app, make a package in which you register view models yourself;")
      }
      (scaffold, app) = (found, real)
    } else {
      scaffold = Scaffold.sample(name: name, reel: reel)
    }
    for file in scaffold.files { try AtomicFile("\(directory)/\(file.path)").write(Array(file.text.utf8)) }
    if let link = scaffold.appLink, let app {
      let folder = "\(place)/\(link)".split(separator: "/").dropLast().joined(separator: "/")
      let target = RelativePath.path(to: app, from: "/" + folder)
      try Link.make(at: "\(directory)/\(link)", to: target)
    }
    environment.output.write(report(scaffold, in: directory))
    return .expected
  }

  /// Returns the absolute path of a folder that is to be made; nil if something is there.
  private static func emptyPlace(_ directory: String) throws(ChannelError) -> String? {
    if let real = ScriptLoader.realPath(directory) {
      guard ScriptLoader.isFolder(directory), rmdir(directory) == 0 else { return nil }
      return real
    }
    if ScriptLoader.isLink(directory) { return nil }
    return RelativePath.normal(directory.hasPrefix("/") ? directory : "\(WorkingDirectory.current)/\(directory)")
  }

  private static func reel(_ given: String?, from place: String) throws -> Scaffold.Reel {
    if let given, given.contains("://") || given.hasPrefix("git@") { return .url(given) }
    guard let checkout = ScriptLoader.realPath(given ?? Self.checkout),
      ScriptLoader.realPath("\(checkout)/Package.swift") != nil
    else {
      throw UsageError(
        "no package of reel at \(quoted(given ?? Self.checkout))", hint: "--reel PATH|URL says where it is;")
    }
    let relative = RelativePath.path(to: checkout, from: place)
    // A near checkout may be moved together with the package; a distant one is named by its absolute path.
    return .path(relative.hasPrefix("../../../") ? checkout : relative)
  }

  /// The checkout that contains this source file.
  private static var checkout: String {
    #filePath.split(separator: "/").dropLast(5).map { "/\($0)" }.joined()
  }

  /// Returns the sources in a folder, and the paths of its other files.
  private static func sources(in folder: String) throws -> ([Scaffold.Source], others: [String]) {
    let contents = Folder(folder).contents()
    if let failure = contents.failures.first { throw failure }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    func short(_ path: String) -> String { String(path.removing(prefix: prefix) ?? path[...]) }
    let sources = try contents.files.filter { $0.hasSuffix(".swift") }.map { path in
      Scaffold.Source(path: short(path), bytes: try AtomicFile(path).read() ?? [])
    }
    return (sources, contents.files.filter { !$0.hasSuffix(".swift") }.map(short))
  }

  private static func report(_ scaffold: Scaffold, in directory: String) -> String {
    let counts = [(scaffold.reactors.count - scaffold.storeCount, "reactor"), (scaffold.storeCount, "store")]
    let made = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: " and ")
    var lines = ["made \(directory), \(made): \(scaffold.reactors.joined(separator: ", "))"]
    if !scaffold.obstacles.isEmpty { lines += ["", "in the way:"] + scaffold.obstacles.map { "  \($0)" } }
    let script = scaffold.files.first { $0.path.hasSuffix("/begin.reel") }?.path
    // Otherwise the shell would take a name with a leading dash for a flag, or for the previous folder.
    let place = directory.hasPrefix("-") ? "./\(directory)" : directory
    lines += ["", "cd \(place.asShellWord)"]
    if scaffold.appLink == nil {
      lines.append("swift run \(scaffold.name) test")
    } else if let script {
      // The reactors of an app have no goldens yet.
      lines += ["swift run \(scaffold.name) run \(script)", "swift run \(scaffold.name) test --accept"]
    } else {
      lines.append("swift build")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
