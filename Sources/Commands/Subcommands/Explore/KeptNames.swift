import ExactStrings
import Files
import SystemCalls

/// The names of the scripts that are kept: no finding takes the place of another one, of this run or of an earlier one.
final class KeptNames {
  /// The scripts of this run, by their names.
  private var kept: [ExactString: [UInt8]] = [:]

  /// Returns the path for a script, without the ending: with a number behind it where another script stands. A script
  /// that was kept already has its path, and one of an earlier run with the same title is replaced.
  func path(_ path: String, for script: [UInt8]) -> String {
    path.free(numbered: { "\(path)-\($0)" }) { name in
      if let other = kept[ExactString(name)] { return other == script }
      guard Self.mayReplace(name + ScriptPath.suffix, by: script) else { return false }
      kept[ExactString(name)] = script
      return true
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
