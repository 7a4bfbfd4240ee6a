import ObservableStateExpansions
import Testing

@Suite struct StateDeclarationTests {
  /// The names of the observed fields of a struct with these members.
  private func fields(_ members: String) throws(SourceProblem) -> [String] {
    let text = try Expansion.members(of: "struct State<T>: Codable where T: Codable {\n\(members)\n}")
    return text.split(separator: "\n").filter { $0.contains("ObservedField(\"") }.map {
      String($0.split(separator: "\"")[1])
    }
  }

  @Test(arguments: [
    ("var a = 1\nvar b = 2", ["a", "b"]),
    ("var a = 1; var b = 2", ["a", "b"]),
    ("var a: Int\nvar b: String?\nvar c: Int!", ["a", "b", "c"]),
    ("var a = #\"}\"# // }\nvar b = \"\\(\"}\") {\" /* { /* */ */", ["a", "b"]),
    ("var a = \"\"\"\n  } \"quoted\"\n  \"\"\"\nvar b = 1", ["a", "b"]),
    ("var a: Dictionary<String, [Int]> = [:]\nvar b = Dictionary<String, Int>()", ["a", "b"]),
    ("var a: (Int) -> Void = { _ in }\nvar b: (x: Int, y: Int) = (1, 2)", ["a", "b"]),
    ("var a = [1, 2]\n  .map { $0 * 2 }\nvar b = a\n  + 1", ["a", "b"]),
    ("var a =\n  5\nvar b = if x { 1 } else { 2 }", ["a", "b"]),
    ("var a: Int { 1 }\nvar b: Int {\n  get { 1 }\n  set {}\n}\nvar c = 1 { willSet {} }\nvar d = 1", ["d"]),
    ("static var a = 1\nlet b = 2\nlazy private var _c = 1\nvar d: T", ["d"]),
    ("public private(set) var a = 1\nnonisolated var b = 1\nunowned(unsafe) var c: C", ["a", "b", "c"]),
    ("func f<A, B>(a: A = 1) -> B { var x = 1; return x }\nvar a = 1", ["a"]),
    ("init() { a = 1 }\nstruct N { var x = 1 }\nenum E { case x, y }\ntypealias A = Int\nvar a: A", ["a"]),
    ("class func f() {}\nfinal class N { var x = 1 }\nvar a = 1", ["a"]),
    ("subscript(a: Int) -> Int { a }\nvar a = /[{]\\//\nvar b = 6 / 2 / 1\nvar c = #/a{/#", ["a", "b", "c"]),
    ("@MainActor\nvar a = 1\n#warning(\"x\")\nvar b = 1", ["a", "b"]),
    ("var `default` = 1\nvar größe = 1", ["default", "größe"]),
  ])
  func `stored variables are found`(_ members: String, _ names: [String]) throws {
    #expect(try fields(members) == names)
  }

  @Test(arguments: [
    ("var a = 1, b = 2", "'@ObservableState' needs properties that are declared one by one", ","),
    ("var (a, b) = (1, 2)", "'@ObservableState' needs properties that are declared one by one", "("),
    ("#if DEBUG\nvar a = 1\n#endif", "'@ObservableState' does not support '#if' among the members", "#if"),
    ("lazy var a = 1", "a lazy property cannot be observed; add '@ObservableStateIgnored'", "a = 1"),
    (
      "@Clamped(0) var a = 1", "a property that '@Clamped' wraps cannot be observed; add '@ObservableStateIgnored'",
      "@Clamped"
    ),
    ("hello var a = 1", "'@ObservableState' does not understand this declaration", "hello"),
    ("var a = \"x", "this string has no end", "\"x"),
    ("var a = \"\\(1", "this interpolation has no end", "(1"),
    ("var `a = 1", "this name has no end", "`a"),
    ("var a = (1", "'}' closes nothing", "}"),
    ("/* var a", "this comment has no end", "/*"),
  ])
  func `a declaration that is not understood is refused at its place`(
    _ members: String, _ message: String, _ place: String
  ) {
    let head = "struct State {\n"
    let source = head + members + "\n}"
    let offset = head.utf8.count + (members + "\n}").range(of: place)
    #expect(throws: SourceProblem(message, at: offset)) { try Expansion.members(of: source) }
  }

  @Test func `only structs are states`() {
    #expect(throws: SourceProblem("'@ObservableState' is for structs", at: 8)) {
      try Expansion.members(of: "private enum State { case a }")
    }
    #expect(throws: SourceProblem("this struct has no body", at: 0)) { try Expansion.members(of: "struct State") }
    #expect(throws: SourceProblem("'(' is not closed", at: 8)) { try Expansion.members(of: "struct S(") }
  }
}

extension String {
  /// Where a text begins in this one, in bytes.
  fileprivate func range(of text: String) -> Int {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? -1
  }
}
