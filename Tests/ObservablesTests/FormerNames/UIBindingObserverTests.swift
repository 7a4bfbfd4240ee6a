import Observables
import Testing
import VirtualTime

private final class Label {
  var text = ""
}

/// A deprecated type that is used through a protocol warns nobody.
private protocol FormerNames {
  func text() -> String
}

private struct FormerBinder: FormerNames {
  @available(*, deprecated)
  func text() -> String {
    let label = Label()
    let observer = UIBindingObserver(UIElement: label) { label, text in label.text = text }
    _ = Observable.just("a").bind(to: observer)
    return label.text
  }
}

struct UIBindingObserverTests {
  @Test func `the former name of a binder still does the same`() {
    let names: any FormerNames = FormerBinder()
    #expect(VirtualClock().whilePlaying { names.text() } == "a")
  }
}
