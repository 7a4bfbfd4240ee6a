import ActionScripts
import Playback
import TestSupport
import Testing
import ZooAnimals

@testable import Exploration

@Suite(.whereTypesTell) struct ShrinkerTests {
  private static let animals = Zoo.animals.filter { !$0.endsProcess && $0.rule == nil }

  @Test(arguments: animals)
  func `shrinking what was shrunk changes nothing, and no statement of it can be left out`(_ animal: Animal) throws {
    let visit = try ZooVisit(animal, seed: 4)
    let finding = try #require(visit.find().failures.first)
    let explorer = visit.explorer
    let again = try #require(shrunk(finding.moves, finding.problem, by: explorer))
    #expect(again.lines == finding.lines)
    #expect(again.problem == finding.problem)
    for index in finding.moves.indices {
      var moves = finding.moves
      moves.remove(at: index)
      let problem = explorer.play(moves, looking: finding.problem.oracle, exactly: true).problem
      #expect(problem?.cause != finding.problem.cause, "without \(finding.lines[index])")
    }
  }

  @Test func `a long way to a problem is shrunk in a few hundred plays`() throws {
    let visit = try ZooVisit("orphan")
    let statement = { (name: String, value: String?) in
      Move.statement(
        .action(ActionCall(name: Located(name), arguments: value.map { [.init(Located(.number($0)))] } ?? [])))
    }
    var moves: [Move] = []
    for round in 0..<15 {
      moves += [
        statement("open", "\(round)"), .answer(port: "details", position: 0, .reply(Located(.string("fine")))),
        statement("close", nil), .statement(.wait(ScriptDuration(nanoseconds: 1_000_000))),
      ]
    }
    moves += [
      statement("open", "7"), statement("close", nil),
      .answer(port: "details", position: 0, .reply(Located(.string("late")))),
    ]
    let explorer = visit.explorer
    let problem = try #require(explorer.play(moves, looking: .error, exactly: true).problem)
    let finding = try #require(shrunk(moves, problem, by: explorer))
    #expect(finding.lines == ["open 0", "close", #"! details#1 reply """#])
    #expect(finding.plays <= 200)
  }

  @Test func `gestures and the actions that they send are shrunk to the same script`() throws {
    let animal = try #require(Zoo.animals.first { $0.description == "double-order" })
    let visit = try ZooVisit(animal, seed: 1)
    let gesture = { (control: String, name: String, value: ScriptValue?) in
      Move.statement(
        .gesture(
          control: Located(Path([control])),
          ActionCall(name: Located(name), arguments: value.map { [.init(Located($0))] } ?? [])))
    }
    let moves = [
      Move.statement(.view(.bind)), gesture("amountField", "type", .string("1")),
      gesture("submitButton", "tap", nil), gesture("submitButton", "tap", nil),
    ]
    let explorer = visit.explorer
    let problem = try #require(explorer.play(moves, looking: .rule, exactly: true).problem)
    let finding = try #require(shrunk(moves, problem, by: explorer))
    #expect(finding.lines == [#"setAmount "1""#, "submit", "submit"])
  }

  @Test func `moves that only take each other back are left out together`() throws {
    let animal = try #require(Zoo.animals.first { $0.description == "empty-order" })
    let visit = try ZooVisit(animal, seed: 1)
    let action = { (name: String, text: String?) in
      Move.statement(
        .action(ActionCall(name: Located(name), arguments: text.map { [.init(Located(.string($0)))] } ?? [])))
    }
    let moves = [
      action("add", nil), action("add", nil), action("add", nil), action("remove", nil), action("remove", nil),
      action("next", nil), action("setAddress", "a"), action("next", nil), action("setCard", "a"),
      action("back", nil), action("next", nil), action("next", nil), action("remove", nil), action("next", nil),
    ]
    let explorer = visit.explorer
    let problem = try #require(explorer.play(moves, looking: .rule, exactly: true).problem)
    let finding = try #require(shrunk(moves, problem, by: explorer))
    #expect(
      finding.lines == ["add", "next", "setAddress a", "next", "setCard a", "next", "remove", "next"])
  }

  private func shrunk(_ moves: [Move], _ problem: Problem, by explorer: Explorer) -> Finding? {
    var shrinker = Shrinker(moves, problem, like: explorer.compiled.shapes) {
      explorer.play($0, looking: problem.oracle, exactly: $1)
    }
    return shrinker.shrink()
  }
}
