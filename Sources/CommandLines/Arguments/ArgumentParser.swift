import ExactStrings

/// Reads the words of a command line against declared flags.
///
/// The accepted forms are `--flag value`, `--flag=value`, `-f value`, `-fvalue`, `-f=value` and bundles such as `-qv`;
/// flags may stand anywhere among the operands; `--` ends the flags; `-` is an operand. A value that begins with a dash
/// has to be attached (`--until=-x`), so that a forgotten value is noticed.
package struct ArgumentParser: Sendable {
  /// The name of the command in messages: `reel`, `reel run`.
  package let command: String
  /// The known flags.
  package let flags: [FlagDeclaration]
  /// Returns the flags of other commands, for hints.
  package let foreignFlags: @Sendable () -> [ForeignFlag]

  /// Creates a parser for one command.
  package init(
    command: String, flags: [FlagDeclaration],
    foreignFlags: @escaping @Sendable () -> [ForeignFlag] = { [] }
  ) {
    self.command = command
    self.flags = flags
    self.foreignFlags = foreignFlags
  }

  /// Reads all words.
  ///
  /// - Parameter arguments: The arguments that were read before; their flags count as given.
  package func parse(_ words: [String], after arguments: Arguments = Arguments()) throws(UsageError) -> Arguments {
    var arguments = arguments
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { arguments.append(operand: operand) }
        break
      }
      try read(word, from: &rest, into: &arguments)
    }
    return arguments
  }

  /// Reads the flags before the first operand, and returns the words from that operand on.
  package func parseLeadingFlags(_ words: [String]) throws(UsageError) -> (arguments: Arguments, rest: [String]) {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.first, isFlag(word) {
      rest.removeFirst()
      if word == "--" { break }
      try read(word, from: &rest, into: &arguments)
    }
    return (arguments, Array(rest))
  }

  /// Checks the number of operands, and that none of the required ones is empty.
  package func check(_ operands: Operands, in arguments: Arguments) throws(UsageError) {
    let given = arguments.operands
    if given.count < operands.required.count {
      throw UsageError("missing operand \(operands.required[given.count])", hint: usageHint(operands), command: command)
    }
    if let maximum = operands.maximum, given.count > maximum {
      throw UsageError("surplus operand \(quoted(given[maximum]))", hint: usageHint(operands), command: command)
    }
    if let (name, _) = zip(operands.required, given).first(where: \.1.isEmpty) {
      throw UsageError("operand \(name) needs a value that is not empty", hint: usageHint(operands), command: command)
    }
  }

  private func usageHint(_ operands: Operands) -> String { "usage: \(command) \(operands.usage);" }

  private func isFlag(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  private func read(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word, from: &rest, into: &arguments)
    } else if isFlag(word) {
      try readShort(word, from: &rest, into: &arguments)
    } else {
      arguments.append(operand: word)
    }
  }

  private func readLong(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts[0]
    guard let flag = flags.first(where: { $0.spellings.contains(spelling) }) else { throw unknown(spelling) }
    if flag.takesValue {
      let value = parts.count > 1 ? parts[1] : nil
      try add(value, to: flag, as: spelling, from: &rest, into: &arguments)
    } else if parts.count > 1 {
      throw UsageError("flag '\(spelling)' takes no value, not even \(quoted(parts[1]))", command: command)
    } else {
      arguments.append(!(spelling.hasPrefix("--no-") && flag.isNegatable), to: flag)
    }
  }

  private func readShort(
    _ word: String, from rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let flag = flags.first(where: { $0.short == Character(letter) }) else { throw unknown(spelling, in: word) }
      guard flag.takesValue else {
        arguments.append(true, to: flag)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      try add(letters.isEmpty ? nil : String(attached), to: flag, as: spelling, from: &rest, into: &arguments)
      return
    }
  }

  private func add(
    _ attached: String?, to flag: FlagDeclaration, as spelling: String, from rest: inout ArraySlice<String>,
    into arguments: inout Arguments
  ) throws(UsageError) {
    let text: String
    if let attached {
      text = attached
    } else if let implied = flag.implied {
      return try add(implied, to: flag, as: spelling, into: &arguments)
    } else if let next = rest.first, !isFlag(next) {
      text = next
      rest.removeFirst()
    } else {
      throw missingValue(of: flag, as: spelling, before: rest.first)
    }
    let value: any Sendable
    do throws(UsageError) {
      value = try flag.read(text)
    } catch {
      let hint = flag.isRepeatable && text.contains(",") ? "repeat the flag;" : nil
      throw UsageError("flag '\(spelling)' \(error.message)", hint: error.hint ?? hint, command: command)
    }
    try add(value, to: flag, as: spelling, into: &arguments)
  }

  private func add(
    _ value: any Sendable, to flag: FlagDeclaration, as spelling: String, into arguments: inout Arguments
  ) throws(UsageError) {
    guard flag.isRepeatable || !arguments.isGiven(flag) else {
      throw UsageError("flag '\(spelling)' is given twice", hint: "it takes one value;", command: command)
    }
    arguments.append(value, to: flag)
  }

  private func missingValue(of flag: FlagDeclaration, as spelling: String, before next: String?) -> UsageError {
    let isKnown = next.map { word in word == "--" || flags.contains { $0.spellings.contains(word) } } ?? true
    let joined = spelling + (spelling.hasPrefix("--") ? "=" : "") + (next ?? "")
    let hint = isKnown ? nil : "a value that begins with a dash is attached: \(quoted(joined));"
    return UsageError("flag '\(spelling)' needs a value \(flag.placeholder ?? "")", hint: hint, command: command)
  }

  private func unknown(_ spelling: String, in word: String? = nil) -> UsageError {
    let bundle = word.map { $0 == spelling ? "" : " in \(quoted($0))" } ?? ""
    let message = "unknown flag \(quoted(spelling))\(bundle) for '\(command)'"
    let foreign = foreignFlags()
    if let flag = foreign.first(where: { $0.spelling == spelling }) {
      return UsageError(message, hint: flag.hint, command: command)
    }
    let candidates = flags.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    let longest = word.map { $0.count > 2 ? "-" + $0 : $0 } ?? spelling
    if let meant = Suggestion.closest(to: longest, in: candidates) {
      return UsageError(message, hint: "did you mean '\(meant)'?", command: command)
    }
    let others = foreign.filter { $0.spelling.hasPrefix("--") }
    let meant = Suggestion.closest(to: longest, in: others.map(\.spelling))
    let hint = others.first { $0.spelling == meant }.map { "did you mean '\($0.spelling)'? \($0.hint)" }
    return UsageError(message, hint: hint, command: command)
  }
}
