import ExactStrings

/// The modules that sources of an app import, grouped by how they are replaced.
struct ImportedModules {
  /// A module without a replacement.
  struct Missing: Equatable {
    let name: String
    /// The sources that import it.
    var users: [String]

    /// Whether reel has a module of this name, so that no other one may have it.
    var isOfReel: Bool { ReelModules.names.contains(name) }
  }

  private(set) var usesUIKit = false
  private(set) var usesLogs = false
  /// The imported replacement modules besides the usual ones.
  private(set) var extras: Set<ExactString> = []
  /// The imported libraries that are small enough to be replaced whole.
  private(set) var libraries: Set<ExactString> = []
  private(set) var missing: [Missing] = []
  /// The modules that every source sees: those that a source of the app exports, and those of the platform.
  private(set) var exported: [String] = []

  /// Creates an empty list.
  init() {}

  /// - Parameters:
  ///   - sources: The sources that are compiled.
  ///   - others: The sources of the app that are not compiled; what they export is seen by the others all the same.
  init(_ sources: [SourceDeclarations], besides others: [SourceDeclarations] = []) {
    let imports =
      sources.map { ($0.path, $0.imports) } + others.filter { !$0.exports.isEmpty }.map { ($0.path, $0.exports) }
    for (path, imports) in imports {
      for name in imports.map(Self.module) {
        switch name {
        case "UIKit": usesUIKit = true
        case "os", "OSLog": usesLogs = true
        case "RxBlocking", "RxTest", "RxComposableArchitecture", "RxDucks", "ReactorKitObservation": extras.insert(name)
        case "ReactorKitSwiftUI": extras.formUnion(["ReactorKitSwiftUI", "ReactorKitObservation"])
        case "RxDataSources": libraries.formUnion(["Differentiator", "RxDataSources"])
        case "Moya": libraries.formUnion(["Alamofire", "Moya"])
        case "RxMoya": libraries.formUnion(["Alamofire", "Moya", "RxMoya"])
        case _ where StandInSources.libraries[ExactString(name)] != nil: libraries.insert(name)
        case _ where Self.present.contains(name): break
        default: add(name, path)
        }
      }
    }
    missing.sort { $0.name < $1.name }
    let declared = Set(exact: sources.flatMap(\.types).map(\.name))
    if sources.contains(where: { $0.words.contains { $0.string.isNameOfUIKit && !declared.contains($0) } }) {
      usesUIKit = true
    }
    exported = ["FoundationExtras"] + (usesUIKit ? ["UIKit"] : [])
    // A reactor without the import has it from elsewhere, such as a bridging header.
    let isBare = sources.contains { source in
      !source.imports.contains("ReactorKit")
        && source.types.contains { $0.inherited.contains { $0.hasSuffix("Reactor") } }
    }
    for name in (isBare ? ["ReactorKit"] : []) + (sources + others).flatMap(\.exports).map(Self.module)
    where !exported.contains(name) {
      exported.append(name)
    }
  }

  private static func module(_ path: String) -> String { String(path.split(separator: ".").first ?? "") }

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

extension String {
  /// Whether the name looks like one of UIKit: `UIImage`, and not `UID`.
  fileprivate var isNameOfUIKit: Bool {
    let start = utf8.prefix(4).map { $0 }
    return start.count == 4 && hasPrefix("UI") && start[2].isUppercase && start[3].isLowercase
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
