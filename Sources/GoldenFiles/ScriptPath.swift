import ExactStrings

/// The names of scripts and of what belongs to them.
public enum ScriptPath {
  /// Whether the file of this name is a script that `test` plays by itself: `*.reel` or `*.reel.json`, not hidden, and no
  /// fragment, whose name begins with `_`.
  public static func isScript(_ path: String) -> Bool {
    isNamed(path) && !isFragment(path) && !name(of: path).hasPrefix(".")
  }

  /// Whether the file of this name is a fragment, which scripts include: its name begins with `_`.
  public static func isFragment(_ path: String) -> Bool { name(of: path).hasPrefix("_") }

  /// Whether the file has the name of a script or of a fragment: `*.reel` or `*.reel.json`.
  public static func isNamed(_ path: String) -> Bool { stem(of: path) != nil }

  /// The golden that lies beside a script: `x.timeline` for `x.reel` and for `x.reel.json`, and for every other name the
  /// name with `.timeline` behind it.
  public static func golden(of script: String) -> String {
    (stem(of: script) ?? script) + ".timeline"
  }

  /// The other script that would share a golden with this one: `x.reel.json` for `x.reel`, and the other way round; nil
  /// for every other name.
  public static func twin(of script: String) -> String? {
    guard let stem = stem(of: script) else { return nil }
    return stem + (script.hasSuffix(".json") ? ".reel" : ".reel.json")
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  private static func stem(of path: String) -> String? {
    for suffix in [".reel.json", ".reel"] {
      if let stem = path.removing(suffix: suffix), !stem.isEmpty, !stem.hasSuffix("/") { return String(stem) }
    }
    return nil
  }
}
