import ActionScripts
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct PredicatesTests {
  @Test func `the description of a reactor names what its registration says of every state`() {
    let catalog = Catalog()
    catalog.reactor("cart") { _ in Cart() }.always("something is in it") { !$0.products.isEmpty }
    #expect(catalog.description(of: "cart")?.predicates == ["something is in it"])
  }

  @Test func `a predicate of a registration is judged after each instant, and fails a case once, with its name`() {
    let played = PlayedScript("@reactor cart\nadd a\nadd b\nadd a\nadd b", catalog: .cart)
    #expect(
      played.failures == [
        #"0ms: expected always "no product twice", but after line 4 it does not hold"#
      ])
    #expect(played.frames.contains(#"0ms ? always "no product twice"  actual false"#))
    // In the middle of an instant, a state may be anything.
    #expect(PlayedScript("@reactor cart\nadd a\nreplace a", catalog: .cart).failures == [])
    #expect(PlayedScript("@reactor cart\nadd a\n&drop", catalog: .cart).failures == [])
  }

  @Test func `a predicate that does not hold for the first state fails the case at the start`() {
    let catalog = Catalog()
    catalog.reactor("cart") { _ in Cart() }.always("something is in it") { !$0.products.isEmpty }
    #expect(
      PlayedScript("@reactor cart\n@redact products as p\nadd a", catalog: catalog).failures == [
        #"0ms: expected always "something is in it", but at the start it does not hold"#
      ])
  }

  @Test func `predicates of a registration and rules of a script are judged side by side`() {
    let played = PlayedScript("@reactor cart\n? never products has c\nadd c\nadd c", catalog: .cart)
    #expect(
      played.failures == [
        #"0ms: expected never products has "c", but after line 3 products is ["c"] @2"#,
        #"0ms: expected always "no product twice", but after line 4 it does not hold"#,
      ])
  }
}

extension Catalog {
  fileprivate static var cart: Catalog {
    let catalog = Catalog()
    catalog.reactor("cart") { _ in Cart() }
      .always("no product twice") { state in Set(state.products).count == state.products.count }
    return catalog
  }
}

private final class Cart: Reactor {
  enum Action: Decodable {
    case add(String)
    case replace(String)
  }

  enum Mutation {
    case append(String)
    case remove(String)
  }

  struct State { var products: [String] = [] }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let product): .just(.append(product))
    case .replace(let product): .of(.append(product), .remove(product))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .append(let product): state.products.append(product)
    case .remove(let product):
      if let index = state.products.firstIndex(of: product) { state.products.remove(at: index) }
    }
    return state
  }
}
