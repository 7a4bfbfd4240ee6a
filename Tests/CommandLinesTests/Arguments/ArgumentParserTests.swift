import CommandLines
import Testing

@Suite struct ArgumentParserTests {
  private let parser = ArgumentParser(
    command: "reel sample", flags: SampleFlags.all,
    foreignFlags: {
      [ForeignFlag("--html", instead: "--report html=FILE"), ForeignFlag("--accept", of: "reel test")]
    })

  private func parse(_ words: String...) throws -> Arguments { try parser.parse(words) }

  private func error(_ words: String...) -> String {
    do {
      _ = try parser.parse(words)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `without arguments every flag has its default`() throws {
    let arguments = try parse()
    #expect(arguments.operands == [])
    #expect(arguments[SampleFlags.name] == nil)
    #expect(arguments[SampleFlags.tags] == [])
    #expect(arguments[SampleFlags.format] == .text)
    #expect(arguments[SampleFlags.notation] == nil)
    #expect(arguments[SampleFlags.loud] == false)
    #expect(arguments[SampleFlags.color] == nil)
    #expect(arguments[SampleFlags.context] == 3)
    #expect(arguments[SampleFlags.seed] == nil)
    #expect(arguments[SampleFlags.jobs].number == 2)
    #expect(arguments[SampleFlags.memory] == nil)
    #expect(arguments[SampleFlags.variables] == [])
    #expect(arguments[SampleFlags.file] == nil)
  }

  @Test(arguments: [
    ["--name", "ada"], ["--name=ada"], ["-n", "ada"], ["-nada"], ["-n=ada"], ["-ln", "ada"], ["-lnada"],
  ])
  func `the value of a flag may be attached or stand behind it, for both names`(words: [String]) throws {
    let arguments = try parser.parse(words)
    #expect(arguments[SampleFlags.name] == "ada")
    #expect(arguments.operands == [])
  }

  @Test func `a value that may be left out has to be attached`() throws {
    #expect(try parse()[SampleFlags.level] == nil)
    #expect(try parse("--level")[SampleFlags.level] == 5)
    #expect(try parse("--level=7")[SampleFlags.level] == 7)
    let arguments = try parse("--level", "7")
    #expect(arguments[SampleFlags.level] == 5)
    #expect(arguments.operands == ["7"])
    #expect(error("--level=").contains("flag '--level' takes a whole number, 0 or more, not ''"))
    #expect(error("--level", "--level=7").contains("flag '--level' is given twice"))
  }

  @Test func `each flag has a value of its own type`() throws {
    let arguments = try parse(
      "--format", "jsonl", "--input=json", "-l", "-U", "0", "--seed", "18446744073709551615", "--jobs=5",
      "--memory", "1KiB", "--var", "a=1", "--var=b=x=y", "--tag", "x", "-ty", "--file", "-")
    #expect(arguments[SampleFlags.format] == .jsonl)
    #expect(arguments[SampleFlags.notation] == .json)
    #expect(arguments[SampleFlags.loud])
    #expect(arguments[SampleFlags.context] == 0)
    #expect(arguments[SampleFlags.seed] == .max)
    #expect(arguments[SampleFlags.jobs].number == 5)
    #expect(arguments[SampleFlags.memory] == ByteCount(1_024))
    #expect(arguments[SampleFlags.variables].map(\.name) == ["a", "b"])
    #expect(arguments[SampleFlags.variables].map(\.value) == ["1", "x=y"])
    #expect(arguments[SampleFlags.tags] == ["x", "y"])
    #expect(arguments[SampleFlags.file] == "-")
  }

  @Test func `flags may stand anywhere among the operands`() throws {
    let arguments = try parse("a", "-l", "b", "--name", "n", "-", "c")
    #expect(arguments.operands == ["a", "b", "-", "c"])
    #expect(arguments[SampleFlags.loud])
    #expect(arguments[SampleFlags.name] == "n")
  }

  @Test func `behind two dashes everything is an operand`() throws {
    let arguments = try parse("a", "--", "-l", "--", "--zzz")
    #expect(arguments.operands == ["a", "-l", "--", "--zzz"])
    #expect(arguments[SampleFlags.loud] == false)
  }

  @Test func `of a flag and its negation the last one holds`() throws {
    #expect(try parse("--color")[SampleFlags.color] == true)
    #expect(try parse("--no-color")[SampleFlags.color] == false)
    #expect(try parse("--no-color", "--color")[SampleFlags.color] == true)
  }

  @Test func `flags before a subcommand end at the first operand`() throws {
    let (arguments, rest) = try parser.parseLeadingFlags(["-l", "--name", "n", "run", "-x"])
    #expect(arguments[SampleFlags.loud])
    #expect(arguments[SampleFlags.name] == "n")
    #expect(rest == ["run", "-x"])
    #expect(try parser.parseLeadingFlags(["--", "-l"]).rest == ["-l"])
  }

  @Test func `flags that were read before the subcommand count as given behind it`() throws {
    let before = try parse("-l", "--name", "n")
    let arguments = try parser.parse(["a"], after: before)
    #expect(arguments[SampleFlags.loud])
    #expect(arguments.operands == ["a"])
    #expect(throws: UsageError("flag '-n' is given twice", hint: "it takes one value;", command: "reel sample")) {
      try parser.parse(["-n", "m"], after: before)
    }
  }

  @Test func `an unknown flag is an error with the nearest name`() {
    #expect(
      error("--fromat", "x") == """
        error: unknown flag '--fromat' for 'reel sample'
          did you mean '--format'? see 'reel sample --help'
        """)
    #expect(
      error("--no-colour") == """
        error: unknown flag '--no-colour' for 'reel sample'
          did you mean '--no-color'? see 'reel sample --help'
        """)
    #expect(
      error("--zzz=1") == "error: unknown flag '--zzz' for 'reel sample'\n  see 'reel sample --help'")
    #expect(
      error("-lx") == "error: unknown flag '-x' in '-lx' for 'reel sample'\n  see 'reel sample --help'")
    #expect(
      error("-input") == """
        error: unknown flag '-i' in '-input' for 'reel sample'
          did you mean '--input'? see 'reel sample --help'
        """)
  }

  @Test func `an unknown flag that has a substitute is reported with the substitute, misspelt or not`() {
    #expect(
      error("--html=x") == """
        error: unknown flag '--html' for 'reel sample'
          write '--report html=FILE'; see 'reel sample --help'
        """)
    #expect(
      error("--htlm") == """
        error: unknown flag '--htlm' for 'reel sample'
          did you mean '--html'? write '--report html=FILE'; see 'reel sample --help'
        """)
  }

  @Test func `a flag of another subcommand is named as such`() {
    #expect(
      error("--accept") == """
        error: unknown flag '--accept' for 'reel sample'
          it is a flag of 'reel test'; see 'reel sample --help'
        """)
  }

  @Test func `a flag without its value is an error that shows how to attach one with a dash`() {
    #expect(error("--name") == "error: flag '--name' needs a value NAME\n  see 'reel sample --help'")
    #expect(error("-n", "--loud") == "error: flag '-n' needs a value NAME\n  see 'reel sample --help'")
    #expect(error("-n", "--") == "error: flag '-n' needs a value NAME\n  see 'reel sample --help'")
    #expect(
      error("--name", "-5") == """
        error: flag '--name' needs a value NAME
          a value that begins with a dash is attached: '--name=-5'; see 'reel sample --help'
        """)
    #expect(
      error("-n", "-5") == """
        error: flag '-n' needs a value NAME
          a value that begins with a dash is attached: '-n-5'; see 'reel sample --help'
        """)
    #expect(error("--name=") == "error: flag '--name' needs a value that is not empty\n  see 'reel sample --help'")
  }

  @Test func `a value for a flag that takes none, or a second value, is an error`() {
    #expect(error("--loud=yes") == "error: flag '--loud' takes no value, not even 'yes'\n  see 'reel sample --help'")
    #expect(
      error("--seed=1", "--seed", "2") == """
        error: flag '--seed' is given twice
          it takes one value; see 'reel sample --help'
        """)
  }

  @Test func `a value of another kind is an error that says what the flag takes`() {
    #expect(
      error("--format", "xml")
        == "error: flag '--format' takes 'text' or 'jsonl', not 'xml'\n  see 'reel sample --help'")
    #expect(
      error("--input", "line") == """
        error: flag '--input' takes 'lines', 'json' or 'jsonl', not 'line'
          did you mean 'lines'? see 'reel sample --help'
        """)
    #expect(
      error("-U=-1") == "error: flag '-U' takes a whole number, 0 or more, not '-1'\n  see 'reel sample --help'")
    #expect(
      error("--seed", "18446744073709551616") == """
        error: flag '--seed' takes a whole number up to 18446744073709551615, not '18446744073709551616'
          see 'reel sample --help'
        """)
    #expect(
      error("--memory", "5") == """
        error: flag '--memory' takes a size such as 512MiB or 2GiB, not '5'
          see 'reel sample --help'
        """)
    #expect(error("--var", "a") == "error: flag '--var' takes NAME=VALUE, not 'a'\n  see 'reel sample --help'")
  }

  @Test func `operands that are missing or too many are errors`() throws {
    let two = Operands.exactly("A", "B")
    try parser.check(two, in: Arguments(operands: ["a", "b"]))
    try parser.check(.any("SCRIPT|-"), in: Arguments(operands: ["a", "b", "c"]))
    try parser.check(.optional("NAME"), in: Arguments())
    #expect(
      throws: UsageError("missing operand A", hint: "usage: reel sample A B;", command: "reel sample")
    ) { try parser.check(two, in: Arguments()) }
    #expect(
      throws: UsageError("missing operand B", hint: "usage: reel sample A B;", command: "reel sample")
    ) { try parser.check(two, in: Arguments(operands: ["a"])) }
    #expect(
      throws: UsageError("surplus operand 'c'", hint: "usage: reel sample A B;", command: "reel sample")
    ) { try parser.check(two, in: Arguments(operands: ["a", "b", "c"])) }
    #expect(
      throws: UsageError("surplus operand 'b'", hint: "usage: reel sample [NAME];", command: "reel sample")
    ) { try parser.check(.optional("NAME"), in: Arguments(operands: ["a", "b"])) }
  }

  @Test func `a required operand is not empty`() {
    let two = Operands.exactly("A", "B")
    #expect(
      throws: UsageError(
        "operand B needs a value that is not empty", hint: "usage: reel sample A B;", command: "reel sample")
    ) { try parser.check(two, in: Arguments(operands: ["a", ""])) }
  }
}
