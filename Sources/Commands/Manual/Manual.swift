import CommandLines
import ExactStrings

/// The pages of the manual, made from the declaration of the tool and from the texts beside this file.
package enum Manual {
  /// The names of the pages, which are those of the files in `man/`.
  package static let pageNames = ["reel.1", "reel-script.5", "reel-timeline.5", "reel-records.5"]

  /// Returns a page in roff; nil if no page has this name.
  package static func page(_ name: String) -> String? {
    switch name {
    case "reel.1": page("reel", 1, commandPage)
    case "reel-script.5": page("reel-script", 5, ManualMarkup.blocks(scriptPage))
    case "reel-timeline.5": page("reel-timeline", 5, ManualMarkup.blocks(timelinePage))
    case "reel-records.5": page("reel-records", 5, ManualMarkup.blocks(recordsPage))
    default: nil
    }
  }

  private static func page(_ title: String, _ section: Int, _ blocks: [ManualMarkup.Block]) -> String {
    Roff(title: title, section: section, of: .reel).page(blocks)
  }
}
