import ExactStrings

/// The modules that sources of an app import, grouped by how they are replaced.
struct ImportedModules {
  /// A module without a replacement.
  struct Missing: Equatable {
    let name: String
    /// The sources that import it.
    var users: [String]
  }

  private(set) var usesUIKit = false
  private(set) var usesLogs = false
  /// The imported replacement modules besides the usual ones.
  private(set) var extras: Set<ExactString> = []
  private(set) var missing: [Missing] = []

  /// Creates an empty list.
  init() {}

  init(_ sources: [SourceDeclarations]) {
    for source in sources {
      for name in source.imports.map({ String($0.split(separator: ".").first ?? "") }) {
        switch name {
        case "UIKit": usesUIKit = true
        case "os", "OSLog": usesLogs = true
        case "RxBlocking", "RxTest", "ReactorKitObservation": extras.insert(name)
        case "ReactorKitSwiftUI": extras.formUnion(["ReactorKitSwiftUI", "ReactorKitObservation"])
        case _ where Self.present.contains(name): break
        default: add(name, source.path)
        }
      }
    }
    missing.sort { $0.name < $1.name }
  }

  private mutating func add(_ name: String, _ user: String) {
    guard let index = missing.firstIndex(where: { $0.name == name }) else {
      return missing.append(Missing(name: name, users: [user]))
    }
    if missing[index].users.last != user { missing[index].users.append(user) }
  }

  private static let present: Set<ExactString> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
    "RegexBuilder", "_Concurrency", "RxSwift", "RxRelay", "RxCocoa", "ReactorKit",
  ]
}
