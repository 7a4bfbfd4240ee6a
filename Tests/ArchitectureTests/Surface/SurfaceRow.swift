/// A row of the page: a symbol, or several of one name in one file.
struct SurfaceRow {
  private let entry: Surface.Entry
  /// How many arguments without a label each of the symbols takes one after the other.
  private var counts: [Int]

  /// The rows of some symbols, in their order.
  ///
  /// Overloads share a row, and so do those that differ only in the number of such arguments, if that is two or more.
  static func rows(of entries: [Surface.Entry]) -> [SurfaceRow] {
    var rows: [SurfaceRow] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let symbol = entry.symbol
      let count = unlabelled(symbol)
      let labels = count > 1 ? folded(symbol) : symbol.labels
      let key = [symbol.file, symbol.title + labels, "\(symbol.isStatic)"].joined(separator: " ")
      if let place = places[key] {
        rows[place].counts.append(count)
      } else {
        places[key] = rows.count
        rows.append(SurfaceRow(entry: entry, counts: [count]))
      }
    }
    return rows
  }

  /// The row as Markdown; links lead from the folder of the page.
  var text: String {
    let source = Self.link(to: entry.symbol.file)
    let title = entry.function.map { ": " + Self.escaped($0) } ?? ""
    return "| \(name) | \(source) | \(entry.test.map(Self.link) ?? "none")\(title) |\n"
  }

  private var name: String {
    let symbol = entry.symbol
    let distinct = Set(counts).sorted()
    if distinct.count > 1 {
      return Self.code(symbol.title + Self.folded(symbol)) + " for " + Self.words(distinct)
    }
    let forms = counts.count > 1 ? ", \(Self.word(counts.count)) forms" : ""
    return Self.code(symbol.title + symbol.labels) + forms
  }

  private static func unlabelled(_ symbol: PublicSymbol) -> Int {
    symbol.parameters?.prefix { $0.label == "_" }.count ?? 0
  }

  /// The labels with dots in place of the third and further arguments without one.
  private static func folded(_ symbol: PublicSymbol) -> String {
    let rest = symbol.parameters?.drop { $0.label == "_" } ?? []
    return "(_:_:..." + rest.map { $0.label + ":" }.joined() + ")"
  }

  /// `two to eight`, or each of them.
  private static func words(_ numbers: [Int]) -> String {
    let (first, last) = (numbers[0], numbers[numbers.count - 1])
    if numbers.count > 2, last - first == numbers.count - 1 { return "\(word(first)) to \(word(last))" }
    return numbers.dropLast().map(word).joined(separator: ", ") + " and " + word(last)
  }

  private static func word(_ number: Int) -> String {
    let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return number < words.count ? words[number] : "\(number)"
  }

  private static func link(to path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let isSource = path.hasPrefix("Sources/")
    return "[\(name)](\(isSource ? "../.." + path.dropFirst("Sources".count) : "../../../" + path))"
  }

  private static func code(_ text: String) -> String { "`" + text.replacing("|", with: "\\|") + "`" }

  private static func escaped(_ text: String) -> String {
    text.map { "\\`*_<[]|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
