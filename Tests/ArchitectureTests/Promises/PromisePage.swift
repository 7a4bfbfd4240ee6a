import TestSupport

/// The page that shows what is promised, which test proves it and which example script shows it.
struct PromisePage: Sendable, CustomStringConvertible {
  /// The page of reactors, of the search, of views and coordinators.
  static let reactors = PromisePage(
    "Sources/Reactors/Reactors.docc/Promises.md", Promise.ofReactors,
    "What is promised to reactors (RK), to the repository search (GS), to views and coordinators (MV)", example: "RK-16"
  )
  /// The page of observables.
  static let observables = PromisePage(
    "Sources/Observables/Observables.docc/Promises.md", Promise.ofObservables,
    "What is promised to those who come from RxSwift, by chapter (RX) and by operator (OP)", example: "RX-29")
  /// The page of composable stores.
  static let composableStores = PromisePage(
    "Sources/ComposableStores/ComposableStores.docc/Promises.md", Promise.ofComposableStores,
    "What is promised to composable stores (CA)", example: "CA-36")
  /// The page of redux stores.
  static let reduxStores = PromisePage(
    "Sources/ReduxStores/ReduxStores.docc/Promises.md", Promise.ofReduxStores,
    "What is promised to redux stores (RD)", example: "RD-03")

  static let all = [observables, reactors, composableStores, reduxStores]

  /// What keeps a promise: tests whose titles begin with its id, and scripts with its tag.
  struct Row: Sendable {
    let promise: Promise
    let tests: [(path: String, title: String)]
    let scripts: [String]
  }

  /// Where the page lies.
  let path: String
  let rows: [Row]
  private let introduction: String

  var description: String { path }

  private init(_ path: String, _ promises: [Promise], _ subject: String, example: String) {
    self.path = path
    introduction = """
      \(subject), the first test that proves it, and the example scripts that show it:
      `reel test --tag \(example) Scripts/Examples` plays those of one promise. `Scripts/generate-surface` writes this page; a
      test says when it is stale, and when a promise has no test.
      """
    rows = promises.map { Row(promise: $0, tests: Self.tests[$0.id] ?? [], scripts: Self.scripts[$0.id] ?? []) }
  }

  /// The tests of each promise.
  private static let tests: [String: [(path: String, title: String)]] = {
    var tests: [String: [(path: String, title: String)]] = [:]
    for path in Repository.files(below: "Tests", suffix: "Tests.swift") {
      for title in titles(in: Repository.text(path) ?? "") {
        for id in ids(at: title) { tests[id, default: []].append((path, title)) }
      }
    }
    return tests
  }()

  /// The scripts of each promise.
  private static let scripts: [String: [String]] = {
    var scripts: [String: [String]] = [:]
    for path in Repository.files(below: "Scripts/Examples")
    where path.hasSuffix(".reel") || path.hasSuffix(".reel.json") {
      for id in tags(in: Repository.text(path) ?? "") where !(scripts[id]?.contains(path) ?? false) {
        scripts[id, default: []].append(path)
      }
    }
    return scripts
  }()

  /// The titles of tests.
  private static func titles(in text: String) -> [String] {
    text.matches(of: #/@Test\(\s*"([A-Z]{2}-[^"]*)"/#).map { String($0.output.1) }
  }

  /// What stands before what a title says.
  private static var leadingIDs: Regex<Substring> { #/[A-Z]{2}-\d\d(?:,? (?:and )?[A-Z]{2}-\d\d)*:? /# }

  /// The ids that a title begins with: one, or several with commas between.
  private static func ids(at title: String) -> [String] {
    guard let match = title.prefixMatch(of: #/[A-Z]{2}-\d\d(?:,? (?:and )?[A-Z]{2}-\d\d)*/#) else { return [] }
    return match.output.matches(of: #/[A-Z]{2}-\d\d/#).map { String($0.output) }
  }

  /// The ids among the tags of a script, in either notation.
  private static func tags(in script: String) -> [String] {
    script.matches(of: #/(?:@tag |"tag": ?")([A-Z]{2}-\d\d)/#).map { String($0.output.1) }
  }

  /// The text of the page.
  var text: String {
    """
    # Promises

    \(introduction)

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
