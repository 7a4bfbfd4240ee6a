import Testing

@testable import Scaffolds

@Suite struct TypeSpellingTests {
  @Test func `parts are split outside of brackets`() {
    #expect(TypeSpelling.split("A<B, C>, (D, E) -> F, [G: H]", at: ",") == ["A<B, C>", "(D, E) -> F", "[G: H]"])
  }

  @Test func `a plain spelling leaves out what says nothing of the values`() {
    let types = ["any P", "Swift.Int", "((Int))", "(Int, Int)", "(Int) -> Void", "RxSwift.Observable<Int>"]
    #expect(types.map(TypeSpelling.plain) == ["P", "Int", "Int", "(Int, Int)", "(Int) -> Void", "Observable<Int>"])
    #expect(["Void", "()", "Int"].map(TypeSpelling.isVoid) == [true, true, false])
  }

  @Test func `the types inside of optionals, collections and generic types are found`() {
    #expect(TypeSpelling.optional("[Int]?") == "[Int]" && TypeSpelling.optional("Int") == nil)
    #expect(TypeSpelling.optional("((Int) -> Int?)?") == "(Int) -> Int?")
    #expect(["() -> Int?", "@escaping (Int) async -> Int!"].compactMap(TypeSpelling.optional) == [])
    #expect(TypeSpelling.element("[A: B]") == "A: B" && TypeSpelling.element("A") == nil)
    #expect(TypeSpelling.generic("Result<A, B<C>>")?.arguments == ["A", "B<C>"])
    #expect(TypeSpelling.words("[A.B: C<D>?]") == ["A.B", "C", "D"])
  }

  @Test func `the type of a closure is a function without a name`() {
    let closure = TypeSpelling.closure("(UUID, [Int]) async throws -> (String) -> Int")
    #expect(
      closure?.parameters.map(\.type) == ["UUID", "[Int]"] && closure?.parameters.map(\.name) == ["first", "second"])
    #expect(closure?.result == "(String) -> Int" && closure?.isAsync == true && closure?.isThrowing == true)
    #expect(TypeSpelling.closure("() -> Void")?.parameters == [] && TypeSpelling.closure("(Int, Int)") == nil)
    let nested = TypeSpelling.closure("(Int, @escaping (String) -> Void) -> Void")
    #expect(nested?.parameters.map(\.type) == ["Int", "@escaping (String) -> Void"])
    let named = TypeSpelling.closure("(_ at: [String: Int], _ done: @escaping (Int) -> Void) -> Void")
    #expect(named?.parameters.map(\.name) == ["at", "done"])
    #expect(named?.parameters.map(\.type) == ["[String: Int]", "@escaping (Int) -> Void"])
    let single = TypeSpelling.closure("(_ id: Int) -> Void")?.parameters
    #expect(single?.map(\.name) == ["value"] && single?.map(\.type) == ["Int"])
    #expect(TypeSpelling.unwrapped("(@escaping (Int) -> Void)") == "(Int) -> Void")
    #expect(TypeSpelling.unwrapped("((Int) -> Void)") == "(Int) -> Void")
  }

  @Test func `a tuple has parts with labels, or without`() {
    let parts = TypeSpelling.tuple("(index: Int, [String: Int])")
    #expect(parts?.map(\.label) == ["index", nil] && parts?.map(\.type) == ["Int", "[String: Int]"])
    #expect(TypeSpelling.tuple("(Int)") == nil && TypeSpelling.tuple("(Int) -> (Int, Int)") == nil)
  }
}
