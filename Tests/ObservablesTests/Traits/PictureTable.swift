import Observables
import TestSupport
import Testing
import VirtualTime

/// A table of operators with what they make of pictures: a row for each form of each operator.
///
///     var table = PictureTable()
///     table.row("filter", "-1---3-|") { $0.driver("-1-2-3-|").filter { $0 != "2" } }
struct PictureTable {
  /// A row of the table, which is an argument of a test.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The operator, with its form where it has several.
    let testDescription: String
    /// The difference between the output and the picture; nil if there is none.
    let difference: @Sendable () -> String?
  }

  private(set) var rows: [Row] = []

  /// Adds a picture of what is built on a playing clock.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - expected: The picture of what comes out; `names` are what its characters stand for.
  ///   - make: Builds the sequence.
  mutating func row<Source: ObservableConvertibleType & SendableMetatype>(
    _ name: String, _ expected: String, where names: [String: String] = [:],
    _ make: @escaping @Sendable (SharedPlay) -> Source
  ) {
    rows.append(
      Row(testDescription: name) {
        let play = SharedPlay()
        return play.difference(from: expected, where: names) { make(play) }
      })
  }

  /// Adds what an observer hears of a sequence that needs no time: its elements, then `completed`.
  mutating func heard<Source: ObservableConvertibleType & SendableMetatype>(
    _ name: String, _ expected: [String], _ make: @escaping @Sendable () -> Source
  ) {
    rows.append(
      Row(testDescription: name) {
        let heard = make().asObservable().heard
        return heard == expected ? nil : "\(heard)"
      })
  }

  /// Adds the lines that a piece of code notes.
  mutating func notes(_ name: String, _ expected: [String], _ run: @escaping @Sendable (History) -> Void) {
    rows.append(
      Row(testDescription: name) {
        let history = History()
        run(history)
        return history.lines == expected ? nil : "\(history.lines)"
      })
  }
}
