import ActionScripts
import Exploration
import TestSupport
import Testing
import ZooAnimals

@Suite(.whereTypesTell) struct AnswerPlansTests {
  @Test func `a port does only what a script lets it do`() throws {
    let found = try ZooVisit("orphan", "! details any reply late | reply early").find()
    #expect(found.failures.map(\.lines) == [["open 0", "close", "! details#1 reply late"]])
    #expect(found.uses.map(\.verb).filter { $0.hasPrefix("!") } == ["! details reply"])
    #expect(try ZooVisit("orphan", "! details any hang").explore().failures.isEmpty)
  }

  @Test func `a fault that a script allows needs no flag, and explains errors`() throws {
    let failures = try ZooVisit("dead-paging", "! pages any reply | fail 404").find().failures
    #expect(failures.map { $0.lines.filter { $0.contains("fail") } } == [["! pages#1 fail 404"]])
    #expect(try ZooVisit("dead-paging", "! pages any reply", withFaults: true).explore().failures.isEmpty)
    #expect(try ZooVisit("dead-paging-mended", "! pages any reply | fail | hang").explore().failures.isEmpty)
  }

  @Test func `answers come within the range of delays, also after shrinking`() throws {
    let late = try ZooVisit("orphan", "! details any reply x within 300ms..2s").find()
    #expect(late.failures.map(\.lines) == [["open 0", "close", "+300ms", "! details#1 reply x"]])
    let atOnce = try ZooVisit(
      "stale-reply", rule: "always titles == [] when $time > 100ms", "! search any reply within 0..0ms")
    #expect(atOnce.explore().steps > 1000)
  }

  @Test func `a mock backend is held back, and replies as it would where the script gives no value`() throws {
    let found = try ZooVisit("stale-reply", rule: "never titles has strange", "! search any reply [\"strange\"]").find()
    #expect(found.failures.map(\.lines) == [[#"search """#, #"! search#1 reply ["strange"]"#]])
    let own = try ZooVisit("stale-reply", rule: "always titles == []", "! search any reply").find()
    #expect(own.failures.map { $0.lines.last } == [#"! search#1 reply [""]"#])
  }
}
