import ExactStrings
import Files
import SystemCalls

/// The names of the scripts that are kept: no finding takes the place of another one, of this run or of an earlier one.
final class KeptNames {
  private var taken: Set<ExactString> = []

  /// Returns the path for a script, without the ending: with a number behind it where the script of another finding
  /// stands. A script of an earlier run with the same title is replaced.
  func free(_ path: String, for script: [UInt8]) -> String {
    var number = 1
    while true {
      let name = number == 1 ? path : "\(path)-\(number)"
      if taken.insert(ExactString(name)).inserted, Self.mayReplace(name + ScriptPath.suffix, by: script) { return name }
      number += 1
    }
  }

  private static func mayReplace(_ path: String, by script: [UInt8]) -> Bool {
    do {
      guard let present = try AtomicFile(path).read() else { return true }
      return title(of: present) == title(of: script)
    } catch {
      // A file that cannot be read is kept. Where a file stands in the place of the folder, writing fails and says so.
      var status = stat()
      return lstat(path, &status) != 0
    }
  }

  private static func title(of script: [UInt8]) -> ArraySlice<UInt8>? {
    script.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "@case ".utf8) }
  }
}
