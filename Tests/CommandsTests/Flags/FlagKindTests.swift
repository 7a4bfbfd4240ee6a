import Commands
import Testing

@Suite struct FlagKindTests {
  @Test("a value of the flag's kind has no problem")
  func aValueOfItsKindIsNoProblem() {
    #expect(FlagKind.text.problem(with: "a b") == nil)
    #expect(FlagKind.path.problem(with: "/dev/null") == nil)
    #expect(FlagKind.choice(["a", "b"]).problem(with: "b") == nil)
    #expect(FlagKind.count(from: 0).problem(with: "007") == nil)
    #expect(FlagKind.duration(mayBeZero: true).problem(with: "300ms") == nil)
    #expect(FlagKind.duration(mayBeZero: true).problem(with: "0ms") == nil)
    #expect(FlagKind.byteCount.problem(with: "512MiB") == nil)
    #expect(FlagKind.shard.problem(with: "2/5") == nil)
    #expect(FlagKind.assignment.problem(with: "n=") == nil)
  }

  @Test("the problem of a value says what the flag takes")
  func theProblemNamesWhatIsTaken() {
    #expect(FlagKind.text.problem(with: "") == "needs a value that is not empty")
    #expect(FlagKind.choice(["a"]).problem(with: "c") == "takes 'a', not 'c'")
    #expect(FlagKind.choice(["a", "b", "c"]).problem(with: "A") == "takes 'a', 'b' or 'c', not 'A'")
    #expect(FlagKind.count(from: 0).problem(with: "+1") == "takes a whole number, 0 or more, not '+1'")
    #expect(FlagKind.count(from: 0).problem(with: "") == "takes a whole number, 0 or more, not ''")
    #expect(FlagKind.count(from: 0).problem(with: "٣") == "takes a whole number, 0 or more, not '٣'")
    #expect(
      FlagKind.duration(mayBeZero: true).problem(with: "1d") == "takes a duration such as 300ms or 1.5s, not '1d'")
    #expect(FlagKind.count(from: 1).problem(with: "0") == "takes a whole number, 1 or more, not '0'")
    #expect(FlagKind.duration(mayBeZero: false).problem(with: "0ms") == "takes a duration above 0, not '0ms'")
    #expect(FlagKind.byteCount.problem(with: "lots") == "takes a size such as 512MiB or 2GiB, not 'lots'")
    #expect(FlagKind.shard.problem(with: "6/5") == "takes K/N with K from 1 to N, such as 2/5, not '6/5'")
    #expect(FlagKind.assignment.problem(with: "=1") == "takes NAME=VALUE, not '=1'")
    #expect(FlagKind.toggle(isNegatable: true).problem(with: "1") == "takes no value")
  }

  @Test("a toggle takes no value, and a count does")
  func onlyATogglesTakesNoValue() {
    #expect(!FlagKind.toggle(isNegatable: false).takesValue)
    #expect(FlagKind.count(from: 0).takesValue)
  }
}
