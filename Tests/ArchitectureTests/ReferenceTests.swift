import Foundation
import TestSupport
import Testing

/// A document that speaks of files.
struct Document: Sendable, CustomStringConvertible {
  /// The path below the top directory.
  let description: String

  static let all: [Document] = {
    let texts = Repository.files(suffix: ".md").filter { !$0.contains(".after/") && !$0.contains(".files/") }
    return (texts + Repository.files(below: "man")).map(Document.init(description:))
  }()

  /// The paths that it names, relative to the top directory.
  var references: [String] {
    let text = (Repository.text(description) ?? "").replacing("\\-", with: "-").replacing("\\&", with: "")
    let links = text.matches(of: #/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/#).map { resolved(String($0.1)) }
    let places = #/(?:^|[^\w.\/<-])((?:Sources|Tests|Scripts|man|\.ci)/[\w./+-]*[\w])(?![\w<*{])/#
    return links + text.matches(of: places).map { String($0.1) }
  }

  private func resolved(_ link: String) -> String {
    let folder = description.split(separator: "/").dropLast().joined(separator: "/")
    let parts = (folder.isEmpty ? link : folder + "/" + link).split(separator: "/")
    return parts.reduce(into: [Substring]()) { path, part in
      if part == ".." { _ = path.popLast() } else if part != "." { path.append(part) }
    }.joined(separator: "/")
  }
}

@Suite struct ReferenceTests {
  @Test(arguments: Document.all)
  func `every file that a document names exists`(_ document: Document) {
    let missing = document.references.filter { !Repository.exists($0) }
    #expect(missing == [], "\(document) names what does not exist")
  }

  @Test func `every script is executable and strict`() {
    let scripts = Repository.entries(of: "Scripts").map { "Scripts/" + $0 } + [".ci/run"]
    for path in scripts where !Repository.isDirectory(Repository.root.appending(path: path)) {
      #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: path).path), "\(path)")
      let text = Repository.text(path) ?? ""
      // Python stops at the first error by itself.
      #expect(text.hasPrefix("#!/usr/bin/env python3\n") || text.contains("\nset -euo pipefail\n"), "\(path)")
    }
  }

  @Test func `the campaign looks for words that the command prints about its own bugs`() throws {
    let room = try #require(Repository.text("Scripts/Fuzzing/room.py"))
    let words = try #require(room.firstMatch(of: #/b"([^"]+)" in err/#)).1
    let formatter = "Sources/ActionScripts/Formatting/ScriptFormatter+ReadingBack.swift"
    #expect(try #require(Repository.text(formatter)).contains(words), "\(words)")
  }
}
