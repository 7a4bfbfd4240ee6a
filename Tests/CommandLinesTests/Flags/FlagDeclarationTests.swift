import CommandLines
import Testing

@Suite struct FlagDeclarationTests {
  @Test func `a flag is called by its long name, or by its short one where it has no other`() {
    #expect(SampleFlags.name.declaration.name == "--name")
    #expect(SampleFlags.context.declaration.name == "-U")
  }

  @Test func `a synopsis writes the short name where there is one`() {
    #expect(SampleFlags.name.declaration.usage == "-n NAME")
    #expect(SampleFlags.seed.declaration.usage == "--seed N")
    #expect(SampleFlags.color.declaration.usage == "--[no-]color")
    #expect(SampleFlags.format.declaration.usage == "-f text|jsonl")
    #expect(SampleFlags.level.declaration.usage == "--level[=N]")
  }

  @Test func `a list of flags writes both names`() {
    #expect(SampleFlags.name.declaration.label == "-n, --name NAME")
    #expect(SampleFlags.context.declaration.label == "-U N")
    #expect(SampleFlags.loud.declaration.label == "-l, --loud")
    #expect(SampleFlags.color.declaration.label == "--[no-]color")
    #expect(SampleFlags.level.declaration.label == "--level[=N]")
  }

  @Test func `the spellings of a flag are both names, or the name and its negation`() {
    #expect(SampleFlags.name.declaration.spellings == ["-n", "--name"])
    #expect(SampleFlags.color.declaration.spellings == ["--color", "--no-color"])
  }

  @Test func `only a toggle takes no value`() {
    #expect(!SampleFlags.loud.declaration.takesValue)
    #expect(!SampleFlags.color.declaration.takesValue)
    #expect(SampleFlags.seed.declaration.takesValue)
    #expect(SampleFlags.seed.declaration.needsValue)
    #expect(SampleFlags.level.declaration.takesValue)
    #expect(!SampleFlags.level.declaration.needsValue)
  }

  @Test func `a flag offers what its value takes unless it says more`() {
    #expect(SampleFlags.format.declaration.completion == .words(["text", "jsonl"]))
    #expect(SampleFlags.name.declaration.completion == .nothing)
    #expect(SampleFlags.loud.declaration.completion == .nothing)
    #expect(SampleFlags.file.declaration.completion == .files)
  }
}
