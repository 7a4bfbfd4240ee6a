import ExactStrings
import Files
import Timelines

/// The files that accepting must not replace, although they stand in the place of a golden.
enum GoldenProtection {
  /// Returns the reason why the content of a file must not be replaced: it was written by a later version, or is no
  /// golden at all.
  static func reason(for old: [UInt8], at path: String) -> String? {
    let mark = Array("\(TimelineHeader.format) ".utf8)
    guard old.starts(with: mark) else {
      // A file that has the name of a golden but not its form is a damaged golden.
      let isGolden = old.isEmpty || ScriptPath.isGolden(ScriptLoader.realPath(path) ?? path)
      return isGolden ? nil : "'\(path.onOneLine)' contains something other than a timeline, which would be lost"
    }
    let version = old.dropFirst(mark.count).prefix(while: \.isDigit)
    return version.elementsEqual(TimelineHeader.version.utf8) || version.isEmpty
      ? nil
      : "golden '\(path.onOneLine)' is of another version of the format: this reel writes version "
        + TimelineHeader.version
  }
}
