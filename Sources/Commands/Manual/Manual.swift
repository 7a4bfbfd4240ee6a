import ExactStrings

/// The pages of the manual, made from the one table of flags and from the texts beside this file.
package enum Manual {
  /// The purpose of the command in one sentence.
  package static let description =
    "Reel plays an action script through a reactor or a store under a virtual clock, prints the state timeline of every "
    + "step, and compares it with a golden file."

  /// The names of the pages, which are those of the files in `man/`.
  package static let pageNames = ["reel.1", "reel-script.5", "reel-timeline.5"]

  /// Returns a page in roff; nil if no page has this name.
  package static func page(_ name: String) -> String? {
    switch name {
    case "reel.1": Roff(title: "reel", section: 1).page(commandPage)
    case "reel-script.5": Roff(title: "reel-script", section: 5).page(Markup.blocks(scriptPage))
    case "reel-timeline.5": Roff(title: "reel-timeline", section: 5).page(Markup.blocks(timelinePage))
    default: nil
    }
  }

  static let exitCodes: [Markup.Item] = ExitCode.allCases.map { code in
    Markup.Item(term: [.code(String(code.rawValue))], text: Markup.spans(code.meaning))
  }
}
