import CommandLines
import Commands
import Foundation
import TestSupport

/// A shell that has loaded the completions of a tool, and says what it would offer.
///
/// The folder in which it is asked holds a few scripts and timelines. The tool is there by name: the real binary, or a
/// stand-in for a tool of one's own.
struct CompletingShell {
  private let shell: CompletionScript.Shell
  private let scratch: ScratchDirectory
  private let environment: [String: String]

  /// The shells that can be asked: in continuous integration all of them, so that a shell that is not installed fails.
  static let present = CompletionScript.Shell.allCases.filter { isServer || path(of: $0) != nil }

  private static var isServer: Bool {
    ProcessInfo.processInfo.environment["CI"].map { !["0", "false"].contains($0) } ?? false
  }

  /// A shell with the completions of `reel`, or of a tool that is this shell script.
  init(_ shell: CompletionScript.Shell, tool: String = "reel", standIn: String? = nil) throws {
    self.shell = shell
    scratch = try ScratchDirectory()
    for path in [
      "play/a b.reel", "play/x.reel", "play/y.reel.json", "play/g.timeline", "play/n.txt", "play/sub/z.reel",
    ] {
      try scratch.write("", to: path)
    }
    let binary = scratch.url.appending(path: "bin/\(tool)").path
    if let standIn {
      try Self.makeExecutable("#!/bin/sh\n\(standIn)\n", at: "bin/\(tool)", in: scratch)
    } else {
      try FileManager.default.createDirectory(
        at: scratch.url.appending(path: "bin"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: binary, withDestinationPath: BinaryUnderTest.path)
    }
    try scratch.write(CompletionScript(.reel, programName: tool).text(for: shell), to: "completions")
    environment = [
      "PATH": "\(scratch.url.path)/bin:/usr/local/bin:/usr/bin:/bin", "HOME": scratch.url.path, "TERM": "xterm",
      "COMPLETIONS": scratch.url.appending(path: "completions").path, "DUMP": Self.dump,
      "END": Self.end,
    ]
  }

  /// The file in which a zsh caches the list of its own completions, so that the next zsh need not search for them.
  private static let dump =
    URL(filePath: BinaryUnderTest.path).deletingLastPathComponent().appending(path: "zcompdump").path

  /// Returns the words that are offered at the end of a line: sorted, without quotes, without the slash behind folders,
  /// and without what stands before the value in the same word.
  func offers(for line: String) throws -> [String] { try offers(forEach: [line]).first ?? [] }

  /// Returns the words that are offered at the end of each of some lines, which one process is asked for.
  func offers(forEach lines: [String]) throws -> [[String]] {
    try answers(to: lines).map { answer in
      let words = answer.map { offer in
        let text = String(offer.prefix { $0 != "\t" }.replacing("\\", with: ""))
        let value = String(text.split(separator: "=").last ?? "")
        return value.hasSuffix("/") ? String(value.dropLast()) : value
      }
      return Set(words).sorted()
    }
  }

  /// Returns the completions that the script gives the shell at the end of each line, exactly as written.
  func answers(to lines: [String]) throws -> [[String]] {
    let outcome = try run(asking: lines)
    guard outcome.errors == "", outcome.ending == .exit(0) else { return [["\(outcome)"]] }
    return outcome.output.components(separatedBy: Self.end + "\n").dropLast().map { answer in
      answer.split(separator: "\n").map { String($0) }
    }
  }

  /// The line behind the answer to each question.
  private static let end = "END-OF-ANSWER"

  /// Lets another process write the executable file: a file that is open for writing cannot be executed, and a test
  /// that starts a process at this moment passes a copy of our open files to that process.
  private static func makeExecutable(_ text: String, at path: String, in scratch: ScratchDirectory) throws {
    try scratch.write(text, to: "stand-in")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let install = try CoProcess(
      ["-c", "cp stand-in '\(path)' && chmod 755 '\(path)'"], of: "/bin/sh", environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.url)
    _ = try install.finish()
  }

  private func run(asking lines: [String]) throws -> BinaryUnderTest.Outcome {
    let path = Self.path(of: shell) ?? shell.rawValue
    let arguments: [String]
    switch shell {
    case .bash: arguments = ["--norc", "-c", Self.bash, "bash"] + lines.flatMap { Self.words(of: $0) + [Self.end] }
    case .zsh: arguments = ["-f", "-c", Self.zsh, "zsh"] + lines
    case .fish: arguments = ["--no-config", "-c", Self.fish] + lines
    }
    let process = try CoProcess(
      arguments, of: path, environment: environment, in: scratch.url.appending(path: "play"))
    return try process.finish()
  }

  private static func path(of shell: CompletionScript.Shell) -> String? {
    ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Calls the function that bash calls at a tab, with the words that bash gives it, each time in a shell of its own.
  private static let bash = """
    source "$COMPLETIONS"
    ask() {
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      found=$(complete -p "$1")
      function=${found#*-F }
      ${function%% *} "$1"
      [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
    }
    words=()
    for word; do
      if [[ $word == "$END" ]]; then
        (ask "${words[@]}")
        echo "$END"
        words=()
      else
        words+=("$word")
      fi
    done
    """

  private static let fish = """
    source $COMPLETIONS
    for line in $argv
      complete -C $line
      echo $END
    end
    """

  /// The words of a line as bash gives them: an equals sign is one of its own, quotes stay.
  private static func words(of line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted, !isEscaped {
        words.append("")
      } else if character == "=" {
        words += words.last == "" ? ["="] : ["=", ""]
      } else {
        words[words.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    // At the end of `--flag=` bash gives the equals sign as the last word.
    if words.count > 1, words.last == "", words[words.count - 2] == "=" { words.removeLast() }
    return words
  }

  /// Types the lines into a zsh on a terminal of its own, whose `compadd` tells what it is given.
  ///
  /// The text to wait for is not written as one word here, because a terminal that still echoes its input would show it
  /// at once.
  private static let zsh = """
    zmodload zsh/zpty
    zpty inner zsh -f -i
    zpty -w inner 'PROMPT= PS2=; unsetopt zle_bracketed_paste; stty -echo cols 200'
    zpty -w inner 'autoload -Uz compinit; compinit -u -d "$DUMP"; source "$COMPLETIONS"'
    zpty -w inner 'compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits
      builtin compadd -A hits "$@"
      local before=
      (( ${@[(i)-p]} > $# )) || before=${@[${@[(i)-p]}+1]}
      offers+=($IPREFIX$before$^hits)
      builtin compadd "$@"
    }
    ask() {
      offers=()
      BUFFER=$QUESTION
      CURSOR=$#BUFFER
      zle complete-it
      print -r -- "BEG""IN:${(pj:\\t:)offers}:E""ND"
      BUFFER=
    }
    zle -C complete-it complete-word _main_complete
    zle -N ask
    bindkey "^T" ask
    print READY-"TO"-ANSWER'
    zpty -r inner REPLY '*READY-TO-ANSWER*'
    for line; do
      zpty -w inner "QUESTION=${(q)line}"
      zpty -w -n inner $'\\x14'
      zpty -r inner REPLY '*:END*'
      answer=${${REPLY##*BEGIN:}%%:END*}
      print -rl -- ${(ps:\\t:)answer}
      print -r -- $END
    done
    zpty -d inner
    """
}
