import ActionScripts
import CommandLines
import ExactStrings
import Files
import Playback
import SystemCalls

/// Reads scripts and the files that they name, within one root for each script.
///
/// The root is the working directory, or the script's own folder where the script lies outside of it. Links are
/// resolved before a path is checked, so no link leads out of the root.
struct ScriptLoader: ScriptFiles {
  /// The path of the script as it was given; nil for standard input.
  let script: String?
  /// Records every file that is asked for, even if it does not exist.
  let log: FileLog?

  init(script: String?, log: FileLog? = nil) {
    self.script = script
    self.log = log
  }

  /// Returns the content of a script.
  /// - Parameter isRewritten: Whether the script is to be replaced: it has to be a file, and not a pipe or a device.
  static func content(of path: String, forRewriting isRewritten: Bool = false) throws(ScriptFileError) -> [UInt8] {
    do {
      let file = AtomicFile(path)
      if let content = try isRewritten ? file.read() : file.readStream() { return content }
    } catch {
      throw ScriptFileError("\(error)")
    }
    let meant = ScriptPath.suffixes.map { path + $0 }.first(where: isFile)
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    throw ScriptFileError("cannot read '\(path)': no such file\(hint)")
  }

  /// Returns the content of a script that a user has named.
  static func script(at path: String) throws(ScriptFileError) -> [UInt8] {
    if ScriptPath.isGolden(path) { throw ScriptFileError("'\(path)' is a golden: scripts are named *.reel") }
    return try content(of: path)
  }

  /// Returns whether a path leads to a folder; `-` is standard input, whatever lies there.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Throws an error if the path of a folder for new files, or a part of it, leads to something that is not a folder.
  static func checkFolder(_ path: String, of flag: String) throws(UsageError) {
    var present = path
    while realPath(present) == nil {
      guard let slash = present.lastIndex(of: "/") else { return }
      present = String(present[..<slash])
    }
    if isFolder(present) { return }
    throw UsageError("\(flag) takes a folder, and \(quoted(present)) is none")
  }

  /// Returns whether a path leads to a file, and not to a folder, a pipe or a device.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns whether a path is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  func read(_ path: String, from file: String?) throws(ScriptFileError) -> (name: String, content: [UInt8]) {
    let folder = Self.folder(of: file ?? script)
    let target = path.hasPrefix("/") ? path : folder + path
    log?.paths.append(target)
    let (root, shownRoot) = root()
    guard let real = Self.realPath(target) else {
      throw ScriptFileError("cannot read '\(path)': no such file", note: "it was looked for at '\(target)'")
    }
    guard let rest = real.removing(prefix: root) else {
      let name = shownRoot.isEmpty ? "the working directory" : "the script's folder"
      throw ScriptFileError(
        "'\(path)' lies outside of the root", note: "the root is \(name); '-C DIR' sets another one")
    }
    // Reading a pipe would wait for its writer.
    guard Self.isFile(real) else { throw ScriptFileError("cannot read '\(path)': not a regular file") }
    let content = try Self.content(of: real)
    log?.mix(content)
    return (shownRoot + rest, content)
  }

  /// Returns the real path of the root, and the prefix of the names of its files in messages.
  private func root() -> (path: String, shown: String) {
    let directory = Self.realPath(".") ?? ""
    let working = directory == "/" ? directory : directory + "/"
    guard let script, let real = Self.realPath(script), !real.hasPrefix(working) else { return (working, "") }
    return (Self.folder(of: real), Self.folder(of: script))
  }

  /// Returns the folder of a path, with a slash at its end; empty for a name alone.
  private static func folder(of path: String?) -> String {
    guard let path, let slash = path.lastIndex(of: "/") else { return "" }
    return path[..<slash] + "/"
  }

  /// Returns the path with all links resolved; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path with all links resolved, of a file that need not be there.
  static func place(of path: String) -> String {
    if let real = realPath(path) { return real }
    // Without a working directory, no folder is real.
    return path == "." ? path : "\(place(of: AtomicFile(path).folder))/\(path.split(separator: "/").last ?? "")"
  }
}

/// The files that a script asked for, in order, and a digest of their contents.
final class FileLog {
  var paths: [String] = []
  private var hash = StableHash()

  /// The digest of all contents, the same in every process.
  var digest: UInt64 { hash.value }

  /// Adds the content of a file.
  func mix(_ content: [UInt8]) {
    withUnsafeBytes(of: UInt64(content.count).littleEndian) { hash.mix($0) }
    content.withUnsafeBytes { hash.mix($0) }
  }
}
