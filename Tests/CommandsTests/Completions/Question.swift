import CommandLines

/// A line, and what every shell has to offer at its end.
struct Question: Sendable, CustomStringConvertible {
  let description: String
  let offers: [String]

  /// The questions whose answer is the same in every shell.
  static let all = [
    Question(
      "reel ", "completions", "diff", "explore", "fmt", "graph", "help", "list", "mutate", "new", "review", "run",
      "show",
      "test"),
    Question("reel l", "list"),
    Question("reel -C ", "sub"),
    Question("reel -qC s", "sub"),
    Question("reel -C sub te", "test"),
    Question("reel --color a", "always", "auto"),
    Question("reel --color=a", "always", "auto"),
    Question("reel run --fo", "--format"),
    Question("reel run --no", "--no-ci"),
    Question("reel run --format ", "jsonl", "text"),
    Question("reel run --format=j", "jsonl"),
    Question("reel run --format=", "jsonl", "text"),
    Question("reel run --reactor prof", "profile-follow"),
    Question("reel run -r cou", "counter"),
    Question("reel run -rcou", "-rcounter"),
    Question("reel run -qrcou", "-qrcounter"),
    Question("reel run --until "),
    Question("reel run ", "a b.reel", "sub", "x.reel", "y.reel.json"),
    Question("reel run -r counter x.reel s", "sub"),
    Question("reel run -- -"),
    Question("reel run \"a ", "a b.reel"),
    Question("reel run a\\ b", "a b.reel"),
    Question("reel run sub/", "sub/z.reel"),
    Question("reel run -q y", "y.reel.json"),
    Question("reel test --report t", "tap"),
    Question("reel explore --report=j", "jsonl", "junit"),
    Question("reel test --report junit=n", "n.txt"),
    Question("reel test --report=junit=n", "n.txt"),
    Question("reel test --report tap=", "a b.reel", "g.timeline", "n.txt", "sub", "x.reel", "y.reel.json"),
    Question("reel test --report tap=n.txt s", "sub"),
    Question("reel list ", "a b.reel", "sub", "x.reel", "y.reel.json"),
    Question("reel list --reactors prof", "profile-follow"),
    Question("reel list --json --reactors counter prof", "profile-follow"),
    Question("reel test --golden ", "g.timeline", "sub"),
    Question("reel diff ", "a b.reel", "g.timeline", "sub", "x.reel", "y.reel.json"),
    Question("reel diff x.reel g", "g.timeline"),
    Question("reel show ", "a b.reel", "g.timeline", "sub", "x.reel", "y.reel.json"),
    Question("reel help li", "list"),
    Question("reel completions ", "bash", "fish", "zsh"),
  ]

  /// Returns the questions to which a shell has other offers, with those.
  static func wronglyAnswered(by shell: CompletionScript.Shell) throws -> [String] {
    let answers = try CompletingShell(shell).offers(forEach: all.map(\.description))
    if answers.count != all.count { return ["\(answers)"] }
    return zip(all, answers).filter { $0.offers != $1 }.map { "\($0): \($1)" }
  }

  private init(_ line: String, _ offers: String...) {
    description = line
    self.offers = offers
  }
}
