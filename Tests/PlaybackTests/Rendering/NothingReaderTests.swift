import JSONValues
import Playback
import Testing

@Suite struct NothingReaderTests {
  private struct Form {
    var first = 1
    var onTap: () -> Void = {}
    var sort: KeyPath<Form, Int> = \.first
    var validate: ((String) -> Bool)?
    var last = 2
  }

  private final class Box {
    var before = 1
    let act: (Int) -> String = { "\($0)" }
    var after = 2
  }

  private enum Step {
    case ask(then: () -> Void)
    case wait(Int, () -> Void)
    case hear((Int) -> Void)
  }

  @Test func `fields that hold functions or key paths are left out`() {
    #expect(tree(Form()) == #"{"first":1,"last":2}"#)
    #expect(tree(Form(validate: { $0.isEmpty })) == #"{"first":1,"last":2}"#)
    #expect(tree(Box()) == #"{"before":1,"after":2}"#)
  }

  @Test func `a case whose payloads are functions alone shows without a payload`() {
    #expect(tree(Step.ask {}) == #""ask""#)
    #expect(tree(Step.wait(3) {}) == #"{"wait":{"_0":3}}"#)
    #expect(tree(Step.hear { _ in }) == #""hear""#)
  }

  @Test func `functions and key paths as elements or values show as null`() {
    #expect(tree([\Form.first, \Form.last]) == "[null,null]")
    #expect(tree(["a": { 1 } as () -> Int]) == #"{"a":null}"#)
    #expect(tree({ 1 } as () -> Int as Any) == "null")
  }
}
