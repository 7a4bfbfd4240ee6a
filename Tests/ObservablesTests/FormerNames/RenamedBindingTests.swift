import Observables
import TestSupport
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func bind(_ source: Observable<Int>, _ history: History) -> [any Disposable]
}

private struct FormerBinding: FormerNames {
  @available(*, deprecated)
  func bind(_ source: Observable<Int>, _ history: History) -> [any Disposable] {
    let (same, optional) = (PublishSubject<Int>(), PublishSubject<Int?>())
    _ = same.subscribe(onNext: { history.note("same \($0)") })
    _ = optional.subscribe(onNext: { history.note("optional \($0 ?? 0)") })
    return [
      source.bindTo(same),
      source.bindTo(optional),
      source.bindNext { history.note("next \($0)") },
      source.bindTo { $0.map { $0 * 2 } }.subscribe(onNext: { history.note("made \($0)") }),
      source.bindTo({ source in { factor in source.map { $0 * factor } } }, curriedArgument: 3)
        .subscribe(onNext: { history.note("curried \($0)") }),
    ]
  }
}

struct RenamedBindingTests {
  @Test func `RX-20: bindTo and bindNext are former names of bind(to:) and bind(onNext:)`() {
    let history = History()
    let source = PublishSubject<Int>()
    let names: any FormerNames = FormerBinding()
    let bindings = names.bind(source, history)
    source.onNext(1)
    for binding in bindings { binding.dispose() }
    source.onNext(2)
    #expect(history.lines == ["same 1", "optional 1", "next 1", "made 2", "curried 3"])
  }
}
