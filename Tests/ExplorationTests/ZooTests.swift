import Exploration
import TestSupport
import Testing
import ZooAnimals

@Suite(.whereTypesTell) struct ZooTests {
  /// The problem that exploring has to find in an animal, with any seed. With most seeds some animals take many runs;
  /// their seed here is one with which a few runs are enough.
  struct Catch: Sendable, CustomTestStringConvertible {
    let animal: String
    let oracle: Oracle
    let seed: UInt64
    let script: [String]

    init(_ animal: String, _ oracle: Oracle, seed: UInt64 = 1, _ script: String...) {
      self.animal = animal
      self.oracle = oracle
      self.seed = seed
      self.script = script
    }

    var testDescription: String { animal }
  }

  private static let catches = [
    Catch(
      "stale-reply", .rule, "! search hang", "search a", "search b", #"! search#2 reply ["b"]"#,
      #"! search#1 reply ["a"]"#),
    Catch("lost-cancel", .rule, "open", "cancel", #"! files#1 reply """#),
    Catch("late-timer", .rule, "type a", "clear"),
    Catch("rollback", .rule, seed: 2, "add", "add", "! notes#1 fail 503"),
    Catch("late-undo", .rule, "send", "+5s", "undo"),
    Catch(
      "dropped-picture", .rule, "open 0", #"! pictures#1 reply """#, #"! users#1 reply {"id":0,"name":""}"#),
    Catch("late-look-up", .rule, seed: 2, "type a", "clear", "+300ms", "! numbers#1 reply 0"),
    Catch("double-tap", .rule, seed: 2, "choose 1", "pay", "pay"),
    Catch("repeated-page", .rule, "scroll", "scroll"),
    Catch("replayed-pulse", .rule, seed: 3, "&bind", "delete", "&bind"),
    Catch("retry-storm", .livelock, "! feed fail 503", "load"),
    Catch("repeated-identity", .rule, "add", "add", "remove id=0", "add"),
    Catch("double-order", .rule, seed: 3, #"setAmount "1""#, "submit", "submit"),
    Catch("stuck-flag", .rule, "refresh", "! weather#1 fail 503"),
    Catch("dead-paging", .terminated, "next", "! pages#1 fail 503"),
    Catch("swallowed-error", .error, #"setName """#, "submit"),
    Catch("fallback", .rule, "refresh", "! news#1 reply []", "refresh", "! news#2 fail 503"),
    Catch("full-disk", .rule, #"upload """#, #"! uploads#1 fail {"full":{"bytes":0}}"#),
    Catch("negative-page", .rule, "previous", "previous"),
    Catch("negative-amount", .rule, "deposit -1"),
    Catch("lost-selection", .rule, #"! rows emit [""]"#, "select 0", "! rows emit []"),
    Catch("self-transfer", .rule, seed: 4, "transfer 1 from=0 to=0"),
    Catch("outliving-child", .leak, "open", "&drop"),
    Catch("retaining-closure", .leak, "remember", "&drop"),
    Catch("late-reply", .leak, "load", "&drop"),
    Catch("early-end", .terminated, "! isSignedIn emit false"),
    Catch("ping-pong", .livelock, "setPrice 1 isNet=false"),
    Catch("waiting", .stuck, "ask", "dismiss"),
    Catch("orphan", .error, "open 0", "close", #"! details#1 reply """#),
    Catch(
      "empty-order", .rule, seed: 26, "add", "next", "setAddress a", "next", "setCard a", "next", "remove", "next"),
    Catch(
      "forgiven-failures", .rule, "next", "! pages#1 fail 503", "next", "! pages#2 fail 503", "next",
      "! pages#3 reply 0", "next", "! pages#4 fail 503"),
  ]

  /// The animals that are explored in this process.
  private static let tame = Zoo.animals.filter { !$0.endsProcess }

  @Test func `there is a catch for each animal that does not end its process`() {
    #expect(Self.catches.map(\.animal) == Self.tame.map(\.description))
    #expect(Zoo.animals.count >= 20)
  }

  @Test(arguments: catches)
  func `the defect of an animal is found and shrunk to the shortest script, and nothing once it was corrected`(
    _ wanted: Catch
  ) throws {
    let animal = try #require(Zoo.animals.first { $0.description == wanted.animal })
    let found = try ZooVisit(animal, seed: wanted.seed).find()
    #expect(found.failures.map(\.summary) == [[wanted.oracle.rawValue] + wanted.script])
    // The runs that find the defect.
    let rest = try ZooVisit(animal, isMended: true, runs: found.runs, seed: wanted.seed).explore()
    #expect(rest.failures.map(\.summary) == [])
    #expect(rest.runs == found.runs)
  }

  @Test(arguments: [
    ("index", [#"add """#, "choose 1"]), ("overflow", ["setEuros 92233720368547759"]),
    ("empty-list", ["removeLast", "removeLast"]),
  ])
  func `a defect that ends the process is found by a tool that explores in worker processes`(
    _ animal: String, script: [String]
  ) throws {
    let arguments = ["explore", "-r", animal, "--runs", "60", "-j", "1"]
    let tool = try CoProcess(arguments, of: BinaryUnderTest.path(of: "ZooTool"))
    let outcome = try tool.finish()
    let found = outcome.output.split(separator: "\n").drop { !$0.hasSuffix("@lenient") }.dropFirst()
    #expect(found.prefix(script.count).map { $0.trimmingPrefix { $0 == " " } } == script.map { $0[...] })
    #expect(outcome.output.hasPrefix("FOUND "))
    #expect(outcome.ending == .exit(1))
  }
}
