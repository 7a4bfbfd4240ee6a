import ActionScripts
import Exploration
import TestSupport
import Testing
import ZooAnimals

@Suite(.whereTypesTell) struct OfferedMovesTests {
  @Test func `only the values that a script gives are tried for a payload, and shrinking stays within them`() throws {
    let found = try ZooVisit("stale-reply", rule: "never titles has long", "@vary search short long longer").find()
    #expect(found.failures.map(\.lines) == [["search long"]])
    let none = try ZooVisit("stale-reply", rule: "never titles has a", "@vary search short").explore()
    #expect(none.failures.isEmpty)
    #expect(none.steps > 1000)
  }

  @Test func `of the values that a script gives, the first ones are the simplest`() throws {
    for values in ["z 9 a", "9 a z"] {
      let found = try ZooVisit("stale-reply", rule: "always titles == []", "@vary search \(values)").find()
      #expect(found.failures.map(\.lines) == [["search \(values.prefix(1))"]])
    }
  }

  @Test func `an integer that a script gives is not brought nearer to zero`() throws {
    let found = try ZooVisit("orphan", "@vary open 700 500").find()
    #expect(found.failures.map(\.lines) == [["open 700", "close", #"! details#1 reply """#]])
  }
}
