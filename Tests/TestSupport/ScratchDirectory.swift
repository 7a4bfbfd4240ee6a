import Foundation

/// A fresh directory that goes away with this object.
public final class ScratchDirectory: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes the directory.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "reel-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a text into a file, with the directories above it.
  public func write(_ text: String, to path: String) throws {
    try write(text, to: path, [])
  }

  /// Writes a text into a file as `write` does, and in one step, so that nobody who watches sees an empty file.
  public func save(_ text: String, to path: String) throws {
    try write(text, to: path, .atomic)
  }

  private func write(_ text: String, to path: String, _ options: Data.WritingOptions) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: options)
  }

  /// The text of a file; nil where there is none.
  public func text(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Replaces every occurrence of a text in a file.
  public func replace(_ old: String, with new: String, in path: String) throws {
    try write((text(path) ?? "").replacing(old, with: new), to: path)
  }

  /// Copies a file or a directory into this one.
  public func copy(_ source: URL, to path: String) throws {
    try FileManager.default.copyItem(at: source, to: url.appending(path: path))
  }
}
