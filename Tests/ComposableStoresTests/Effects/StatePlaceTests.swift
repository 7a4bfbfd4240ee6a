import ComposableStores
import Observables
import Testing

@Suite struct StatePlaceTests {
  struct Leaf: Equatable, Identifiable {
    var id = 0
    var text = ""
  }

  struct Branch: Equatable, Identifiable {
    var id: Int
    var leaf: Leaf?
    var branches: IdentifiedArrayOf<Leaf> = []
  }

  struct Tree: Equatable {
    var branches: IdentifiedArrayOf<Branch> = []
    var leaf: Leaf?
  }

  enum LeafAction { case start, text(String) }
  enum BranchAction { case leaf(LeafAction), removeLeaf, inner(Int, LeafAction) }
  enum TreeAction {
    case branch(Int, BranchAction)
    case removeBranch(Int)
    case removeAll
    case replace
    case leaf(LeafAction)
  }

  private struct LeafFeature: ReducerProtocol {
    let history: History
    func reduce(into state: inout Leaf, action: LeafAction) -> Effect<LeafAction> {
      guard case .start = action else { return .none }
      let name = "\(state.id)"
      return .run { [history] _ in
        history.note("\(name) begins")
        return Disposables.create { history.note("\(name) disposed") }
      }
    }
  }

  private struct BranchFeature: ReducerProtocol {
    let history: History
    var body: some ReducerProtocol<Branch, BranchAction> {
      Reduce { state, action in
        if case .removeLeaf = action { state.leaf = nil }
        return .none
      }
      .ifLet(\.leaf, action: /BranchAction.leaf) { LeafFeature(history: history) }
      .forEach(\.branches, action: /BranchAction.inner) { LeafFeature(history: history) }
    }
  }

  private struct TreeFeature: ReducerProtocol {
    let history: History
    var body: some ReducerProtocol<Tree, TreeAction> {
      Reduce { state, action in
        switch action {
        case .removeBranch(let id): state.branches.remove(id: id)
        case .removeAll: state = Tree()
        case .replace: state.branches = [Branch(id: 2, leaf: Leaf(id: 20)), Branch(id: 3)]
        default: break
        }
        return .none
      }
      .forEach(\.branches, action: /TreeAction.branch) { BranchFeature(history: history) }
      .ifLet(\.leaf, action: /TreeAction.leaf) { LeafFeature(history: history) }
    }
  }

  private func make(_ history: History) -> Store<Tree, TreeAction> {
    let branches = (1...3).map { Branch(id: $0, leaf: Leaf(id: $0 * 10), branches: [Leaf(id: $0 * 10 + 1)]) }
    let tree = Tree(branches: IdentifiedArray(uniqueElements: branches), leaf: Leaf(id: 99))
    let store = Store(initialState: tree, reducer: TreeFeature(history: history))
    for id in 1...3 {
      store.send(.branch(id, .leaf(.start)))
      store.send(.branch(id, .inner(id * 10 + 1, .start)))
    }
    store.send(.leaf(.start))
    #expect(history.lines.count == 7)
    return store
  }

  @Test func `CA-25, CA-26: when an element goes, the effects of what is inside of it end, and no others`() {
    let history = History()
    let store = make(history)
    store.send(.removeBranch(2))
    #expect(Array(history.lines.dropFirst(7)) == ["20 disposed", "21 disposed"])
    #expect(store.effectsInFlight == 5)
  }

  @Test func `CA-25, CA-26: when a child of an element goes, its effects end, and no other child's`() {
    let history = History()
    let store = make(history)
    store.send(.branch(3, .removeLeaf))
    #expect(Array(history.lines.dropFirst(7)) == ["30 disposed"])
  }

  @Test func `CA-25, CA-26: when everything goes, the effects end in the order in which they began`() {
    let history = History()
    let store = make(history)
    store.send(.removeAll)
    #expect(
      Array(history.lines.dropFirst(7)) == ["10", "11", "20", "21", "30", "31", "99"].map { "\($0) disposed" })
    #expect(store.effectsInFlight == 0)
  }

  @Test func `CA-25: elements that are put in place of others with the same ids keep their effects`() {
    let history = History()
    let store = make(history)
    store.send(.replace)
    #expect(
      Array(history.lines.dropFirst(7)) == ["10 disposed", "11 disposed", "21 disposed", "30 disposed", "31 disposed"])
    #expect(store.effectsInFlight == 2)
  }

  @Test func `effects that a reducer wraps by hand belong to no place, and go on when their element is removed`() {
    let history = History()
    let branch = BranchFeature(history: history)
    let store = Store(
      initialState: Tree(branches: [Branch(id: 1, leaf: Leaf(id: 10))]),
      reducer: Reducer<Tree, TreeAction, Void> { state, action, _ in
        switch action {
        case .branch(let id, let local):
          guard var element = state.branches[id: id] else { return .none }
          defer { state.branches[id: id] = element }
          return branch.reduce(into: &element, action: local).map { .branch(id, $0) }
        case .removeBranch(let id): state.branches.remove(id: id)
        default: break
        }
        return .none
      },
      environment: ())
    store.send(.branch(1, .leaf(.start)))
    store.send(.branch(1, .removeLeaf))
    store.send(.removeBranch(1))
    #expect(history.lines == ["10 begins"])
    #expect(store.effectsInFlight == 1)
  }
}
