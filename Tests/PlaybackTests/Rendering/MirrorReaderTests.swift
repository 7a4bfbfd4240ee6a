import JSONValues
import Observables
import Playback
import Reactors
import Testing

@Suite struct MirrorReaderTests {
  private class Animal {
    var legs = 4
    var friend: Animal?
  }

  private final class Dog: Animal {
    var name = "Rex"
  }

  private struct Holder {
    weak var animal: Animal?
    unowned let owner: Animal
    var act: (Int) -> String = { "\($0)" }
    var type: Any.Type = Int.self
  }

  @Test func `a tuple shows its elements by label or by place`() {
    #expect(tree((1, "a")) == #"{"_0":1,"_1":"a"}"#)
    #expect(tree((x: 1, y: 2)) == #"{"x":1,"y":2}"#)
    #expect(tree(()) == "{}")
  }

  @Test func `an object shows its fields, those of the superclass first`() {
    #expect(tree(Dog()) == #"{"legs":4,"friend":null,"name":"Rex"}"#)
    #expect(tree(Dog() as Animal) == #"{"legs":4,"friend":null,"name":"Rex"}"#)
  }

  @Test func `a field with the name of one of the superclass is told apart`() {
    class Animal { private var name = "animal" }
    final class Dog: Animal { private var name = "dog" }
    #expect(tree(Dog()) == #"{"name":"animal","name#2":"dog"}"#)
  }

  @Test func `an object that contains itself shows as its type the second time`() {
    let dog = Dog()
    let cat = Animal()
    dog.friend = cat
    cat.friend = dog
    #expect(tree(dog) == #"{"legs":4,"friend":{"legs":4,"friend":"<Dog>"},"name":"Rex"}"#)
    #expect(
      tree([cat, cat])
        == #"[{"legs":4,"friend":{"legs":4,"friend":"<Animal>","name":"Rex"}},{"legs":4,"friend":{"legs":4,"friend":"<Animal>","name":"Rex"}}]"#
    )
    dog.friend = nil
  }

  @Test func `weak and unowned references show their objects, types their names, and nothing an address`() {
    let animal = Animal()
    #expect(
      tree(Holder(animal: animal, owner: animal))
        == #"{"animal":{"legs":4,"friend":null},"owner":{"legs":4,"friend":null},"type":"<Int.Type>"}"#
    )
    #expect(tree(Holder(animal: nil, owner: animal)).hasPrefix(#"{"animal":null,"#))
    #expect(tree(ObjectIdentifier(animal)) == #"{"_value":"<Builtin.RawPointer>"}"#)
  }

  private final class Cell: Reactor {
    enum Action { case tick }
    struct State { var ticks = 0 }
    let initialState = State()
    func reduce(state: State, mutation: Action) -> State { State(ticks: state.ticks + 1) }
  }

  @Test func `a reactor inside of a state shows its own current state`() {
    struct Section { var cell: Cell; var others: [Cell] }
    let section = Section(cell: Cell(), others: [Cell()])
    section.cell.action.onNext(.tick)
    #expect(tree(section) == #"{"cell":{"ticks":1},"others":[{"ticks":0}]}"#)
  }
}
