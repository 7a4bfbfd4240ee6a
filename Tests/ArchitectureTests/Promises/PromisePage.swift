import TestSupport

/// The page that shows what is promised, which test proves it and which example script shows it.
struct PromisePage {
  static let path = "Sources/Reactors/Reactors.docc/Promises.md"

  /// What keeps a promise: tests whose titles begin with its id, and scripts with its tag.
  struct Row {
    let promise: Promise
    let tests: [(path: String, title: String)]
    let scripts: [String]
  }

  let rows: [Row]

  /// The page of this checkout.
  static let current = PromisePage()

  private init() {
    var tests: [String: [(path: String, title: String)]] = [:]
    for path in Repository.files(below: "Tests", suffix: "Tests.swift") {
      for title in Self.titles(in: Repository.text(path) ?? "") {
        for id in Self.ids(at: title) { tests[id, default: []].append((path, title)) }
      }
    }
    var scripts: [String: [String]] = [:]
    for path in Repository.files(below: "Scripts/Examples")
    where path.hasSuffix(".reel") || path.hasSuffix(".reel.json") {
      for id in Self.tags(in: Repository.text(path) ?? "") where !(scripts[id]?.contains(path) ?? false) {
        scripts[id, default: []].append(path)
      }
    }
    rows = Promise.all.map { Row(promise: $0, tests: tests[$0.id] ?? [], scripts: scripts[$0.id] ?? []) }
  }

  /// The titles of tests.
  private static func titles(in text: String) -> [String] {
    text.matches(of: #/@Test\(\s*"((?:RK|GS|MV)-[^"]*)"/#).map { String($0.output.1) }
  }

  /// What stands before what a title says.
  private static var leadingIDs: Regex<Substring> { #/(?:RK|GS|MV)-\d\d(?:,? (?:and )?(?:RK|GS|MV)-\d\d)*:? /# }

  /// The ids that a title begins with: one, or several with commas between.
  private static func ids(at title: String) -> [String] {
    guard let match = title.prefixMatch(of: #/(?:RK|GS|MV)-\d\d(?:,? (?:and )?(?:RK|GS|MV)-\d\d)*/#) else { return [] }
    return match.output.matches(of: #/(?:RK|GS|MV)-\d\d/#).map { String($0.output) }
  }

  /// The ids among the tags of a script, in either notation.
  private static func tags(in script: String) -> [String] {
    script.matches(of: #/(?:@tag |"tag": ?")((?:RK|GS|MV)-\d\d)/#).map { String($0.output.1) }
  }

  /// The text of the page.
  var text: String {
    """
    # Promises

    What is promised to reactors (RK), to the repository search (GS), to views and coordinators (MV), the first test that
    proves it, and the example scripts that show it: `reel test --tag RK-16 Scripts/Examples` plays those of one promise.
    `Scripts/generate-surface` writes this page; a test says when it is stale, and when a promise has no test.

    | | Promise | Test | Scripts |
    | --- | --- | --- | --- |

    """ + rows.map(line).joined()
  }

  private func line(_ row: Row) -> String {
    // Those of the promise's own module say most.
    let shown = row.tests.first { row.promise.homes.contains($0.path.split(separator: "/")[1]) } ?? row.tests.first
    let test = shown.map { "\(link($0.path)): \($0.title.trimmingPrefix(Self.leadingIDs))" } ?? ""
    let more = row.tests.count > 1 ? " (and \(row.tests.count - 1) more)" : ""
    let scripts = row.scripts.map { link($0) }.joined(separator: ", ")
    return "| \(row.promise.id) | \(row.promise.sentence) | \(test)\(more) | \(scripts) |\n"
  }

  private func link(_ path: String) -> String {
    "[\(path.split(separator: "/").last ?? "")](../../../\(path))"
  }
}
