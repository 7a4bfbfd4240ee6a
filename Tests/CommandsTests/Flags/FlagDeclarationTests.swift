import Commands
import Testing

@Suite struct FlagDeclarationTests {
  @Test func aFlagIsCalledByItsLongNameWhereItHasOne() {
    #expect(SampleFlags.name.declaration.name == "--name")
    #expect(SampleFlags.context.declaration.name == "-U")
  }

  @Test func aSynopsisWritesTheShortName() {
    #expect(SampleFlags.name.declaration.usage == "-n NAME")
    #expect(SampleFlags.seed.declaration.usage == "--seed N")
    #expect(SampleFlags.color.declaration.usage == "--[no-]color")
    #expect(SampleFlags.format.declaration.usage == "-f text|jsonl")
  }

  @Test func aListOfFlagsWritesBothNames() {
    #expect(SampleFlags.name.declaration.label == "-n, --name NAME")
    #expect(SampleFlags.context.declaration.label == "-U N")
    #expect(SampleFlags.loud.declaration.label == "-l, --loud")
    #expect(SampleFlags.color.declaration.label == "--[no-]color")
  }

  @Test func everySpellingIsKnown() {
    #expect(SampleFlags.name.declaration.spellings == ["-n", "--name"])
    #expect(SampleFlags.color.declaration.spellings == ["--color", "--no-color"])
  }
}
