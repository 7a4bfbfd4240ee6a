import ComposableStores
import TestSupport
import Testing

@Suite struct CasePathReflectionTests {
  enum Inner: Equatable { case on, off(Int) }

  struct Failure: Error, Equatable { var code = 1 }

  struct Box { var run: () -> Int }

  class Animal {}
  final class Dog: Animal {}

  enum Action {
    case first(Int)
    case second(Int)
    case labelled(count: Int)
    case inner(Inner)
    case optional(Int?)
    case labelledOptional(count: Int?)
    case pair((Int, String))
    case labelledPair(both: (Int, Int))
    case two(Int, String)
    case todo(id: Int, action: Inner)
    case three(Int, name: String, Bool)
    case four(a: Int, b: Int, c: Int, d: Int)
    case failed(any Error)
    case labelledAny(value: Any)
    case object(Animal)
    case run(() -> Int)
    case maybe((() -> Int)?)
    case several(Int, () -> Int)
    case boxed(Box)
    case same(x: Int)
    case same(y: Int)
    case empty
    case void(())
    indirect case again(Action)
  }

  @Test func `CA-21: cases with the same payload are told apart, in whatever order they are seen`() {
    let (first, second) = (CasePath<Action, Int>(Action.first), CasePath<Action, Int>(Action.second))
    for _ in 0..<2 {
      #expect(first.extract(from: .second(1)) == nil)
      #expect(first.extract(from: .first(1)) == 1)
      #expect(second.extract(from: .second(2)) == 2)
      #expect(second.extract(from: .first(2)) == nil)
      #expect(first.extract(from: .labelled(count: 3)) == nil)
      #expect(first.extract(from: .inner(.on)) == nil)
      #expect(first.extract(from: .empty) == nil)
      #expect(first.extract(from: .optional(1)) == nil)
    }
    guard case .first(5) = first.embed(5) else {
      Issue.record("not the case")
      return
    }
  }

  @Test func `CA-21: a labelled payload is its value`() {
    #expect(CasePath<Action, Int>(Action.labelled).extract(from: .labelled(count: 3)) == 3)
    #expect(CasePath<Action, Int>(Action.labelled(count:)).extract(from: .first(3)) == nil)
    let both = CasePath<Action, (Int, Int)>(Action.labelledPair(both:)).extract(from: .labelledPair(both: (1, 2)))
    #expect(both?.0 == 1 && both?.1 == 2)
    let any = CasePath<Action, Any>(Action.labelledAny).extract(from: .labelledAny(value: 4))
    #expect(any as? Int == 4)
  }

  @Test func `CA-21: cases that differ in their labels alone are told apart`() {
    let x = CasePath<Action, Int>(Action.same(x:))
    let y = CasePath<Action, Int>(Action.same(y:))
    for _ in 0..<2 {
      #expect(x.extract(from: .same(y: 1)) == nil)
      #expect(x.extract(from: .same(x: 1)) == 1)
      #expect(y.extract(from: .same(x: 2)) == nil)
      #expect(y.extract(from: .same(y: 2)) == 2)
    }
  }

  @Test func `CA-21: a payload may be an enum, an optional, a tuple, an object or the enum itself`() throws {
    #expect(CasePath<Action, Inner>(Action.inner).extract(from: .inner(.off(1))) == .off(1))
    let optional = CasePath<Action, Int?>(Action.optional)
    #expect(optional.extract(from: .optional(1)) == .some(1))
    #expect(optional.extract(from: .optional(nil)) == .some(nil))
    #expect(optional.extract(from: .first(1)) == nil)
    let labelled = CasePath<Action, Int?>(Action.labelledOptional)
    #expect(labelled.extract(from: .labelledOptional(count: nil)) == .some(nil))
    #expect(labelled.extract(from: .optional(nil)) == nil)
    let pair = CasePath<Action, (Int, String)>(Action.pair).extract(from: .pair((1, "a")))
    #expect(pair?.0 == 1 && pair?.1 == "a")
    let dog = Dog()
    #expect(CasePath<Action, Animal>(Action.object).extract(from: .object(dog)) === dog)
    let again = CasePath<Action, Action>(Action.again)
    let first = try #require(again.extract(from: .again(.first(1))))
    #expect(CasePath<Action, Int>(Action.first).extract(from: first) == 1)
    #expect(again.extract(from: first) == nil)
    #expect(CasePath<Action, Void>(Action.void).extract(from: .void(())) != nil)
    #expect(CasePath<Action, Void>(Action.void).extract(from: .empty) == nil)
  }

  @Test func `CA-21: a payload may be any error`() {
    struct Other: Error {}
    let failed = CasePath<Action, any Error>(Action.failed)
    for _ in 0..<2 {
      #expect(failed.extract(from: .failed(Failure(code: 2))) as? Failure == Failure(code: 2))
      #expect(failed.extract(from: .failed(Other())) is Other)
      #expect(failed.extract(from: .labelledAny(value: Failure())) == nil)
    }
    #expect(CasePath<Result<Int, any Error>, any Error>(Result.failure).extract(from: .failure(Failure())) is Failure)
    #expect(CasePath<Result<Int, any Error>, Int>(Result.success).extract(from: .success(1)) == 1)
    #expect(CasePath<Int?, Int>(Optional.some).extract(from: 3) == 3)
    #expect(CasePath<Int?, Int>(Optional.some).extract(from: nil) == nil)
  }

  @Test func `CA-21: reflection extracts no function from a payload, and warns`() {
    let log = WarningLog()
    log.during {
      #expect(CasePath<Action, () -> Int>(Action.run).extract(from: .run { 7 }) == nil)
      #expect(CasePath<Action, (() -> Int)?>(Action.maybe).extract(from: .maybe { 7 }) == nil)
      #expect(CasePath<Action, (Int, () -> Int)>(Action.several).extract(from: .several(1) { 7 }) == nil)
      #expect(CasePath<Action, () -> Int>(Action.run).extract(from: .empty) == nil)
    }
    #expect(log.lines.count == 3)
    #expect(
      log.lines.first == "CasePath: reflection takes no () -> Int out of a case; a path of closures does")
    #expect(CasePath<Action, Box>(Action.boxed).extract(from: .boxed(Box { 7 }))?.run() == 7)
  }

  @Test func `CA-21: several payloads are a tuple, with labels or without`() {
    let two = CasePath<Action, (Int, String)>(Action.two).extract(from: .two(1, "a"))
    #expect(two?.0 == 1 && two?.1 == "a")
    #expect(CasePath<Action, (Int, String)>(Action.two).extract(from: .pair((1, "a"))) == nil)
    let todo = CasePath(Action.todo(id:action:))
    #expect(todo.extract(from: .todo(id: 1, action: .on))?.0 == 1)
    #expect(todo.extract(from: .todo(id: 1, action: .off(2)))?.1 == .off(2))
    #expect(todo.extract(from: .empty) == nil)
    #expect(todo.extract(from: todo.embed((3, .on)))?.0 == 3)
    let three = CasePath(Action.three).extract(from: .three(1, name: "b", true))
    #expect(three?.0 == 1 && three?.1 == "b" && three?.2 == true)
    let four = CasePath(Action.four).extract(from: .four(a: 1, b: 2, c: 3, d: 4))
    #expect(four?.0 == 1 && four?.3 == 4)
  }

  @Test func `CA-21: a case without a payload is found by its name`() {
    let empty = CasePath(Action.empty)
    #expect(empty.extract(from: .empty) != nil)
    #expect(empty.extract(from: .void(())) == nil)
    #expect(empty.extract(from: .first(1)) == nil)
    guard case .empty = empty.embed(()) else {
      Issue.record("not the case")
      return
    }
  }
}
