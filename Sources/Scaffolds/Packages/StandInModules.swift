import ExactStrings

/// The modules that replace RxSwift and its relatives.
///
/// They cannot be products of this package: SwiftPM allows the name of a target only once in a package graph, and an
/// app's own package may contain the originals.
package enum StandInModules {
  /// The modules of every package.
  static let names = ["RxSwift", "RxRelay", "RxCocoa", "ReactorKit"]

  /// Returns the target of a module, which exports others besides.
  package static func module(_ name: String, exporting others: [String] = []) -> Target {
    let (products, targets): ([String], [String]) =
      switch name {
      case "RxSwift": (["FoundationExtras", "Observables", "PlatformSchedulers", "VirtualTime"], [])
      case "RxRelay": (["FoundationExtras", "Observables"], [])
      case "RxCocoa": (["PlatformSchedulers"], ["RxRelay"])
      case "RxBlocking": (["PlatformSchedulers"], [])
      case "RxTest": (["RecordedAssertions", "VirtualTime"], [])
      case "RxComposableArchitecture": (["ComposableStores", "VirtualTime"], [])
      case "RxDucks": (["ReduxStores"], [])
      case "ReactorKitObservation": (["ObservableStates"], [])
      case "ReactorKitSwiftUI": ([], ["ReactorKit", "ReactorKitObservation"])
      default: (["Reactors"], ["RxSwift"])
      }
    // Some modules export only a part of virtual time.
    let exports =
      switch name {
      case "RxSwift": products.dropLast() + historicalTime
      case "RxComposableArchitecture": products.dropLast() + testTime
      default: products + targets
      }
    let text = (exports + others).map { "@_exported import \($0)\n" }.joined()
    return Target(name: name, text: text, products: products, targets: targets + others)
  }

  /// The part of virtual time that RxSwift has; the rest is in RxTest.
  private static let historicalTime = [
    "class VirtualTime.HistoricalScheduler", "struct VirtualTime.HistoricalSchedulerTimeConverter",
    "enum VirtualTime.VirtualTimeComparison", "protocol VirtualTime.VirtualTimeConverterType",
    "class VirtualTime.VirtualTimeScheduler",
  ]

  /// The part of virtual time with which test stores of RxComposableArchitecture are tested.
  private static let testTime = [
    "class VirtualTime.TestScheduler", "struct VirtualTime.TestSchedulerVirtualTimeConverter",
  ]

  static func files(_ imports: ImportedModules) -> [Scaffold.File] {
    var files = targets(imports).map { target in
      Scaffold.File(path: "Sources/\(target.name)/\(target.name).swift", text: target.text)
    }
    if imports.usesLogs {
      files.append(
        .init(path: "Sources/os/os.c", text: "// A module for `import os.log`: what it has in Swift is in OSLog.\n"))
      files.append(
        .init(
          path: "Sources/os/include/module.modulemap",
          text: "module os {\n  header \"os.h\"\n  module log { export * }\n  export *\n}\n"))
      files.append(.init(path: "Sources/os/include/os.h", text: "// Nothing but a name.\n"))
    }
    return files
  }

  /// A target with its dependencies.
  package struct Target {
    let name: String
    package let text: String
    let products: [String]
    let targets: [String]
  }

  /// Returns the Swift targets of a package, in the order of the manifest.
  static func targets(_ imports: ImportedModules) -> [Target] {
    var targets: [Target] = []
    let shown = (imports.usesUIKit ? ["UIKit"] : []) + (imports.usesLogs ? ["OSLog"] : [])
    if imports.usesUIKit {
      targets.append(
        Target(
          name: "UIKit", text: StandInSources.uiKit, products: ["FoundationExtras", "PlatformValues"], targets: []))
    }
    if imports.usesLogs {
      targets.append(Target(name: "OSLog", text: StandInSources.logs, products: [], targets: []))
    }
    for name in names + imports.extras.sorted() {
      let exports =
        ["RxCocoa", "ReactorKit"].contains(name) ? shown : name == "RxSwift" ? shown.filter { $0 == "OSLog" } : []
      targets.append(module(name, exporting: exports))
    }
    let empty = imports.missing.filter { !$0.isOfReel }.map { module in
      (module.name, "// Stands in for \(module.name). Put in what your sources use of it.\n")
    }
    let libraries = imports.libraries.sorted().map { ($0.string, StandInSources.libraries[$0] ?? "") }
    for (name, text) in libraries + empty {
      let products = name == "Dependencies" ? ["ComposableStores"] : []
      // The sources that a person puts in may need Rx: `import RxSwift` works there without a change to the manifest.
      let bases: [ExactString: String] = ["Moya": "Alamofire", "RxDataSources": "Differentiator", "RxMoya": "Moya"]
      let needed = (bases[name].map { [$0] } ?? []) + ["ReactorKit", "RxCocoa"]
      targets.append(Target(name: name, text: text, products: products, targets: needed))
    }
    return targets
  }
}
