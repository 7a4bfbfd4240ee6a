import Foundation
import Observables
import Reactors
import TestSupport
import Testing

@Suite struct ViewTests {
  /// A view that carries its reactor itself, or one that does not.
  private func view(owning: Bool, _ history: History) -> NotingView {
    owning ? OwningNotingView(history) : NotingView(history)
  }

  @Test(arguments: [false, true])
  func `RK-19: setting the reactor stores it, replaces the bag, then binds`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    #expect(view.reactor == nil)
    let reactor = NamedReactor("a")
    view.reactor = reactor
    #expect(history.lines == ["new bag, a", "bind a", "= a"])
    #expect(view.reactor === reactor)
  }

  @Test(arguments: [false, true])
  func `RK-19: another reactor ends the bindings to the one before, in both directions`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let (first, second) = (NamedReactor("a"), NamedReactor("b"))
    view.reactor = first
    view.taps.onNext("1")
    view.reactor = second
    view.taps.onNext("2")
    first.action.onNext("3")
    #expect(
      history.lines == ["new bag, a", "bind a", "= a", "= a 1", "new bag, b", "bind b", "= b", "= b 2"])
    #expect(first.currentState == "a 1 3")
  }

  @Test(arguments: [false, true])
  func `RK-19: nil ends the bindings and binds nothing`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let reactor = NamedReactor("a")
    view.reactor = nil
    view.reactor = reactor
    view.reactor = nil
    view.taps.onNext("1")
    reactor.action.onNext("2")
    #expect(history.lines == ["new bag, no reactor", "new bag, a", "bind a", "= a", "new bag, no reactor"])
    #expect(view.reactor == nil)
    #expect(reactor.currentState == "a 2")
  }

  @Test(arguments: [false, true])
  func `RK-19: the same reactor again is bound again, once`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let reactor = NamedReactor("a")
    view.reactor = reactor
    view.reactor = reactor
    view.taps.onNext("1")
    #expect(history.lines == ["new bag, a", "bind a", "= a", "new bag, a", "bind a", "= a", "= a 1"])
  }

  @Test(arguments: [false, true])
  func `RK-19: the reactor before is let go of at once, behind the end of its bindings and before the next is bound`(
    owning: Bool
  ) {
    let history = History()
    let view = view(owning: owning, history)
    view.reactor = NamedReactor("a", history)
    view.reactor = NamedReactor("b", history)
    view.reactor = nil
    #expect(
      history.lines == [
        "new bag, a", "bind a", "= a", "new bag, b", "end of a", "bind b", "= b", "new bag, no reactor", "end of b",
      ])
  }

  @Test(arguments: [false, true])
  func `RK-19: if the end of the old bindings sets another reactor, only that one is bound`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let (second, third) = (NamedReactor("b"), NamedReactor("c"))
    view.reactor = NamedReactor("a")
    Disposables.create { [unowned view] in view.reactor = third }.disposed(by: view.disposeBag)
    view.reactor = second
    #expect(view.reactor === third)
    view.taps.onNext("1")
    #expect(history.lines.filter { $0.hasPrefix("bind") } == ["bind a", "bind c"])
    #expect(history.lines.last == "= c 1")
  }

  @Test(arguments: [false, true])
  func `RK-19: if the end of the old bindings sets the same reactor, it is bound once`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let second = NamedReactor("b")
    view.reactor = NamedReactor("a")
    Disposables.create { [unowned view] in view.reactor = second }.disposed(by: view.disposeBag)
    view.reactor = second
    view.taps.onNext("1")
    #expect(history.lines.filter { $0.hasPrefix("bind") } == ["bind a", "bind b"])
    #expect(second.currentState == "b 1")
  }

  @Test(arguments: [false, true])
  func `RK-19: bind may set another reactor`(owning: Bool) {
    let history = History()
    let view = view(owning: owning, history)
    let second = NamedReactor("b")
    view.whenBound = { [unowned view] reactor in if reactor.name == "a" { view.reactor = second } }
    view.reactor = NamedReactor("a")
    #expect(view.reactor === second)
    #expect(history.lines.prefix(5) == ["new bag, a", "bind a", "new bag, b", "bind b", "= b"])
  }

  @Test func `RK-19: a reactor whose end asks for the view's reactor finds the next one`() {
    let view = NotingView(History())
    var found: String?
    view.reactor = NamedReactor("a")
    Disposables.create { [unowned view] in found = view.reactor?.name }.disposed(by: view.disposeBag)
    view.reactor = NamedReactor("b")
    #expect(found == "b")
  }

  @Test(arguments: [false, true])
  func `RK-19: a view may ask for its reactor and clear it while it dies`(owning: Bool) {
    class Dying: View {
      var disposeBag = DisposeBag()
      let history: History
      init(_ history: History) { self.history = history }
      func bind(reactor: NamedReactor) {}
      deinit {
        history.note("dies with \(reactor?.name ?? "none")")
        reactor = nil
        history.note("cleared")
      }
    }
    final class OwningDying: Dying, StorageOwner {
      let storage = ObjectStorage()
    }
    let history = History()
    do {
      let view = owning ? OwningDying(history) : Dying(history)
      view.reactor = NamedReactor("a", owning ? history : nil)
    }
    #expect(history.lines == (owning ? ["dies with a", "end of a", "cleared"] : ["dies with none", "cleared"]))
  }

  @Test func `RK-19: any class is a view, and any code may set the reactor of one that it does not know`() {
    func inject<V: ReactorView>(_ reactor: V.Reactor, into view: V) { view.reactor = reactor }
    let history = History()
    let view = NotingView(history)
    inject(NamedReactor("a"), into: view)
    #expect(history.lines == ["new bag, a", "bind a", "= a"])
    let erased: any View = view
    #expect((erased.reactor as? NamedReactor)?.name == "a")
  }

  @Test(arguments: [false, true])
  func `RK-19: a reactor may be the view of another one`(owning: Bool) {
    class Both: Reactor, View {
      typealias Action = String
      let initialState = ""
      var disposeBag = DisposeBag()
      func bind(reactor: NamedReactor) { reactor.state.bind(to: action).disposed(by: disposeBag) }
      func reduce(state: String, mutation: String) -> String { state + mutation }
    }
    final class OwningBoth: Both, StorageOwner {
      let storage = ObjectStorage()
    }
    let both = owning ? OwningBoth() : Both()
    both.reactor = NamedReactor("a")
    #expect(both.currentState == "a")
    #expect(both.reactor?.currentState == "a")
  }

  @Test @MainActor func `RK-19: a view of the main actor conforms there`() {
    @MainActor final class Page: UIViewController, @MainActor StoryboardView {
      var disposeBag = DisposeBag()
      var texts: [String] = []
      func bind(reactor: NamedReactor) {
        reactor.state.bind(onNext: { [unowned self] in texts.append($0) }).disposed(by: disposeBag)
      }
    }
    let page = Page()
    let reactor = NamedReactor("a")
    page.reactor = reactor
    page.loadViewIfNeeded()
    reactor.action.onNext("b")
    #expect(page.texts == ["a", "a b"])
  }

  @Test func `RK-22: a binding without a scheduler of its own hears on the thread that brought the last mutation`() {
    let reactor = NamedReactor("a")
    var threads: [Thread] = []
    _ = reactor.state.bind(onNext: { _ in threads.append(.current) })
    var member: Thread?
    Crew.run(1) { _ in
      member = .current
      reactor.action.onNext("1")
    }
    #expect(threads.count == 2)
    #expect(threads.first === Thread.current)
    #expect(threads.last === member)
    #expect(member !== Thread.current)
  }
}
