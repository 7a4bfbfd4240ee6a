import TestSupport
import Testing

@testable import Scaffolds

@Suite struct ScaffoldTests {
  private func app(_ text: String, name: String = "shop") -> Scaffold? {
    Scaffold.app(
      name: name, reel: .path("../reel"), sources: [Scaffold.Source(path: "R.swift", bytes: Array(text.utf8))])
  }

  @Test(arguments: [
    ("shop", "shop"), ("My Shop!", "My-Shop"), ("7up", "play-7up"), ("rxswift", "rxswift-tool"),
    ("reel", "reel-tool"), ("swift", "swift-tool"), ("Foundation", "Foundation-tool"),
    ("app", "app-tool"), ("…", "play"), ("Reports", "Reports-tool"), ("zootool", "zootool-tool"),
  ])
  func `the tool is called like the folder, as far as it can`(folder: String, tool: String) {
    #expect(Scaffold.sample(name: folder, reel: .path("../reel")).name == tool)
  }

  @Test func `the package depends on a path or on a URL`() throws {
    func manifest(_ reel: Scaffold.Reel) throws -> String {
      try #require(Scaffold.sample(name: "shop", reel: reel).files.first { $0.path == "Package.swift" }).text
    }
    #expect(try manifest(.path("../reel")).contains(#"[.package(name: "reel", path: "../reel")]"#))
    let remote = try manifest(.url("https://example.org/x/Reel.git"))
    #expect(remote.contains(#"[.package(url: "https://example.org/x/Reel.git", branch: "main")]"#))
    #expect(remote.contains(#"package: "Reel")"#))
  }

  @Test func `an app without a reactor gives no package`() {
    #expect(app("class A {}") == nil)
  }

  @Test func `of two sources with one file name, the second is listed as an obstacle`() throws {
    func source(_ path: String, _ text: String) -> Scaffold.Source { .init(path: path, bytes: Array(text.utf8)) }
    let found = try #require(
      Scaffold.app(
        name: "shop", reel: .path("../reel"),
        sources: [
          source("A/Model.swift", "struct A {}"), source("B/Model.swift", "struct B {}"),
          source("R.swift", "class R: Reactor { enum Action { case a(A, B) } }"),
        ]))
    #expect(
      found.obstacles.first
        == "B/Model.swift: another source of that name is compiled, and a module has each name once")
    #expect(found.files[0].text.contains("\"App/A/Model.swift\""))
    #expect(!found.files[0].text.contains("\"App/B/Model.swift\""))
  }

  @Test func `tests of the app and what it depends on are left alone`() {
    let text = Array("class R: Reactor { enum Action {} }".utf8)
    let paths = ["Pods/A/R.swift", "Shop/ShopTests/R.swift", "Tests/R.swift", "Carthage/Checkouts/R.swift"]
    let others = paths.map { Scaffold.Source(path: $0, bytes: text) }
    #expect(Scaffold.app(name: "shop", reel: .path("../reel"), sources: others) == nil)
    let all = others + [Scaffold.Source(path: "Shop/Pods.swift", bytes: text)]
    #expect(Scaffold.app(name: "shop", reel: .path("../reel"), sources: all)?.reactors == ["r"])
  }

  @Test func `files that are not compiled are left out by folders, as far as these hold nothing else`() throws {
    func source(_ path: String, _ text: String) -> Scaffold.Source { .init(path: path, bytes: Array(text.utf8)) }
    let found = try #require(
      Scaffold.app(
        name: "shop", reel: .path("../reel"),
        sources: [
          source("Home/R.swift", "import Home\nimport Lottie\nimport SnapKit\nclass R: Reactor { enum Action {} }"),
          source("Home/V.swift", "class V: UIView {}"),
          source("Screens/Deep/W.swift", "class W: UIView {}"),
        ], others: ["Assets.xcassets/icon.png", "Assets.xcassets/Contents.json", "Home/Home.storyboard"]))
    #expect(
      found.files[0].text.contains(
        """
              exclude: [
                "App/Assets.xcassets",
                "App/Home/Home.storyboard",
                "App/Home/V.swift",
                "App/Screens",
              ],
              sources: [
                "main.swift",
        """))
    #expect(
      found.obstacles == ["import Lottie, SnapKit: their modules in Sources are empty, put in what the build misses"])
  }

  @Test func `modules that are not there are empty, those of the platform are stood in for`() throws {
    let found = try #require(
      app("import UIKit\nimport Lottie\nimport os.log\nimport RxTest\nclass R: Reactor { enum Action { case a } }"))
    #expect(found.obstacles == ["import Lottie: its module in Sources is empty, put in what the build misses"])
    let texts = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
    #expect(
      texts["Sources/Lottie/Lottie.swift"]
        == "// Stands in for Lottie. Put in what your sources use of it.\n")
    #expect(
      texts["Sources/ReactorKit/ReactorKit.swift"]
        == "@_exported import Reactors\n@_exported import RxSwift\n@_exported import UIKit\n@_exported import OSLog\n")
    #expect(
      texts["Sources/RxTest/RxTest.swift"]
        == "@_exported import RecordedAssertions\n@_exported import VirtualTime\n")
    #expect(texts["Sources/os/include/module.modulemap"] != nil)
    #expect(texts["Package.swift"]?.contains("        \"App/R.swift\",\n") == true)
    #expect(texts["Scripts/r/begin.reel"] == "# Actions: a\n@reactor r\n@case begins\n")
    #expect(found.appLink == "Sources/shop/App")
  }

  @Test func `a module whose name reel has cannot be stood in for`() throws {
    let found = try #require(app("import Files\nclass R: Reactor { enum Action { case a } }"))
    let wish = "put what is used of it into Sources/shop/Unfilled.swift"
    #expect(found.obstacles == ["import Files (R.swift): reel has a module of that name, \(wish)"])
    #expect(!found.files.contains { $0.path.contains("/Files/") || $0.text.contains("\"Files\"") })
  }

  @Test func `attributes of Objective-C are told, unless the source leaves them out`() throws {
    let reactor = "class R: Reactor { enum Action { case a } "
    #expect(
      try #require(app(reactor + "@objc func go() {} }")).obstacles
        == ["@objc (R.swift): put it behind '#if canImport(ObjectiveC)'"])
    #expect(
      try #require(app(reactor + "\n#if canImport(ObjectiveC)\n@objc\n#endif\nfunc go() {} }")).obstacles == [])
  }

  @Test func `a screen in which a reactor stands is there without its contents, and what else extends it is left out`()
    throws
  {
    func source(_ path: String, _ text: String) -> Scaffold.Source { .init(path: path, bytes: Array(text.utf8)) }
    let found = try #require(
      Scaffold.app(
        name: "shop", reel: .path("../reel"),
        sources: [
          source("List.swift", "class ListViewController: UIViewController {}; struct Item {}"),
          source("List+Table.swift", "extension ListViewController: UITableViewDelegate { func show() {} }"),
          source("R.swift", "extension ListViewController { class Reactor: ReactorKit.Reactor { enum Action {} } }"),
          source("Other.swift", "extension Item {}"),
        ]))
    #expect(found.reactors == ["list"] && found.obstacles.isEmpty)
    let texts = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
    #expect(
      texts["Sources/shop/Unfilled.swift"]?.hasSuffix(
        "}\n\n/// A screen of the app, which is left out.\nclass ListViewController {}\n") == true)
    #expect(texts["Package.swift"]?.contains("\"Unfilled.swift\",\n        \"App/R.swift\",\n      ]") == true)
  }

  @Test func `a selector is listed as an obstacle`() throws {
    let found = try #require(
      app("class R: Reactor { enum Action { case a }; func go() { add(self, #selector(stop)) }; func stop() {} }"))
    #expect(found.obstacles == ["#selector (R.swift): there are no selectors here, write a closure"])
  }

  @Test func `what reads the real time or random numbers is told, unless scripts answer it`() throws {
    let found = try #require(
      app(
        """
        protocol Api { func go() -> Completable }
        class R: Reactor { enum Action { case a }
          let start = Date(); let first: Date = .now
          init(api: Api, now: Date = Date(), clock: () -> Date = { Date() }, other: () -> Date = Date.init) {
            _ = other().timeIntervalSinceNow; _ = first < .now
            _ = [1].shuffled(using: &seed) + [Int.random(in: 0...1)]
          }
        }
        class LiveApi: Api { let start = Date() }
        struct Item {
          init(at: Date = .now, made: Date = Date.now, soon: DispatchTime = .now(), clock: Clock) { clock.now }
        }
        let fixed = Date(timeIntervalSince1970: 0)
        """))
    let advice = "or '@redact' what shows it"
    #expect(
      found.obstacles == [
        "Date() (R.swift:3 and 5 more): it is another one in each run, ask a closure in the initialiser such as "
          + "'now: () -> Date', \(advice)",
        "random values (R.swift:6): they are others in each run, ask a closure in the initialiser such as "
          + "'roll: (Int) -> Int', \(advice)",
      ])
  }

  @Test(arguments: ["enum When { case now, later }", "struct When { static let now = When() }"])
  func `a member of the app that is called now is no time`(when: String) throws {
    let found = try #require(app("\(when)\nclass R: Reactor { enum Action { case a }; var when: When = .now }"))
    #expect(found.obstacles.isEmpty)
  }

  @Test func `small libraries are stood in for, and nothing is left to put in`() throws {
    let names = [
      "Action", "Alamofire", "CoreLocation", "Dependencies", "Differentiator", "Moya", "Pure", "RxDataSources",
      "RxFlow", "RxMoya", "RxOptional", "RxSwiftExt", "Swinject", "Then",
    ]
    let source = names.map { "import \($0)\n" }.joined() + "class R: Reactor { enum Action { case a } }"
    let found = try #require(app(source))
    #expect(found.obstacles == [])
    let texts = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
    for (name, part) in zip(
      names,
      [
        "class Action<", "class DataRequest", "class CLLocation",
        "@_exported import struct ComposableStores.Dependency\n",
        "struct SectionModel<",
        "class MoyaProvider<", "protocol FactoryModule", "@_exported import Differentiator", "protocol Stepper",
        "@_exported import Moya", "func filterNil()", "func unwrap<", "final class Assembler",
        "extension NSObject: Then {}",
      ])
    {
      #expect(texts["Sources/\(name)/\(name).swift"]?.contains(part) == true, "\(name)")
    }
    #expect(
      texts["Package.swift"]?.contains(
        #".target(name: "Dependencies", dependencies: ["ReactorKit", "RxCocoa"] + reel("ComposableStores")),"#) == true)
    let imports = "import RxFlow\nimport RxMoya\nimport RxOptional\n"
    #expect(texts["Sources/shop/ScriptedServices.swift"]?.contains(imports) == true)
  }

  @Test func `sections are the same, whether their library is imported alone or by the one that shows them`() throws {
    let reactor = "class R: Reactor { enum Action { case a } }"
    let (alone, both) = (app("import Differentiator\n" + reactor), app("import RxDataSources\n" + reactor))
    #expect(try #require(alone).files[0].text.contains("RxDataSources") == false)
    #expect(
      try #require(both).files[0].text.contains(
        #".target(name: "RxDataSources", dependencies: ["Differentiator", "ReactorKit", "RxCocoa"]),"#))
    let manifest = try #require(app("import RxMoya\n" + reactor)).files[0].text
    #expect(manifest.contains(#".target(name: "Moya", dependencies: ["Alamofire", "ReactorKit", "RxCocoa"]),"#))
    #expect(manifest.contains(#".target(name: "RxMoya", dependencies: ["Moya", "ReactorKit", "RxCocoa"]),"#))
  }

  @Test func `the module for SwiftUI brings along what it exports`() throws {
    let found = try #require(app("import ReactorKitSwiftUI\nclass R: Reactor { enum Action { case a } }"))
    #expect(found.obstacles == [])
    let manifest = found.files[0].text
    #expect(manifest.contains(#".target(name: "ReactorKitObservation", dependencies: reel("ObservableStates")),"#))
    #expect(
      manifest.contains(#".target(name: "ReactorKitSwiftUI", dependencies: ["ReactorKit", "ReactorKitObservation"]),"#))
  }

  @Test(arguments: [
    "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest", "ReactorKit", "ReactorKitObservation",
    "ReactorKitSwiftUI",
  ])
  func `the modules are those of the package that proves them`(name: String) throws {
    #expect(StandInModules.module(name).text == Repository.text("Tests/DropIn/Sources/\(name)/\(name).swift"))
  }

  @Test(arguments: ["RxComposableArchitecture", "RxDucks"])
  func `the modules of stores are those of the package that proves them`(name: String) throws {
    #expect(StandInModules.module(name).text == Repository.text("Tests/Seeds/Sources/\(name)/\(name).swift"))
    let found = try #require(app("import \(name)\nclass R: Reactor { enum Action { case a } }"))
    #expect(found.obstacles == [])
    #expect(found.files[0].text.contains(#".target(name: "\#(name)", dependencies: reel("#))
  }

  @Test
  func `what is written imports the modules of the app's types, and sees what the platform brings along`() throws {
    func source(_ path: String, _ text: String) -> Scaffold.Source { .init(path: path, bytes: Array(text.utf8)) }
    let found = try #require(
      Scaffold.app(
        name: "shop", reel: .path("../reel"),
        sources: [
          source("AppDelegate.swift", "@_exported import ReactorKit\n@_exported import Then\n@main class A {}"),
          source("R.swift", "import CoreLocation\nclass R: Reactor { enum Action { case show(UIImage) } }"),
        ]))
    let texts = Dictionary(uniqueKeysWithValues: found.files.map { ($0.path, $0.text) })
    #expect(
      texts["Sources/shop/ExportedImports.swift"] == """
        // Every source sees these, as it does where a bridging header, or one source of the app, brings them along.
        @_exported import FoundationExtras
        @_exported import UIKit
        @_exported import ReactorKit
        @_exported import Then

        """)
    #expect(
      texts["Sources/shop/ScriptedServices.swift"]?.hasPrefix(
        """
        import CoreLocation
        import Foundation
        import Playback
        import ReactorKit
        import RxCocoa
        import Then

        """) == true)
    #expect(found.files[0].text.contains(#"+ reel("Commands", "FoundationExtras", "Playback"),"#))
    #expect(found.files[0].text.contains(#".target(name: "Then", dependencies: ["ReactorKit", "RxCocoa"]),"#))
  }
}
