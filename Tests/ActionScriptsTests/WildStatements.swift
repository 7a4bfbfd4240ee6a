/// Makes statements in both notations out of templates and texts that no one would write: the same ones in every run.
struct WildStatements {
  private var generator: ScriptGenerator

  init(seed: UInt64) { generator = ScriptGenerator(seed: seed) }

  /// One statement; most of them are read, and some are not.
  mutating func next() -> String {
    var text = filled(generator.pick(Self.templates))
    if generator.number(below: 4) == 0 { text += generator.pick(["  # ", " #", "\t#"]) + wild() }
    return text
  }

  /// A template with its marks replaced: `N` a name, `I` an identifier, `P` a path, `W` a word, `S` a JSON string, `J`
  /// a JSON value, `R` a text as it stands, each between `<` and `>`.
  private mutating func filled(_ template: String) -> String {
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      let mark = rest[rest.index(after: open)]
      rest = rest[rest.index(open, offsetBy: 3)...]
      switch mark {
      case "N": result += generator.pick(["increase", "row.set", "é", "e\u{301}", "cells.0.toggle", "cells[id=3].a"])
      case "I": result += generator.pick(["n", "_1", "_0", "k\u{A0}", "k\u{200B}", "k\u{2028}", "\u{338}", "e\u{301}"])
      case "P": result += path()
      case "W": result += generator.flip() ? wild() : string()
      case "S": result += string()
      case "J": result += value(depth: 2)
      default: result += wild()
      }
    }
    return result + rest
  }

  private mutating func wild() -> String {
    (0..<1 + generator.number(below: 4)).map { _ in generator.pick(Self.pieces) }.joined()
  }

  private mutating func path() -> String {
    let keys = ["items", "0", "-1", "\"a b\"", "é", "e\u{301}", "\"[x=1]\"", "$calls", "state", "*", "#", "first"]
    let path = (0..<1 + generator.number(below: 3)).map { _ in generator.pick(keys) }.joined(separator: ".")
    return path + generator.pick(["", "", "[id=3]", "[id=\u{338}]", "[id=a b]", "[a=1][b=2]", ".\"" + "\u{301}\""])
  }

  /// A text in quotes, with as few escape sequences as it needs, or with as many as it can have.
  private mutating func string() -> String {
    let isEscaped = generator.flip()
    let text = generator.number(below: 3) == 0 ? path() : wild()
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if scalar.value < 0x20 || (isEscaped && (0x80..<0xD800).contains(scalar.value)) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func value(depth: Int) -> String {
    switch generator.number(below: depth > 0 ? 9 : 6) {
    case 0: generator.pick(["null", "true", "false"])
    case 1: generator.pick(["0", "-0", "1.50", "1E+9", "123456789012345678901234567890"])
    case 2: generator.pick(["${n}", "\"${n}\"", "\"\\u0024{n}\""])
    case 3, 4, 5: string()
    case 6: "[\(list(depth: depth) { generator, depth in generator.value(depth: depth) })]"
    case 7: generator.pick(["[]", "{}", "[[]]", deep(511), deep(512), deep(513)])
    default: "{\(list(depth: depth) { generator, depth in generator.string() + ":" + generator.value(depth: depth) })}"
    }
  }

  private mutating func list(depth: Int, _ element: (inout WildStatements, Int) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<generator.number(below: 3) { elements.append(element(&self, depth - 1)) }
    return elements.joined(separator: generator.pick([",", " , "]))
  }

  private func deep(_ levels: Int) -> String {
    String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
  }

  private static let pieces = [
    "a", "b c", "k=v", "=", "a=\u{338}", "\u{338}", "\u{301}", "@", "@\u{301}", " ", " ", "\t", "\u{A0}", "\u{200B}",
    "\u{2028}", "\u{85}", "\u{FEFF}", "\u{202E}", "x2", "x1", "after", "when", "${n}", "${", "$${", "$", "{", "}", "[",
    "]",
    "[id=3]", "\"", "\\", "#", " # ", ".", "é", "e\u{301}", "Å", "A\u{30A}", "\u{212B}", "日本", "👩‍👩‍👧", "nil", "null", "42",
    "-0", "1e9", "_", "_0", "state.", "state.\"a b\"", "$calls.\"a b\"", "$frames", "!/", "'", ",", ":", "\u{1}",
    "\u{7F}",
    "\r", "on", "T", "==", "idle", "5ms", "\u{FE0F}", "\u{37E}", "/\u{338}",
  ]

  private static let templates = [
    "@reactor <N> <I>=<W>", "@reactor <N> a=<J>", "@case <R>", "@xfail <R>", "@let <I> = <W>", "@let n = <J>",
    "@let n = state.<P>", "@let n = <P>", "@each n = <J>", "@each n = <S>, <J>,<S>", "@include <W>",
    "@include <W> <I>=<W>", "@vary <N> <W>", "@vary <N>.<I> <J> <W>", "@vary <N>",
    "@redact <P> as <N>", "@tag <W>", "@only", "@lenient", "@timeout <W>", "@seed 7", "@golden none", "+<W>", "+idle",
    "=1500ms",
    "<N>", "<N> <W>", "<N> <W> <J>", "<N> <W> x3", "<N> <I>=<W> <W>", "<N> <J>", "<N> a=<W> <W>", "<P>.toggle <W>",
    "? <P> == <W>", "? <P> != <J>", "? <P> == _", "? <P> exists", "? <P> like <S>", "? <J>", "? <P> unique",
    "? always <P> unique when <P> == <W>", "? never <P> == <J> and <P> has <S> or <P> exists",
    "? sometimes <J> and <J>",
    "? finally <P> == <W> within <W>", "? always <P>", "? <I> <P> == <W>", "? never {\"a\":<J>} when <P> like <S>",
    "? {\"a\":<J>}",
    "! <N> reply <W>", "! <N> reply <J> after 5ms", "! <N> reply @<W>", "! <N> reply @<S> x1",
    "! <N>#2 reply <W> when <J>",
    "! <N> any reply <W> | fail <J> | hang within 0..<W>", "! <N> any reply @<W> | <W>", "! <N> any fail within 1s..2s",
    "! <N> fail <W> x2", "! <N> hang", "! <N> emit <W>", "! <N> complete", "&bind", "& <P> <N>",
    "& <P> tap <W> <I>=<W>",
    "&stub on", "&stub.state <J>", "# <R>", "#<R>",
    "{\"reactor\":\"counter\",\"with\":{<S>:<J>}}", "{\"case\":<S>}", "{\"xfail\":<S>}", "{\"comment\":<S>}",
    "{\"let\":{\"n\":<J>}}", "{\"let\":\"n\",\"from\":<S>}", "{\"each\":{\"n\":[<J>,<J>]}}", "{\"include\":<S>}",
    "{\"include\":<S>,\"with\":{<S>:<J>}}", "{\"redact\":<S>,\"as\":\"id\"}", "{\"tag\":<S>}", "{\"timeout\":<S>}",
    "{\"wait\":<S>}", "{\"until\":\"${n}\"}", "{\"do\":<S>}", "{\"do\":\"a\",\"with\":<J>}",
    "{\"do\":\"a\",\"with\":{<S>:<J>,\"_0\":1}}", "{\"do\":\"a\",\"with\":[<J>,<S>],\"times\":2,\"comment\":<S>}",
    "{\"always\":<S>,\"when\":<S>}", "{\"never\":{<S>:<J>}}", "{\"finally\":<S>,\"within\":<S>}",
    "{\"sometimes\":\"<P> == 1\"}", "{\"expect\":<S>}", "{\"expect\":{<S>:<J>}}",
    "{\"port\":\"p\",\"reply\":<J>,\"after\":\"5ms\",\"when\":<J>}",
    "{\"port\":\"p\",\"any\":[{\"reply\":<J>},{\"fail\":<J>},<S>],\"within\":\"0..2s\"}", "{\"vary\":{<S>:[<J>,<J>]}}",
    "{\"port\":\"p\",\"any\":[{\"file\":<S>},\"hang\"],\"within\":<S>}",
    "{\"port\":\"p\",\"file\":<S>,\"times\":2}", "{\"port\":\"p\",\"call\":2,\"fail\":<J>}",
    "{\"stream\":\"s\",\"emit\":<J>}",
    "{\"stream\":\"s\",\"fail\":<S>}", "{\"view\":<S>,\"gesture\":\"tap\",\"with\":<J>}", "{\"view\":<S>}",
    "{\"stub\":{\"state\":<J>}}", "{\"follow\":<J>}", "{\"follow\":<J>,\"comment\":<S>}", "{<S>:{}}", "<S>",
    "\"increase\"",
  ]
}
