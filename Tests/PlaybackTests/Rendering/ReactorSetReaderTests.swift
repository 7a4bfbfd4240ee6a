import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ReactorSetReaderTests {
  /// A reactor that is equal to itself only, as a set needs it.
  private final class Book: Reactor, Hashable {
    enum Action: Decodable { case read, lend(String) }
    struct State {
      var title: String
      var pages = 0
      var lentTo: String?
    }
    typealias Mutation = Action

    let initialState: State
    private let number: Int
    private let copy: Any

    init(_ title: String, number: Int) {
      initialState = State(title: title)
      self.number = number
      copy = Shelf.World()
    }

    func reduce(state: State, mutation: Action) -> State {
      var state = state
      switch mutation {
      case .read: state.pages += 1
      case .lend(let name): state.lentTo = name
      }
      return state
    }

    static func == (left: Book, right: Book) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Shelf: Reactor {
    enum Action: Decodable { case put([String]), twins(String), clear(String), readAll, tidy }
    enum Mutation { case insert([Book]), remove(String), nothing }
    struct State { var books: Set<Book> = [] }
    final class World {}

    let initialState = State()
    private var count = 0

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .put(let titles):
        count += titles.count
        let first = count
        return .just(.insert(titles.enumerated().map { Book($1, number: first - $0) }))
      case .twins(let title): return .just(.insert([Book(title, number: 0), Book(title, number: 0)]))
      case .clear(let title): return .just(.remove(title))
      case .readAll:
        for book in currentState.books.sorted(by: { $0.currentState.title < $1.currentState.title }) {
          book.action.onNext(.read)
        }
        return .empty()
      case .tidy: return .just(.nothing)
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      switch mutation {
      case .insert(let books): state.books.formUnion(books)
      case .remove(let title): state.books = state.books.filter { $0.currentState.title != title }
      case .nothing: break
      }
      return state
    }
  }

  private func frames(_ script: String) -> [String] {
    let catalog = Catalog()
    catalog.reactor("shelf") { _ in Shelf() }
    let played = PlayedScript("@reactor shelf\n" + script, catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    return played.frames.filter { !$0.contains(" > put") }
  }

  @Test func `reactors of a set are watched, and act, in the order of their first states`() {
    #expect(
      frames(
        "put [[\"c\",\"a\",\"b\"]]\nreadAll\nbooks.1.lend Anna\nbooks[title=c].read\n? books.1.lentTo == \"Anna\"\n"
          + "? books.2.pages == 2")
        == [
          #"0ms = {"books":[]}"#,
          #"0ms ~ insert  books.+0: {"title":"a","pages":0,"lentTo":null}  "#
            + #"books.+1: {"title":"b","pages":0,"lentTo":null}  books.+2: {"title":"c","pages":0,"lentTo":null}"#,
          "0ms > readAll",
          "0ms > books.0: read", "0ms ~ books.0: read  pages: 0 -> 1",
          "0ms > books.1: read", "0ms ~ books.1: read  pages: 0 -> 1",
          "0ms > books.2: read", "0ms ~ books.2: read  pages: 0 -> 1",
          #"0ms > books.1: lend "Anna""#, #"0ms ~ books.1: lend  lentTo: null -> "Anna""#,
          "0ms > books.2: read", "0ms ~ books.2: read  pages: 1 -> 2",
          #"0ms = {"books":[{"title":"a","pages":1,"lentTo":null},{"title":"b","pages":1,"lentTo":"Anna"},"#
            + #"{"title":"c","pages":2,"lentTo":null}]}"#,
        ])
  }

  @Test func `a reactor keeps its place when its state changes, and one that comes later stands behind it`() {
    #expect(
      frames("put [[\"b\"]]\nbooks.0.read\nput [[\"a\"]]\nbooks.0.read\nbooks.1.read\nclear b\nbooks.0.read").filter {
        !$0.contains(" >")
      } == [
        #"0ms = {"books":[]}"#, #"0ms ~ insert  books.+0: {"title":"b","pages":0,"lentTo":null}"#,
        "0ms ~ books.0: read  pages: 0 -> 1", #"0ms ~ insert  books.+1: {"title":"a","pages":0,"lentTo":null}"#,
        "0ms ~ books.0: read  pages: 1 -> 2", "0ms ~ books.1: read  pages: 0 -> 1",
        #"0ms ~ remove  books.-0: {"title":"b","pages":2,"lentTo":null}"#, "0ms ~ books.0: read  pages: 1 -> 2",
        #"0ms = {"books":[{"title":"a","pages":2,"lentTo":null}]}"#,
      ])
  }

  @Test func `equal states are told apart by stored properties, whatever the hashes are`() {
    // The one that was made last has the smallest number.
    let script = "put [[\"x\",\"x\",\"x\"]]\nbooks.0.lend Anna\nbooks.2.lend Carl\ntidy"
    let first = frames(script)
    #expect(first.count == 9)
    for _ in 0..<20 { #expect(frames(script) == first) }
  }

  @Test func `reactors that differ in nothing are shown at the end, and not watched`() {
    let catalog = Catalog()
    catalog.reactor("shelf") { _ in Shelf() }
    let played = PlayedScript(
      "@reactor shelf\ntwins x\nput [[\"y\"]]\nbooks.0.read\nreadAll\nbooks.1.read", catalog: catalog)
    let twins = #""title":"x","pages":0,"lentTo":null}"#
    #expect(
      played.frames.filter { !$0.contains(" > ") } == [
        #"0ms = {"books":[]}"#, "0ms ~ insert  books.+0: {\(twins)  books.+1: {\(twins)",
        #"0ms ~ insert  books.+0: {"title":"y","pages":0,"lentTo":null}"#,
        "0ms ~ books.0: read  pages: 0 -> 1", "0ms ~ books.0: read  pages: 1 -> 2",
      ])
    #expect(
      played.diagnostics == [
        "6:1+12 'books.1' is no reactor | it is a value with the fields title, pages, lentTo; reactors live at: books.0"
      ])
  }
}
