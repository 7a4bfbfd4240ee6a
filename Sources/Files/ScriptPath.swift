import ExactStrings

/// The names of scripts and of their goldens.
package enum ScriptPath {
  /// Returns whether a file is a script that `test` plays: `*.reel` or `*.reel.json`, neither hidden nor a fragment,
  /// whose name begins with `_`.
  package static func isScript(_ path: String) -> Bool {
    isNamed(path) && !isFragment(path) && !name(of: path).hasPrefix(".")
  }

  /// Returns whether a file is a fragment, which scripts include: its name begins with `_`.
  package static func isFragment(_ path: String) -> Bool { name(of: path).hasPrefix("_") }

  /// Returns whether a file has the name of a script or of a fragment: `*.reel` or `*.reel.json`.
  package static func isNamed(_ path: String) -> Bool { stem(of: path) != nil }

  /// The end of the name of a script in lines.
  package static let suffix = ".reel"

  /// The ends of the names of scripts.
  package static let suffixes = [suffix, suffix + ".json"]

  /// The end of the name of each golden.
  package static let goldenSuffix = ".timeline"

  /// Returns whether a file has the name of a golden.
  package static func isGolden(_ path: String) -> Bool { path.hasSuffix(goldenSuffix) }

  /// Returns the path of a script's golden: `x.timeline` for `x.reel` and for `x.reel.json`, and the name followed by
  /// `.timeline` for every other name.
  package static func golden(of script: String) -> String {
    (stem(of: script) ?? script) + goldenSuffix
  }

  /// Returns the other script that would have the same golden: `x.reel.json` for `x.reel`, and vice versa; nil for
  /// every other name.
  package static func twin(of script: String) -> String? {
    guard let stem = stem(of: script) else { return nil }
    return suffixes.lazy.map { stem + $0 }.first { $0 != script }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// Returns the path of a script without the end of its name; nil for every other name.
  private static func stem(of path: String) -> String? {
    suffixes.lazy.compactMap { path.removing(suffix: $0) }.first { !$0.isEmpty && !$0.hasSuffix("/") }.map(String.init)
  }
}
