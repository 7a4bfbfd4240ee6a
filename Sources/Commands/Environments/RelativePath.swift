import ExactStrings

/// Conversions of paths as text.
enum RelativePath {
  /// Returns an absolute path without `.` and `..`.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the path from a folder to a place; both are absolute, and without links.
  static func path(to target: String, from folder: String) -> String {
    let (target, folder) = (target.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(target, folder).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: folder.count - shared) + target.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
