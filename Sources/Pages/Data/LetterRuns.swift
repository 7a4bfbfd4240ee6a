import ExactStrings

/// Letters, each with the number of its repeats: `s3m1`.
struct LetterRuns {
  private var written = ""
  private var latest: (letter: Character, count: Int)?

  /// Appends a letter as often as told.
  mutating func append(_ letter: Character, _ count: Int = 1) {
    if count == 0 { return }
    if let run = latest, run.letter.utf8.elementsEqual(letter.utf8) {
      latest = (letter, run.count + count)
      return
    }
    if let run = latest { written += "\(run.letter)\(run.count)" }
    latest = (letter, count)
  }

  /// The letters so far.
  var text: String { latest.map { "\(written)\($0.letter)\($0.count)" } ?? written }
}
