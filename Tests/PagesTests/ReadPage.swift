import Comparison
import JSONValues
import Timelines

@testable import Pages

/// A page as its script and a reader of its markup see it.
struct ReadPage {
  /// The whole file.
  let text: String

  init(_ page: Page) {
    var bytes: [UInt8] = []
    page.write { bytes += $0 }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The text between two marks, the first ones that there are.
  func part(from start: String, to end: String) -> String {
    guard let from = text.range(of: start), let to = text[from.upperBound...].range(of: end) else { return "" }
    return String(text[from.upperBound..<to.lowerBound])
  }

  /// The document for readers without a script.
  var document: String { part(from: "<main id=\"document\">\n", to: "</main>\n") }

  /// The data that the page's script reads.
  var data: JSONValue {
    get throws { try JSONValue(parsing: part(from: "id=\"data\">", to: "</script>")) }
  }

  /// The cases of the data.
  var cases: [JSONValue] {
    get throws {
      guard case .array(let cases)? = try data["cases"] else { return [] }
      return cases
    }
  }
}

extension Page {
  /// The page of a timeline in the text form.
  init(of text: String, title: String = "x.timeline") throws {
    self.init(title: title, cases: try Timeline(parsing: Array(text.utf8)).cases.map { PageCase($0) })
  }

  /// The page of a comparison of two timelines in the text form.
  init(of expected: String, and actual: String) throws {
    let comparison = TimelineComparison(
      expected: try Timeline(parsing: Array(expected.utf8)), actual: try Timeline(parsing: Array(actual.utf8)))
    self.init(title: "x", cases: comparison.cases.map { PageCase($0, message: "differs") })
  }
}

extension StringProtocol {
  /// The first range of a text, found by scalars.
  fileprivate func range(of part: String) -> Range<Index>? { self.ranges(of: part).first }
}
