import ComposableStores
import ExactStrings
import JSONValues
import Reactors
import Testing
import Timelines
import TypeLayouts

@testable import Playback

@Suite struct StateTreeTests {
  private struct Row: Identifiable {
    var id: Int
    var title: String
    var tags: [String]
  }

  private struct Filter {
    var text: String?
    var range: ClosedRange<Int>
    var kind = Kind.all
  }

  private enum Kind { case all, open, done }

  private enum Phase {
    case idle
    case loaded(String)
  }

  private final class Box {
    var number = 0
  }

  /// A state with all kinds of fields: those that are kept, and those that have to be read each time.
  private struct State {
    var number = 0
    var text = "a text that is too long to lie in the string itself"
    var maybe: Int?
    var rows: [Row] = []
    var names: [String] = []
    var filter = Filter(text: nil, range: 1...2)
    var chosen: Filter?
    var phase = Phase.idle
    var kinds: [Kind] = []
    var counts: [String: Int] = [:]
    var unordered: Set<String> = []
    @Pulse var message: String?
    @Pulse var rowOfPulse = Row(id: 0, title: "", tags: [])
    var box = Box()
    var anything: Any = 1
    var pair = (1, "b")
    var nested: [[Int]] = []
    var together: ContiguousArray<Row> = []
    var part: ArraySlice<Int> = []
    var identified: IdentifiedArrayOf<Row> = []
    @BindableState var bound = 0
    @BindableState var boundRow = Row(id: 0, title: "", tags: [])
  }

  /// A small generator of numbers, the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func row(_ numbers: inout Numbers) -> Row {
    let id = Int.random(in: 0..<8, using: &numbers)
    return Row(
      id: id, title: ["short", "a title that is stored outside of the string"].randomElement(using: &numbers)!,
      tags: Bool.random(using: &numbers) ? [] : ["tag"])
  }

  private func change<Element>(_ list: inout [Element], _ numbers: inout Numbers, _ make: (inout Numbers) -> Element) {
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0: list.append(make(&numbers))
    case 1: list.insert(make(&numbers), at: Int.random(in: 0...list.count, using: &numbers))
    case 2 where !list.isEmpty: list.remove(at: Int.random(in: 0..<list.count, using: &numbers))
    case 3 where !list.isEmpty: list[Int.random(in: 0..<list.count, using: &numbers)] = make(&numbers)
    case 4 where list.count > 1: list.swapAt(0, list.count - 1)
    // Equal elements in other storage.
    case 5: list = Array(list.reversed()).reversed()
    default: if Int.random(in: 0..<9, using: &numbers) == 0 { list = [] }
    }
  }

  private func change(_ state: inout State, _ numbers: inout Numbers) {
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0: state.number += 1
    case 1: state.text = ["a", "a text that is too long to lie in the string itself"].randomElement(using: &numbers)!
    case 2: state.maybe = [nil, 1, 2].randomElement(using: &numbers)!
    case 3, 4: change(&state.rows, &numbers) { row(&$0) }
    case 5: change(&state.names, &numbers) { "name \(Int.random(in: 0..<4, using: &$0)) that is not short" }
    case 6: state.filter.text = [nil, "q"].randomElement(using: &numbers)!
    case 7: state.filter.kind = [.all, .open, .done].randomElement(using: &numbers)!
    case 8: state.chosen = [nil, state.filter].randomElement(using: &numbers)!
    case 9: state.chosen?.range = 0...Int.random(in: 0..<3, using: &numbers)
    case 10: state.phase = [.idle, .loaded("x")].randomElement(using: &numbers)!
    case 11: change(&state.kinds, &numbers) { [.all, .done].randomElement(using: &$0)! }
    case 12: state.counts["k\(Int.random(in: 0..<3, using: &numbers))"] = Int.random(in: 0..<2, using: &numbers)
    case 13: state.unordered.formSymmetricDifference(["u\(Int.random(in: 0..<3, using: &numbers))"])
    case 14: state.message = [nil, "m"].randomElement(using: &numbers)!
    case 15: state.rowOfPulse.tags.append("t")
    case 16: state.box.number += 1
    case 17: state.anything = ["text", 5, state.filter].randomElement(using: &numbers)!
    case 18:
      var rows = Array(state.together)
      change(&rows, &numbers) { row(&$0) }
      state.together = ContiguousArray(rows)
    case 19: state.part = [1, 2, 3, 4][Int.random(in: 0..<2, using: &numbers)..<4]
    case 20:
      var rows = Array(state.identified)
      change(&rows, &numbers) { row(&$0) }
      var seen: Set<Int> = []
      state.identified = IdentifiedArray(uniqueElements: rows.filter { seen.insert($0.id).inserted })
    case 21: state.bound = Int.random(in: 0..<3, using: &numbers)
    case 22: state.boundRow = row(&numbers)
    default: change(&state.nested, &numbers) { [Int.random(in: 0..<3, using: &$0)] }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the tree that follows a state, and its changes, are those that reading and comparing everything gives`(
    seed: UInt64
  ) {
    var numbers = Numbers(state: seed)
    let (reader, followed) = (TreeReader.reader(of: State.self), StateTree())
    var (state, before) = (State(), JSONValue.null)
    for _ in 0..<300 {
      for _ in 0..<Int.random(in: 0..<3, using: &numbers) { change(&state, &numbers) }
      let now = JSONValue(reflecting: state)
      let changes = withUnsafePointer(to: state) { followed.changes(to: $0, reader) }
      #expect(changes == StateChange.between(before, now))
      #expect(followed.tree == now)
      before = now
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree that tells the changed fields alone names those in which something changed`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let reader = TreeReader.reader(of: State.self)
    let (whole, fields) = (StateTree(), StateTree(tellsFieldsOnly: true))
    var state = State()
    func names(_ changes: [StateChange]) -> Set<ExactString> {
      Set(changes.map { ExactString(String($0.path.prefix { $0 != "." })) })
    }
    for _ in 0..<300 {
      for _ in 0..<Int.random(in: 0..<3, using: &numbers) { change(&state, &numbers) }
      let all = withUnsafePointer(to: state) { whole.changes(to: $0, reader) }
      let told = withUnsafePointer(to: state) { fields.changes(to: $0, reader) }
      #expect(names(told) == names(all))
      #expect(told.allSatisfy { $0.kind == .replace && $0.old == nil && $0.new == nil })
      #expect(fields.tree == whole.tree)
    }
  }

  @Test func `a tree that was replaced is compared with the next state, whatever was kept before`() {
    let (reader, followed) = (TreeReader.reader(of: [Int].self), StateTree())
    let state = [1, 2, 3]
    _ = withUnsafePointer(to: state) { followed.changes(to: $0, reader) }
    followed.tree = .array([.integer(1)])
    let changes = withUnsafePointer(to: state) { followed.changes(to: $0, reader) }
    #expect(changes.map(\.text) == ["+1: 2", "+2: 3"])
    #expect(followed.tree.text == "[1,2,3]")
  }

  @Test func `objects of the app are not kept alive, neither by a state that holds them nor by their closures`() {
    struct Holder {
      var box: Box?
      var act: () -> Void = {}
      var name = "n"
    }
    let (reader, followed) = (TreeReader.reader(of: Holder.self), StateTree())
    weak var box: Box?
    do {
      let object = Box()
      box = object
      let state = Holder(box: object, act: { object.number += 1 })
      _ = withUnsafePointer(to: state) { followed.changes(to: $0, reader) }
    }
    #expect(box == nil)
    #expect(followed.tree.text == #"{"box":{"number":0},"name":"n"}"#)
  }

  @Test(
    arguments: [
      (Int.self, true), (String?.self, true), ([[String]].self, true), ([String: Int].self, true),
      (Set<Int>.self, true), (Pulse<String?>.self, true), (ClosedRange<Int>.self, true), (Row.self, true),
      (Kind.self, Reflection.knowsTypes), (Phase.self, Reflection.knowsTypes), (Box.self, false), ([Box].self, false),
      ((any Sendable).self, false), (State.self, false), ((() -> Void)?.self, false),
    ] as [(Any.Type, Bool)])
  func `only types whose values never change behind a reference are kept`(type: Any.Type, isFixed: Bool) {
    let isKnown = isFixed && (Reflection.knowsTypes || type != Row.self)
    #expect(TreeReader.reader(ofAny: type).isFixed == isKnown)
  }
}

extension StateTree {
  /// Follows the state to the one at `address`, and returns the changes.
  fileprivate func changes(to address: UnsafeRawPointer, _ reader: TreeReader) -> [StateChange] {
    var found: [StateChange] = []
    follow(to: address, reader) { found = $0 }
    return found
  }
}
