import ExactStrings
import Playback

/// Abstract states as a table: a row for each state, a column for each field that any of them has.
///
/// Values are small numbers, so that rows can be compared by some of their columns again and again.
struct StateTable {
  /// A column of the table.
  struct Column {
    /// The path of the field.
    let path: String
    /// The value in each row; nil where the state does not have the field.
    fileprivate(set) var values: [Int?]

    /// The depth of the field in the state.
    var depth: Int { path.split(separator: ".").count }
    /// Whether all rows have the same value.
    var isConstant: Bool { values.allSatisfy { $0 != nil && $0 == values[0] } }
  }

  /// The columns: fields in the order of declaration, as far as the states tell it.
  let columns: [Column]
  private let rowCount: Int

  /// Creates a table of states.
  init(_ states: [AbstractState]) {
    var columns: [Column] = []
    var numbers: [ExactString: Int] = [:]
    for (row, state) in states.enumerated() {
      var next = 0
      for field in state.fields {
        let known = columns.firstIndex { $0.path == field.path }
        let index = known ?? next
        if known == nil {
          columns.insert(Column(path: field.path, values: Array(repeating: nil, count: states.count)), at: next)
        }
        let number = numbers[field.value] ?? numbers.count
        numbers[field.value] = number
        columns[index].values[row] = number
        next = index + 1
      }
    }
    self.columns = columns
    rowCount = states.count
  }

  /// Returns whether a column only adds detail to another one: the element of a list, the value of an enum's case.
  func isDetail(_ index: Int) -> Bool {
    let detail = columns[index]
    return columns.contains { column in
      detail.path.hasPrefix(column.path + ".")
        && zip(detail.values, column.values).allSatisfy { $0 == nil || $1 != nil }
    }
  }

  /// Returns the number of the group of each row: rows are in one group if they agree in the columns at these indices.
  /// Groups are numbered in the order of their first rows.
  func groups(by indices: [Int]) -> (numbers: [Int], count: Int) {
    var known: [[Int?]: Int] = [:]
    let numbers = (0..<rowCount).map { row in
      let key = indices.map { columns[$0].values[row] }
      let number = known[key] ?? known.count
      known[key] = number
      return number
    }
    return (numbers, known.count)
  }
}
