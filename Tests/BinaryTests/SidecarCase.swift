import Foundation
import TestSupport

/// A case of the real binary as files side by side; `Cases/README.md` says which.
struct SidecarCase: Sendable, CustomStringConvertible {
  /// The path of the case below `Cases`: `usage/unknown-flag`.
  let description: String

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  private static let sidecars: Set<String> = [
    "args", "stdin", "stdout", "stderr", "exit", "env", "files", "after",
    "portable-stdout", "portable-stderr", "portable-exit",
  ]

  /// Every case, sorted by its path.
  static let all: [SidecarCase] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
    let names = paths.filter { $0.hasSuffix(".args") }.map { String($0.dropLast(5)) }
    return names.sorted().map(SidecarCase.init(description:))
  }()

  /// The cases of this build: a portable one does not know the actions that exploring would send.
  static let played = all.filter { !PortableBuild.isThis || !$0.description.hasPrefix("exploring/") }

  /// Files that belong to no case, by mistake.
  static var strays: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
    return paths.sorted().filter { path in
      let isInDirectory = path.split(separator: "/").dropLast().contains { $0.contains(".") }
      let isDirectory = Repository.isDirectory(directory.appending(path: path)) && !path.contains(".")
      let isOwned = all.contains { path.hasPrefix($0.description + ".") }
      return !isInDirectory && !isDirectory && !isOwned && path != "README.md"
    }
  }

  /// The words of the command line.
  var arguments: [String] {
    (text("args") ?? "").split(separator: "\n").flatMap { Self.words(of: String($0)) }
  }

  var input: [UInt8] { bytes("stdin") }
  var output: String { expected("stdout") ?? "" }
  var errors: String { expected("stderr") ?? "" }

  /// The exit code; 0 where nothing is said.
  var ending: BinaryUnderTest.Ending {
    let code = expected("exit").flatMap { Int32($0.filter { $0 != "\n" }) }
    return .exit(code ?? 0)
  }

  /// The scrubbed environment with what `<case>.env` adds.
  var environment: [String: String] {
    var variables = BinaryUnderTest.scrubbedEnvironment
    for line in (text("env") ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      variables[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return variables
  }

  /// Copies the files of the case into a scratch directory.
  func prepare(_ scratch: ScratchDirectory) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix(stem + ".") {
      if !Self.sidecars.contains(String(name.dropFirst(stem.count + 1))) {
        try scratch.copy(folder.appending(path: name), to: name)
      }
    }
    guard Repository.isDirectory(sidecar("files")) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: sidecar("files").path) {
      try scratch.copy(sidecar("files").appending(path: name), to: name)
    }
  }

  /// The files that have to be there in the end; those of the start where the case says nothing.
  func treeAfter(_ before: FileTree) throws -> FileTree {
    Repository.isDirectory(sidecar("after")) ? try FileTree(of: sidecar("after")) : before
  }

  /// The text that is expected on a channel; a portable build, which has to refuse some things, may have an expectation
  /// of its own.
  private func expected(_ kind: String) -> String? {
    #if PORTABLE
      text("portable-" + kind) ?? text(kind)
    #else
      text(kind)
    #endif
  }

  private var folder: URL { Self.directory.appending(path: description).deletingLastPathComponent() }

  private var stem: String { URL(filePath: description).lastPathComponent }

  private func sidecar(_ kind: String) -> URL { folder.appending(path: stem + "." + kind) }

  private func bytes(_ kind: String) -> [UInt8] { (try? Data(contentsOf: sidecar(kind))).map(Array.init) ?? [] }

  private func text(_ kind: String) -> String? { try? String(contentsOf: sidecar(kind), encoding: .utf8) }

  /// Splits a line at blanks; single and double quotes keep what is between them together.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [$0] } ?? words
  }
}
