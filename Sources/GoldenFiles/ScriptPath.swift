/// The names of scripts and of what belongs to them.
public enum ScriptPath {
  /// Whether the file of this name is a script that `test` plays by itself: `*.reel` or `*.reel.json`, not hidden, and no
  /// fragment, whose name begins with `_`.
  public static func isScript(_ path: String) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return stem(of: String(name)) != nil && !name.hasPrefix("_") && !name.hasPrefix(".")
  }

  /// The golden that lies beside a script: `x.timeline` for `x.reel` and for `x.reel.json`, and for every other name the
  /// name with `.timeline` behind it.
  public static func golden(of script: String) -> String {
    (stem(of: script) ?? script) + ".timeline"
  }

  /// The first two of these scripts that share a golden, as an error; nil if none do.
  public static func collision(in scripts: [String]) -> FileError? {
    var owners: [String: String] = [:]
    for script in scripts {
      let golden = golden(of: script)
      if let owner = owners[golden], owner != script {
        return FileError(path: golden, "is the golden of both '\(owner)' and '\(script)': rename one of them")
      }
      owners[golden] = script
    }
    return nil
  }

  private static func stem(of path: String) -> String? {
    for suffix in [".reel.json", ".reel"] where path.hasSuffix(suffix) {
      let stem = path.dropLast(suffix.count)
      if !stem.isEmpty && !stem.hasSuffix("/") { return String(stem) }
    }
    return nil
  }
}
