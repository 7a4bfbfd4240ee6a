import Testing

/// That the tests of the surface see what there is, and no more.
@Suite struct SurfaceReadingTests {
  private func symbols(_ text: String) -> [PublicSymbol] {
    let tokens = TokenList(SwiftSource("Sources/Observables/X.swift", text: text))
    return SymbolReader.symbols(of: "Sources/Observables/X.swift", tokens, TypeNames([tokens]))
  }

  private func titles(_ text: String) -> [String] { symbols(text).map { $0.title + $0.labels } }

  @Test func publicDeclarationsAreFoundAndOthersAreNot() {
    let text = """
      public import Other  // public let comment = 1
      @frozen public enum Level: Int { case low = 1, high(Int), named(text: String), `default` }
      public protocol Source<Element> { associatedtype Element; var now: Int { get }; static func make() -> Self }
      public final class Box<Value: Comparable>: Base<Value> {
        private(set) public var value: Value { didSet { let public_ = 1 } }
        public init?(_ value: Value, onEnd: (() -> Void)? = nil) { self.value = value }
        public override func reset() {}
        public static func == (left: Box, right: Box) -> Bool { "public func quoted()" == "\\(left)" }
        public subscript(dynamicMember path: Int, index: Int) -> Int { path }
        func hidden() { struct Local { public func inside() {} } }
        public struct Key { public let number: Int; package let secret = 2 }
      }
      struct Inner { public func unseen() {} }
      extension Inner { public func unseenToo() {} }
      extension Box.Key where Value == Int { public func `repeat`<T>(_ times: T, while test: @escaping () -> Bool) {} }
      """
    #expect(
      titles(text) == [
        "Level", "Level.low", "Level.high(_:)", "Level.named(text:)", "Level.default", "Source", "Source.Element",
        "Source.now", "Source.make()", "Box", "Box.value", "Box.init(_:onEnd:)", "Box.==(_:_:)",
        "Box.subscript(dynamicMember:_:)", "Box.Key", "Box.Key.number", "Box.Key.repeat(_:while:)",
      ])
  }

  @Test func membersOfObservablesAndOfKindsGoByTheNamesThatPeopleUse() {
    let text = """
      public struct Seq<Kind, Element> {}
      public enum OneKind {}
      public typealias One<Element> = Seq<OneKind, Element>
      extension Seq where Kind == OneKind, Element == Int { public func first() {} }
      extension ObservableType { public func map() {}; public static func just() {} }
      """
    #expect(titles(text) == ["Seq", "OneKind", "One", "One.first()", "map()", "Observable.just()"])
  }

  @Test(arguments: [
    ("(1, by: 2)", true), ("(1)", true), ("(1) { 2 }", true), ("(by: 2) { 3 }", false), ("{ 1 }", false),
    ("(1, by: f(a, b: c), then: g)", true), ("(1, 2)", false), ("(Pair<Int, Int>(x), by: 2)", true),
    ("(1) { 2 } then: { 3 }", false), ("(_:by:then:)", true), ("", false),
  ])
  func aCallFitsADeclaration(call: String, fits: Bool) throws {
    let symbol = try #require(symbols("public func f(_ a: Int, by b: Int = 0, then: () -> Void = {}) {}").first)
    let shape = CallShape(TokenList(SwiftSource("", text: call)), at: 0)
    #expect(shape?.fits(symbol.parameters ?? []) ?? false == fits)
  }

  @Test(arguments: [("(to: a)", true), ("(to: a, b, c)", true), ("(a)", false), ("(to: a, at: b)", true), ("()", true)])
  func aCallFitsADeclarationWithAnyNumberOfArguments(call: String, fits: Bool) throws {
    let symbol = try #require(symbols("public func bind(to all: Int..., at place: Int = 0) {}").first)
    let shape = CallShape(TokenList(SwiftSource("", text: call)), at: 0)
    #expect(shape?.fits(symbol.parameters ?? []) == fits)
  }

  @Test(arguments: [
    ("_ = box.size", true), ("_ = \"\\(box.size)\"", true), ("_ = \\Box.size", true), ("_ = \"box.size\"", false),
    ("// box.size", false), ("let size = 1", false), ("func size() {}", false),
  ])
  func aUseIsToldFromOtherWords(line: String, isUse: Bool) throws {
    let symbol = try #require(symbols("public struct Box { public let size: Int }").last)
    let file = TestFile(SwiftSource("", text: "struct T {\n  @Test(\"a \\\"b\\\"\") func t() {\n    \(line)\n  }\n}"))
    #expect(file.use(of: symbol).isUsed == isUse)
    #expect(file.use(of: symbol).function?.title == (isUse ? "a \"b\"" : nil))
  }
}
