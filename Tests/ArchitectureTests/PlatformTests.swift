import TestSupport
import Testing

/// The lines of a file that Linux with the GNU C library does not compile on x86-64.
struct ForeignLines {
  /// The path below the top directory.
  let path: String
  /// The number of lines without those of the conditions.
  let count: Int

  /// The files with such lines, sorted by their paths.
  static let all = conditional.compactMap { path in Repository.text(path).map { ForeignLines(path, text: $0) } }.filter
  { $0.count > 0 }

  /// The files with conditions. Splitting all files into lines takes long.
  private static let conditional =
    Set((try? Search.lines(matching: "^ *#if ", in: ["Sources", "Tests"], suffix: ".swift").map(\.path)) ?? []).sorted()

  init(_ path: String, text: String) {
    self.path = path
    var count = 0
    var conditions: [Condition] = []
    var isInText = false
    for line in text.split(separator: "\n") {
      // The lines of a multi-line string literal are not code.
      if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count.isMultiple(of: 2) { isInText.toggle() }
      if isInText { continue }
      let words = line.split(separator: " ")
      if words.first?.hasPrefix("//") != false { continue }
      switch words.first {
      case "#if": conditions.append(Condition(words.dropFirst().joined(separator: " ")))
      case "#elseif":
        let before = conditions.popLast()
        conditions.append(Condition(words.dropFirst().joined(separator: " "), after: before))
      case "#else": conditions.append(Condition("", after: conditions.popLast()))
      case "#endif": _ = conditions.popLast()
      default: if conditions.contains(where: \.isForeign) { count += 1 }
      }
    }
    self.count = count
  }

  private struct Condition {
    let isForeign: Bool
    /// Whether the branches behind it are for other platforms.
    let leavesForeign: Bool

    init(_ text: String, after before: Condition? = nil) {
      let native: Set = ["canImport(Glibc)", "os(Linux)", "!canImport(Darwin)", "canImport(FoundationNetworking)"]
      let names = ["canImport(Darwin)", "canImport(Musl)", "os(macOS)", "os(iOS)", "arch(arm64)"]
      let isNative = native.contains(text) || text.contains("os(Linux)") || text.contains("canImport(Glibc)")
      isForeign = before?.leavesForeign ?? false || !isNative && names.contains { text.contains($0) }
      leavesForeign = before?.leavesForeign ?? false || native.contains(text)
    }
  }
}

@Suite struct PlatformTests {
  private static let page = "Sources/SystemCalls/SystemCalls.docc/Platforms.md"

  @Test func `one file imports the C library, under the name that each platform has for it`() throws {
    let libraries = ["Glibc", "Musl", "Darwin", "Android", "WASILibc", "Bionic"]
    #expect(try importers(of: libraries) == ["Sources/SystemCalls/CLibrary.swift"])
  }

  @Test func `one file imports the essential half of Foundation`() throws {
    #expect(try importers(of: ["FoundationEssentials"]) == ["Sources/FoundationValues/FoundationValues.swift"])
  }

  @Test func `modules of Foundation that Linux alone has are imported where they exist`() throws {
    let modules = ["FoundationNetworking", "FoundationXML"]
    for path in try importers(of: modules) {
      let text = try #require(Repository.text(path))
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for (line, next) in zip(lines, lines.dropFirst()) {
        guard let module = modules.first(where: { next.hasSuffix("import " + $0) }) else { continue }
        #expect(line == "#if canImport(\(module))", "\(path)")
      }
    }
  }

  @Test func `the page on platforms lists every line that Linux does not compile, with a reason`() throws {
    let rows = try #require(Repository.text(Self.page)).split(separator: "\n").filter { $0.hasPrefix("| `") }
    let listed = rows.map { $0.split(separator: "|").prefix(2).map { $0.trimming(" `") }.joined(separator: ": ") }
    let found = ForeignLines.all.map { "\($0.path): \($0.count)" }
    #expect(listed == found, "\(Self.page) has the table")
    for row in rows { #expect(row.split(separator: "|").last { $0.contains { $0.isLetter } } != nil, "\(row)") }
  }

  @Test func `the page on reflection lists every file outside of the two modules that casts through memory`() throws {
    let page = try #require(Repository.text("Sources/TypeLayouts/TypeLayouts.docc/Reflection.md"))
    let listed = Set(page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] })
    let pattern =
      "unsafeBitCast[(]|_isPOD[(]|withUnsafeBytes[(]of: &?self[)]|dlsym[(]|[^c] haveSameBytes[(]|!haveSameBytes[(]"
      + "|bindMemory[(]to: Unmanaged"
    let found = try Search.lines(matching: pattern, in: ["Sources"], suffix: ".swift").map(\.path)
    let hooks = ["Sources/RuntimeHooks/", "Sources/TypeLayouts/"]
    let others = Set(found.filter { path in !hooks.contains { path.hasPrefix($0) } }.map { $0[...] })
    #expect(listed.subtracting(["Sources/Playback/Decoding/StatePatch.swift"]) == others)
  }

  @Test func `lines of other platforms are counted in every branch of a condition`() {
    func count(_ text: String) -> Int { ForeignLines("a.swift", text: text).count }
    expect([
      "#if canImport(Darwin)\na\nb\n#else\nc\n#endif\nd\n": 2,
      "#if canImport(Glibc)\na\n#elseif canImport(Musl)\nb\n#else\nc\n#endif\n": 2,
      "#if !canImport(Darwin)\na\n#endif\n#if os(Linux) || os(macOS)\nb\n#endif\n": 0,
      "#if os(iOS)\n#if DEBUG\na\n#endif\nb\n#endif\n": 2,
      "#if canImport(Glibc) && arch(arm64)\na\n#if arch(arm64)\nb\n#else\nc\n#endif\n#endif\n": 1,
    ]) { count($0) }
  }

  private func importers(of modules: [String]) throws -> [String] {
    let modifiers = "(@[A-Za-z_]+([(][A-Za-z]+[)])? +|public +|package +|internal +)*"
    let pattern = "^ *\(modifiers)import +(struct +|func +)?(\(modules.joined(separator: "|")))([^A-Za-z0-9_]|$)"
    let lines = try Search.lines(matching: pattern, in: ["Sources", "Tests"], suffix: ".swift")
    return lines.map(\.path).reduce(into: []) { paths, path in if paths.last != path { paths.append(path) } }
  }
}

extension Substring {
  /// The text without these characters at its ends.
  fileprivate func trimming(_ characters: String) -> String {
    var text = self.drop { characters.contains($0) }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
