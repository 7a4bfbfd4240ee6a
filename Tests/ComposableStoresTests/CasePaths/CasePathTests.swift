import ComposableStores
import Testing

@Suite struct CasePathTests {
  enum CounterAction: Equatable { case increment, set(Int) }

  enum AppAction: Equatable {
    case counter(CounterAction)
    case reset

    var counter: CounterAction? {
      if case .counter(let action) = self { action } else { nil }
    }
  }

  @Test func `CA-21: a path of closures embeds and extracts`() {
    let path = CasePath<AppAction, CounterAction>(embed: AppAction.counter, extract: { $0.counter })
    #expect(path.embed(.set(1)) == .counter(.set(1)))
    #expect(path.extract(from: .counter(.increment)) == .increment)
    #expect(path.extract(from: .reset) == nil)
  }

  @Test func `CA-21: a path of a property embeds and extracts`() {
    let path = CasePath(\.counter, embed: AppAction.counter)
    #expect(path.embed(.set(1)) == .counter(.set(1)))
    #expect(path.extract(from: .counter(.set(2))) == .set(2))
    #expect(path.extract(from: .reset) == nil)
  }

  private static let counter = CasePath(\AppAction.counter, embed: AppAction.counter)

  @Test func `CA-21: a path may be shared by threads`() async {
    let found = await Task.detached { Self.counter.extract(from: .counter(.increment)) }.value
    #expect(found == .increment)
  }
}
