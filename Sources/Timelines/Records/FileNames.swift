import ExactStrings
import Synchronization

/// The names of the included files that places are in, each with a number that stands in this process for the file and
/// the lines that include it.
///
/// A place is copied several times for each frame, and a number is copied without counting references. Numbers are
/// never shown and never compared with those of another process.
@usableFromInline
enum FileNames {
  private struct Key: Hashable {
    let name: ExactString
    let includedAt: ExactString?
  }

  private static let table = Mutex<(keys: [Key], numbers: [Key: Int32])>(([], [:]))

  /// Returns the number of a file, from 1, which the given lines include.
  @usableFromInline
  static func number(of name: String, includedAt: String?) -> Int32 {
    table.withLock { table in
      let key = Key(name: ExactString(name), includedAt: includedAt.map { ExactString($0) })
      if let number = table.numbers[key] { return number }
      table.keys.append(key)
      table.numbers[key] = Int32(table.keys.count)
      return Int32(table.keys.count)
    }
  }

  private static func key(_ number: Int32) -> Key { table.withLock { $0.keys[Int(number) - 1] } }

  /// Returns the name of a file.
  @usableFromInline
  static func name(of number: Int32) -> String { key(number).name.string }

  /// Returns the lines that include a file, where they are known.
  static func includedAt(_ number: Int32) -> String? { key(number).includedAt?.string }
}
