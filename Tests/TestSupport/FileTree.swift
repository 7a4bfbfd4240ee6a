import Foundation

/// The files below a directory as values: what was there before can be compared with what is there after.
public struct FileTree: Hashable, Sendable, CustomStringConvertible {
  /// The content of each file by its relative path; a directory has a slash at the end and no content.
  public let contents: [String: [UInt8]]

  /// Reads a directory.
  public init(of directory: URL) throws {
    var contents: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
      let file = directory.appending(path: path)
      let isDirectory = Repository.isDirectory(file)
      contents[isDirectory ? path + "/" : path] = isDirectory ? [] : Array(try Data(contentsOf: file))
    }
    self.contents = contents
  }

  /// The tree as one text: each path, then its content.
  public var description: String {
    contents.keys.sorted().map { path in
      path.hasSuffix("/") ? path + "\n" : "\(path):\n" + String(decoding: contents[path] ?? [], as: UTF8.self)
    }.joined()
  }
}
