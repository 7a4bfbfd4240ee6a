import Foundation
import TestSupport
import Testing

/// Packages of somebody else's that depend on this one: they are built against it, and run.
@Suite(.runsFirst, .whereNeighboursAreBuilt) struct NeighbourPackageTests {
  @Test func `a package with a tool and reactors of its own plays and lists them`() async throws {
    try await Self.build("Tests/OwnReactors")
    let tool = try CoProcess(
      ["test", "-q", "Scripts"], of: Self.products + "/OwnTool", environment: BinaryUnderTest.scrubbedEnvironment,
      in: Repository.root.appending(path: "Tests/OwnReactors"))
    let outcome = try tool.finish()
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        note: the registration of 'profile' does not name: leave
        warning: '+idle' (Scripts/delays/are-due-at-their-instants.reel:28) let no time pass: only periodic work is \
        scheduled, next at 1s

        """)
    #expect(outcome.ending == .exit(0))

    let list = try CoProcess(["list", "--reactors"], of: Self.products + "/OwnTool").finish()
    #expect(
      list.output == """
        cart
          actions    add(Item, count: Int)
                     remove(String)
                     checkOut
          ports      api
          state      counts
                     prices
                     total
                     order

        delays
          actions    after(Double)
                     afterOnTheWall(Double)
                     afterElsewhere(Double)
                     workItems
                     ticks
                     tickOnce(Double)
                     timer(Double)
                     repeating
                     dated(Double)
                     perform
                     nested
                     inLine
                     ask
                     globalQueue
                     ownQueue
                     thread
                     file
                     session
                     computed
                     grouped
                     threaded
                     guarded
          ports      api
          state      notes

        errands
          actions    ask(String)
                     forget
                     type(String)
                     compare(String, String)
                     fetch([String])
                     hurry(String)
                     count(Int)
                     remind(after: Int)
                     visit
                     save(String)
                     detach
                     measure
                     fail
                     phone
                     ring
                     post(String)
                     wait
                     spin
                     poll
          ports      api
          state      isBusy
                     notes

        profile
          actions    refresh
                     follow(Int)
                     rename(to: String)
                     invite(User, at: Int)
          forgotten  leave
          state      name
                     isFollowing
                     guests
                     badge

        places
          actions    note(Date)
          state      zone
                     language
                     text
                     hour
                     ids

        wishes
          kind       composable store
          actions    wish(String)
                     listen
                     stop
                     heard(Int)
                     grant(from: Int)
                     granted(String)
          state      wishes
                     granted
                     isListening

        """)
  }

  @Test func `a reactor finds the same time zone, language and ids wherever it is played`() async throws {
    try await Self.build("Tests/OwnReactors")
    for surroundings in [
      ["TZ": "Asia/Seoul", "LC_ALL": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], ["TZ": "America/New_York", "LANG": "C"],
    ] {
      for words in [["test", "-q"], ["diff", "Scripts/places.timeline"]] {
        let tool = try CoProcess(
          words + ["Scripts/places.reel"], of: Self.products + "/OwnTool",
          environment: BinaryUnderTest.scrubbedEnvironment.merging(surroundings) { $1 },
          in: Repository.root.appending(path: "Tests/OwnReactors"))
        let outcome = try tool.finish()
        #expect(outcome.output == "")
        #expect(outcome.ending == .exit(0))
      }
    }
    // Another seed gives other ids.
    let other = try CoProcess(["run", "-"], of: Self.products + "/OwnTool")
      .finish(sending: Array("@reactor places\n@seed 7\n? ids == []\n".utf8))
    #expect(other.output.contains(#""ids":["#) && !other.output.contains("20C9E9D2"))
  }

  @Test func `asynchronous effects print the same in each of twenty processes`() async throws {
    try await Self.build("Tests/OwnReactors")
    let scripts = [
      "errands/cancels-what-is-out-of-date", "errands/waits-no-longer-than-it-takes", "errands/works-side-by-side",
      "wishes/listens-until-it-is-stopped", "errands/never-rests",
    ]
    var outcomes: Set<BinaryUnderTest.Outcome> = []
    for _ in 0..<20 {
      let tool = try CoProcess(
        ["run"] + scripts.map { "Scripts/\($0).reel" }, of: Self.products + "/OwnTool",
        in: Repository.root.appending(path: "Tests/OwnReactors"))
      outcomes.insert(try tool.finish())
    }
    // Cases that are expected to fail print as well, but have no golden.
    let goldens = scripts.dropLast().compactMap { Repository.text("Tests/OwnReactors/Scripts/\($0).timeline") }
    #expect(goldens.count == scripts.count - 1)
    #expect(outcomes.count == 1, "\(outcomes)")
    #expect(outcomes.first?.output.hasPrefix(goldens.joined()) == true)
  }

  @Test(arguments: [
    ("spin", "at 0ms: livelock: more than 10000 events at one instant, the last one of 'spin'"),
    ("poll", "at 1h: not idle after 1h of virtual time: 'poll' has more work to come"),
    (
      "phone",
      "at 0ms: 'phone' waits for a global queue, which runs in real time and not on the virtual clock (-:1)"
    ),
  ])
  func `an asynchronous effect that never ends is named with what it keeps doing`(action: String, failure: String)
    async throws
  {
    try await Self.build("Tests/OwnReactors")
    let tool = try CoProcess(["run", "-r", "errands", "-"], of: Self.products + "/OwnTool")
    let outcome = try tool.finish(sending: Array(action.utf8))
    #expect(outcome.errors == "failed: -: \(failure)\n")
    #expect(outcome.ending == .exit(1))
  }

  @Test(arguments: [
    ("globalQueue", "a global queue"), ("ownQueue", "the dispatch queue 'shop.cache'"),
    ("thread", "a thread of its own"), ("file", "real input or output"),
    ("session", "a request of URLSession"),
  ])
  func `an effect that waits for something in real time is told what it waits for`(action: String, place: String)
    async throws
  {
    try await Self.build("Tests/OwnReactors")
    let tool = try CoProcess(["run", "-r", "delays", "-"], of: Self.products + "/OwnTool")
    let outcome = try tool.finish(sending: Array("perform\n\(action)\n".utf8))
    #expect(
      outcome.errors == """
        failed: -: at 0ms: '\(action)' waits for \(place), which runs in real time and not on the virtual clock (-:2)

        """)
    #expect(outcome.ending == .exit(1))
  }

  @Test func `sources that were written against RxSwift compile and run unchanged`() async throws {
    try await Self.build("Tests/DropIn")
    let play = try CoProcess([], of: Self.products + "/Play").finish()
    #expect(
      play.output == """
        ok    bindings of controls (18)
        ok    reactive extensions of own types (4)
        ok    sign-up form (4)
        ok    calculator (1)
        ok    city search (3)
        ok    upload (7)
        ok    feedback loop (1)
        ok    photo picker (4)
        ok    sectioned list (3)
        ok    profile of a user (15)
        ok    flow of coordinators (6)
        ok    inbox (3)
        ok    lamp that is observed field by field (16)
        ok    singles (23)
        ok    maybes (3)
        ok    completables (9)
        ok    infallibles (16)
        ok    subscribing (19)
        ok    creating (29)
        ok    combining (27)
        ok    transforming (36)
        ok    timing (14)
        ok    recovering (21)
        ok    sharing (20)
        ok    inference (37)
        ok    former names (15)
        ok    own operators (20)
        ok    own times (14)
        ok    own sequences (16)
        ok    own schedulers (6)
        ok    generic functions (14)
        ok    disposing (16)
        ok    tests in virtual time (19)
        ok    assertions of recorded events (6)
        ok    blocking (11)
        ok    threads (10)
        ok    async and await (18)

        """)
    #expect(play.errors == "")
    #expect(play.ending == .exit(0))
  }

  @Test func `code of introductions runs as it is printed`() async throws {
    try await Self.build("Tests/Seeds")
    let seeds = try CoProcess([], of: Self.products + "/Seeds").finish()
    #expect(seeds.output == "39 passed, 0 failed\n")
    #expect(seeds.errors == "")
    #expect(seeds.ending == .exit(0))
  }

  @Test func `the tools of the README's code play their scripts`() async throws {
    try await Self.build("Tests/Readme")
    for (tool, summary) in [("shop", "2 cases in 2 scripts: 2 passed"), ("more", "8 cases in 7 scripts: 8 passed")] {
      let played = try CoProcess(
        ["test", "Scripts/\(tool)"], of: Self.products + "/\(tool)",
        environment: BinaryUnderTest.scrubbedEnvironment, in: Repository.root.appending(path: "Tests/Readme")
      ).finish()
      #expect(played.output == summary + "\n")
      #expect(played.errors == "")
    }
    let found = try CoProcess(
      ["explore", "-r", "cart", "--order", "--runs", "100"], of: Self.products + "/shop",
      environment: BinaryUnderTest.scrubbedEnvironment
    ).finish()
    #expect(found.output.contains("FOUND ! prices reply: items depends on the order of replies\n"))
    #expect(found.output.contains("FOUND ! prices reply: crash\n"))
    #expect(found.ending == .exit(1))
  }

  @Test func `a new package builds, passes and has the standard layout at once`() async throws {
    let folder = try ScratchDirectory()
    let made = try BinaryUnderTest.run(["new", "shop", "--reel", Repository.root.path], in: folder.url)
    #expect(made.errors == "")
    try await Self.build(at: folder.url.appending(path: "shop"))
    let shop = try CoProcess(
      ["test"], of: Self.products + "/shop", environment: BinaryUnderTest.scrubbedEnvironment,
      in: folder.url.appending(path: "shop")
    ).finish()
    #expect(shop.output == "1 case in 1 script: 1 passed\n")
    #expect(shop.errors == "")
    let layout = try CoProcess(
      ["fmt", "--check", "Scripts"], of: Self.products + "/shop", in: folder.url.appending(path: "shop"))
    #expect(try layout.finish().ending == .exit(0))
  }

  @Test
  func `a package that is made for an app plays its reactors and stores from their unchanged sources`() async throws {
    let folder = try ScratchDirectory()
    let app = Repository.root.appending(path: "Tests/App")
    let made = try BinaryUnderTest.run(
      ["new", "play", "--app", app.appending(path: "Sources").path, "--reel", Repository.root.path], in: folder.url)
    #expect(made.errors == "")
    #expect(
      made.output == """
        made play, 26 reactors and 4 stores: account, inbox, avatar, composer, root, channel, counter, feed, post-cell, \
        task-list, task-cell, library, song, login, pin, notices, order-detail, orders, git-hub-search, search-history, suggestions, \
        settings, countdown, stopwatch, venues, wallet, pond, errand, lamp, fact

        in the way:
          ChatRoomReactor (Chat/ChatRoomReactor.swift): it is generic: register one of its kinds by hand
          fill in InboxReactor.network (@Injected) (Account/InboxReactor.swift:13)
          fill in AvatarReactor.Action.crop((UIImage) -> UIImage) (Chat/AvatarReactor.swift:11)
          fill in NetworkType.cached (Services/Network.swift:17)

        cd play
        swift run play run Scripts/account/begin.reel
        swift run play test --accept

        """)
    // Optimizing the package takes longer than running it.
    let manifest = try #require(folder.text("play/Package.swift"))
    try folder.write(
      """
      \(manifest)
      for target in package.targets { target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))] }
      """, to: "play/Package.swift")
    let package = folder.url.appending(path: "play")
    try await Self.build(at: package)
    let tool = Self.products + "/play"
    let played = try CoProcess(
      ["test", app.appending(path: "Scripts").path], of: tool, environment: BinaryUnderTest.scrubbedEnvironment,
      in: app
    ).finish()
    #expect(played.output == "40 cases in 21 scripts: 40 passed\n")
    #expect(played.ending == .exit(0))
    // The scripts that come with the new package play, too, and lack only their goldens.
    let begun = try CoProcess(
      ["test", "--accept", "-q", "Scripts"], of: tool, environment: BinaryUnderTest.scrubbedEnvironment, in: package
    ).finish()
    #expect(begun.ending == .exit(0), "\(begun.output)\(begun.errors)")
    // A play that reaches a place that is not filled in yet ends with an error that names the place.
    let unfilled = try CoProcess(["run", "-r", "inbox"], of: tool, in: package).finish(sending: Array("load".utf8))
    #expect(
      unfilled.errors == """
        error: reactor 'inbox' cannot be made: not filled in yet: InboxReactor.network (@Injected)
         --> -:1:1
        1 | load
          | ^^^^

        """)
    let listed = try CoProcess(["list", "--reactors", "inbox", "avatar"], of: tool, in: package).finish()
    #expect(
      listed.output == """
        inbox
          obstacle   not filled in yet: InboxReactor.network (@Injected)
          actions    load
          ports      send
                     call
                     raw: [String: String] -> [String: DecodedJSON]
          state      count

        avatar
          actions    load(URL)
                     crop(String?)
                     replace(String?)
          ports      image: [String: URL] -> String
          arguments  placeholder: String = ""
          state      image
                     placeholder

        """)
  }

  @Test func `a registration of a case that does not exist is a compiler error at that case`() throws {
    let errors = try Self.typeErrors(
      """
      import Playback
      import Reactors
      final class Undo: Reactor {
        enum Action { case undo, redo(Int) }
        struct State {}
        let initialState = State()
      }
      func register(_ catalog: Catalog) {
        catalog.reactor("undo", { stage in
          let port = stage.port("history")
          _ = port
          return Undo()
        }) { cases in
          cases("redo", Undo.Action.redo)
          cases("undo", .undoo)
        }
        catalog.reactor("redo", { _ in Undo() }) { cases in
          cases("redo", Undo.Action.rredo)
        }
      }
      """)
    #expect(
      errors == [
        "a.swift:15:20: error: type 'Undo.Action' has no member 'undoo'",
        "a.swift:18:31: error: type 'Undo.Action' has no member 'rredo'",
      ])
  }

  @Test
  func `RX-17: an object that cannot tell of its end does not compile, and the error says what it needs`() throws {
    let errors = try Self.typeErrors(
      """
      import Observables
      class Plain: ReactiveCompatible {}
      final class Owner: Plain, StorageOwner { let storage = ObjectStorage() }
      func wait(_ plain: Plain, _ owner: Owner) -> [Observable<Void>] {
        [owner.rx.deallocated, owner.rx.deallocating,
         plain.rx.deallocated,
         plain.rx.deallocating]
      }
      """)
    let reason =
      "only a StorageOwner reports when it goes away: add 'let storage = ObjectStorage()' to the object's class"
    #expect(
      errors == [
        "a.swift:6:13: error: 'deallocated' is unavailable: \(reason)",
        "a.swift:7:13: error: 'deallocating' is unavailable: \(reason)",
      ])
  }

  /// Returns the compiler errors of a source.
  private static func typeErrors(_ source: String) throws -> [Substring] {
    let folder = try ScratchDirectory()
    try folder.write(source, to: "a.swift")
    let modules = URL(filePath: BinaryUnderTest.path).deletingLastPathComponent().appending(path: "Modules").path
    let check = try CoProcess(
      ["-typecheck", "-diagnostic-style", "llvm", "-I", modules, "a.swift"], of: swift + "c",
      environment: ProcessInfo.processInfo.environment, in: folder.url
    ).finish()
    return check.errors.split(separator: "\n").filter { $0.contains("error:") }
  }

  @Test(arguments: [
    "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest", "ReactorKit", "ReactorKitObservation",
    "ReactorKitSwiftUI",
  ])
  func `the chapter on RxSwift shows each module that stands in for one of another library`(module: String) throws {
    let chapter = try #require(Repository.text("Sources/Observables/Observables.docc/ComingFromRxSwift.md"))
    let text = try #require(Repository.text("Tests/DropIn/Sources/\(module)/\(module).swift"))
    #expect(chapter.contains("\n// \(module).swift\n\(text)"))
  }

  /// Where the packages are built: in a place of their own, or where the variable `REEL_NEIGHBOURS` says, which must
  /// then hold an optimized build of this package by the same script.
  private static let scratch = sharedScratch ?? Repository.root.appending(path: ".build/neighbours").path
  private static let sharedScratch = ProcessInfo.processInfo.environment["REEL_NEIGHBOURS"]
  private static let products = scratch + (sharedScratch == nil ? "/debug" : "/release")

  private static func build(_ package: String) async throws {
    try await build(at: Repository.root.appending(path: package))
  }

  private static func build(at package: URL) async throws { try await Builder.shared.build(package) }

  /// Builds each package once, one after the other, while tests that need no package run. All packages share one build
  /// directory, so that the modules of this package are compiled once.
  private actor Builder {
    static let shared = Builder()
    private var outcomes: [URL: BinaryUnderTest.Outcome] = [:]

    func build(_ package: URL) throws {
      if outcomes[package] == nil {
        // The plan of an earlier build does not know files that were added since.
        try? FileManager.default.removeItem(atPath: products + ".yaml")
        outcomes[package] = try CoProcess(
          // Whoever runs these tests holds the lock of a shared place.
          ["--package-path", package.path, "--scratch-path", scratch]
            + (sharedScratch == nil ? [] : ["-c", "release", "--ignore-lock"]),
          of: Repository.root.appending(path: "Scripts/build-whole").path,
          environment: ProcessInfo.processInfo.environment
        ).finish()
      }
      let built = try #require(outcomes[package])
      try #require(built.ending == .exit(0), "\(built.output)\(built.errors)")
    }
  }

  /// The `swift` that runs this test, or the one on the path.
  private static let swift: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/swift"
  }()
}
