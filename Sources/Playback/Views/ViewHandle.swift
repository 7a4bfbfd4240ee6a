import Reactors

/// A view of a reactor, independent of its type: the object, and a closure that sets its reactor.
struct ViewHandle<R: Reactor> {
  let object: AnyObject
  let setReactor: (R?) -> Void

  init<V: View>(_ view: V) where V.Reactor == R {
    object = view
    setReactor = { view.reactor = $0 }
  }
}
