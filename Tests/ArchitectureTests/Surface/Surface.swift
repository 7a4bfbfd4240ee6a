/// What the reactive modules offer, and the tests that hold it.
struct Surface {
  /// A symbol with its test.
  struct Entry {
    let symbol: PublicSymbol
    /// The file that speaks of it; nil if none does.
    let test: String?
    /// The first test there that does; nil if what does is no test.
    let function: String?
  }

  /// The modules, in the order of the page.
  static let modules = ["Observables", "VirtualTime", "DispatchSchedulers", "PlatformSchedulers"]

  /// The surface of the checkout.
  static let current = Surface()

  /// In the order of the paths and, within a source, of the declarations.
  let entries: [Entry]
  private let sources: [String: SwiftSource]

  private init() {
    let all = Self.modules.flatMap { SwiftSource.byModule[$0] ?? [] }
    let tokens = all.map(TokenList.init)
    let names = TypeNames(tokens)
    let finder = TestFinder(modules: Self.modules)
    sources = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
    entries = zip(all, tokens).flatMap { source, tokens in
      let files = finder.files(nearTo: source.path)
      return SymbolReader.symbols(of: source.path, tokens, names).map { symbol in
        let (test, function) = files.test(of: symbol)
        return Entry(symbol: symbol, test: test, function: function)
      }
    }
  }

  /// The symbols of which no test speaks.
  var untested: [PublicSymbol] { entries.filter { $0.test == nil }.map(\.symbol) }

  /// The symbols without a comment for readers of the documentation.
  var undocumented: [PublicSymbol] {
    entries.map(\.symbol).filter { symbol in
      let above = sources[symbol.file]?.lines.prefix(symbol.line - 1).map { $0.drop { $0 == " " } } ?? []
      // Between the two a note for those who read the source may stand.
      return above.last { !$0.hasPrefix("//") || $0.hasPrefix("///") }?.hasPrefix("///") != true
    }
  }
}
