import TestSupport
import Testing

/// What a module must not do, because another one does it.
struct Absence: Sendable, CustomStringConvertible {
  let description: String
  /// Names that must not occur.
  let names: Set<String>
  /// Functions that must not be called, unless the module has one of this name itself.
  let functions: Set<String>
  /// The modules that may.
  let exceptions: Set<String>

  static let all = [
    Absence(
      description: "only Commands prints or exits", names: [],
      functions: ["print", "debugPrint", "dump", "puts", "putchar", "fputs", "printf", "exit", "_exit", "abort"],
      exceptions: ["Commands", "reel"]),
    Absence(
      description: "only GoldenFiles and Commands touch the disk",
      names: ["FileManager", "FileHandle", "contentsOfFile"],
      functions: ["fopen", "open", "openat", "creat", "unlink", "opendir", "mkdir"],
      exceptions: ["GoldenFiles", "Commands"]),
    Absence(
      description: "only SystemCalls and the schedulers of the platform touch threads",
      names: ["Thread", "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "OperationQueue", "pthread_create"],
      functions: [], exceptions: ["SystemCalls", "DispatchSchedulers", "PlatformSchedulers"]),
    Absence(
      description: "nobody asks for the wall clock or for chance",
      names: ["gettimeofday", "clock_gettime", "SystemRandomNumberGenerator", "arc4random"],
      functions: [], exceptions: ["Commands", "RuntimeHooks"]),
    Absence(
      description: "only the main schedulers and Commands look at a running clock", names: ["ContinuousClock"],
      functions: [], exceptions: ["Observables", "Commands", "RuntimeHooks"]),
    Absence(
      description: "only Playback makes dates, from the text of scripts", names: [], functions: ["Date", "UUID"],
      exceptions: ["PlatformSchedulers", "Commands", "Playback"]),
  ]

  /// The words of the files of a module that break it, each with the path of its file.
  func breaches(in sources: [SwiftSource]) -> [String] {
    let words = sources.map { ($0.path, $0.words) }
    let own = Set(
      words.flatMap { _, words in zip(words, words.dropFirst()).compactMap { $0.text == "func" ? $1.text : nil } })
    return words.flatMap { path, words in words.filter { isBreach($0, own) }.map { "\(path): \($0.text)" } }
  }

  private func isBreach(_ word: SwiftSource.Word, _ own: Set<String>) -> Bool {
    let isCall = word.after == UInt8(ascii: "(") && word.before != UInt8(ascii: ".")
    return names.contains(word.text) || isCall && functions.contains(word.text) && !own.contains(word.text)
  }
}

@Suite struct AbsenceTests {
  @Test(arguments: Absence.all)
  func nobodyElseDoesIt(_ absence: Absence) {
    for module in HouseModule.all where !absence.exceptions.contains(module.description) {
      let sources = SwiftSource.byModule[module.description] ?? []
      #expect(absence.breaches(in: sources) == [], "\(absence)")
    }
  }

  @Test func whatTheModulesMayThatAreExemptIsFoundThere() throws {
    let input = try #require(SwiftSource("Sources/Commands/Channels/Descriptors.swift"))
    #expect(Absence.all[1].breaches(in: [input]) == ["Sources/Commands/Channels/Descriptors.swift: open"])
    let end = try #require(SwiftSource("Sources/Commands/Signals/Termination.swift"))
    #expect(Absence.all[0].breaches(in: [end]) == ["Sources/Commands/Signals/Termination.swift: exit"])
    let thread = try #require(SwiftSource("Sources/SystemCalls/NewThread.swift"))
    #expect(Absence.all[2].breaches(in: [thread]) == ["Sources/SystemCalls/NewThread.swift: pthread_create"])
  }

  @Test func playbackAsksNobodyForADate() {
    for source in SwiftSource.byModule["Playback"] ?? [] {
      #expect(!["Date()", "Date.now", "UUID()"].contains(where: source.code.contains), "\(source.path)")
    }
  }

  @Test func noFolderIsADrawerForAnything() {
    let drawers: Set = ["helper", "util", "utilitie", "common", "core", "base", "misc", "internal", "extension"]
    for path in ["Sources", "Tests", "Scripts"].flatMap({ Repository.files(below: $0) }) {
      for folder in path.split(separator: "/").dropLast() {
        let name = folder.lowercased()
        #expect(!drawers.contains(name) && !drawers.contains(String(name.dropLast())), "\(path)")
      }
    }
  }

  @Test func noFolderIsADrawerForEverything() {
    var counts: [String: Int] = [:]
    for path in ["Sources", "Tests"].flatMap({ Repository.files(below: $0, suffix: ".swift") }) {
      counts[path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    #expect(counts.filter { $0.value > 20 }.keys.sorted() == [])
  }

  @Test func theTopHoldsOnlyWhatTheHouseHas() {
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Scripts", "man", "README.md"]
    #expect(Repository.entries().filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  @Test func thePackageDependsOnNoOther() throws {
    let manifest = try #require(SwiftSource("Package.swift"))
    #expect(!manifest.code.contains(".package("))
  }

  @Test func theMainFileOnlyHandsOn() throws {
    let main = try #require(SwiftSource("Sources/reel/main.swift"))
    #expect(main.lineCount <= 15)
    #expect(Repository.entries(of: "Sources/reel") == ["main.swift"])
  }
}
