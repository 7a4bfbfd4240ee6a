import Foundation
import TestSupport
import Testing

/// Packages of somebody else's that depend on this one: they are built against it, and run.
///
/// One after the other and into one directory: what several of them need of this package is compiled once.
@Suite(.serialized) struct NeighbourPackageTests {
  @Test func aToolOfOnesOwnPlaysItsReactors() throws {
    try Self.build("Tests/OwnReactors")
    let tool = try CoProcess(
      ["test", "-q", "Scripts"], of: Self.scratch + "/debug/OwnTool", environment: BinaryUnderTest.scrubbedEnvironment,
      in: Repository.root.appending(path: "Tests/OwnReactors"))
    let outcome = try tool.finish()
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))

    let list = try CoProcess(["list", "--reactors"], of: Self.scratch + "/debug/OwnTool").finish()
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
                     ask
                     globalQueue
                     ownQueue
                     thread
                     file
                     session
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
                     listen
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
          state      name
                     isFollowing
                     guests
                     badge

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

  @Test func asynchronousEffectsPrintTheSameInEveryProcess() throws {
    try Self.build("Tests/OwnReactors")
    let scripts = [
      "errands/cancels-what-is-out-of-date", "errands/waits-no-longer-than-it-takes", "errands/works-side-by-side",
      "wishes/listens-until-it-is-stopped", "errands/never-rests",
    ]
    var outcomes: Set<BinaryUnderTest.Outcome> = []
    for _ in 0..<50 {
      let tool = try CoProcess(
        ["run"] + scripts.map { "Scripts/\($0).reel" }, of: Self.scratch + "/debug/OwnTool",
        in: Repository.root.appending(path: "Tests/OwnReactors"))
      outcomes.insert(try tool.finish())
    }
    // Cases that are expected to fail print as well, but have no golden.
    let goldens = scripts.dropLast().compactMap { Repository.text("Tests/OwnReactors/Scripts/\($0).timeline") }
    #expect(goldens.count == scripts.count - 1)
    #expect(outcomes.count == 1, "\(outcomes)")
    #expect(outcomes.first?.output.hasPrefix(goldens.joined()) == true)
  }

  @Test(
    arguments: [
      ("spin", "at 0ms: livelock: more than 10000 events at one instant, the last one of 'spin'"),
      ("poll", "at 1h: not idle after 1h of virtual time: 'poll' goes on scheduling work"),
      (
        "phone",
        "at 0ms: 'phone' waits for a global queue, which runs in real time and not on the virtual clock (-:1)"
      ),
    ])
  func asynchronousEffectsThatNeverRestAreNamed(action: String, failure: String) throws {
    try Self.build("Tests/OwnReactors")
    let tool = try CoProcess(["run", "-r", "errands", "-"], of: Self.scratch + "/debug/OwnTool")
    let outcome = try tool.finish(sending: Array(action.utf8))
    #expect(outcome.errors == "failed: -: \(failure)\n")
    #expect(outcome.ending == .exit(1))
  }

  @Test(
    arguments: [
      ("globalQueue", "a global queue"), ("ownQueue", "the dispatch queue 'shop.cache'"),
      ("thread", "a thread of its own"), ("file", "real input or output"),
      ("session", "a request of URLSession"),
    ])
  func whatNoClockCanHoldIsToldAsWhatItIs(action: String, place: String) throws {
    try Self.build("Tests/OwnReactors")
    let tool = try CoProcess(["run", "-r", "delays", "-"], of: Self.scratch + "/debug/OwnTool")
    let outcome = try tool.finish(sending: Array("perform\n\(action)\n".utf8))
    #expect(
      outcome.errors == """
        failed: -: at 0ms: '\(action)' waits for \(place), which runs in real time and not on the virtual clock (-:2)

        """)
    #expect(outcome.ending == .exit(1))
  }

  @Test func sourcesWrittenAgainstRxSwiftRunAsTheyAre() throws {
    try Self.build("Tests/DropIn")
    let play = try CoProcess([], of: Self.scratch + "/debug/Play").finish()
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
        ok    blocking (11)
        ok    threads (10)
        ok    async and await (18)

        """)
    #expect(play.errors == "")
    #expect(play.ending == .exit(0))
  }

  @Test func introductionsOfOtherArchitecturesRunAsTheyArePrinted() throws {
    try Self.build("Tests/Seeds")
    let seeds = try CoProcess([], of: Self.scratch + "/debug/Seeds").finish()
    #expect(seeds.output == "20 passed, 0 failed\n")
    #expect(seeds.errors == "")
    #expect(seeds.ending == .exit(0))
  }

  @Test(
    arguments: [
      "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest", "ReactorKit", "ReactorKitObservation",
      "ReactorKitSwiftUI",
    ])
  func theReadmeShowsTheModulesThatStandIn(module: String) throws {
    let readme = try #require(Repository.text("README.md"))
    let text = try #require(Repository.text("Tests/DropIn/Sources/\(module)/\(module).swift"))
    #expect(readme.contains("\n// \(module).swift\n\(text)"))
  }

  private static let scratch = Repository.root.appending(path: ".build/neighbours").path

  private static func build(_ package: String) throws {
    // The plan of an earlier build does not know files that were added since.
    try? FileManager.default.removeItem(atPath: scratch + "/debug.yaml")
    // Nobody looks for symbols in what is built here, or debugs it.
    let quickly = ["--disable-index-store", "-Xswiftc", "-gnone"]
    let build = try CoProcess(
      ["build", "--package-path", Repository.root.appending(path: package).path, "--scratch-path", scratch] + quickly,
      of: swift, environment: ProcessInfo.processInfo.environment)
    let built = try build.finish()
    try #require(built.ending == .exit(0), "\(built.output)\(built.errors)")
  }

  /// The `swift` that runs this test, or the one on the path.
  private static let swift: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/swift"
  }()
}
