import ExactStrings
import Synchronization

/// The names of the files that places are in, each with a number that stands for it in this process.
///
/// A place is copied several times for each frame, and a number is copied without counting references. Numbers are never
/// shown and never compared with those of another process.
@usableFromInline
enum FileNames {
  private static let table = Mutex<(names: [String], numbers: [ExactString: Int32])>(([], [:]))

  /// Returns the number of a file, from 1.
  @usableFromInline
  static func number(of name: String) -> Int32 {
    table.withLock { table in
      let key = ExactString(name)
      if let number = table.numbers[key] { return number }
      table.names.append(name)
      table.numbers[key] = Int32(table.names.count)
      return Int32(table.names.count)
    }
  }

  /// Returns the name of a file.
  @usableFromInline
  static func name(of number: Int32) -> String { table.withLock { $0.names[Int(number) - 1] } }
}
