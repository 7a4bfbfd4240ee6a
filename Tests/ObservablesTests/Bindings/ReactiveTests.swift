import Observables
import TestSupport
import Testing
import VirtualTime

private final class Label: ReactiveCompatible {
  var text = ""
  var hint: String?
}

private struct Point: ReactiveCompatible {
  var x = 1
}

extension Reactive where Base == Label {
  fileprivate var shout: Binder<String> { Binder(base) { label, text in label.text = text.uppercased() } }
  fileprivate static var kind: String { "label" }
}

extension Reactive where Base == Point {
  fileprivate var sum: Int { base.x + 1 }
}

struct ReactiveTests {
  private let label = Label()

  @Test func `RX-09: every settable property of a class is a binder`() {
    VirtualClock().whilePlaying {
      _ = Observable.just("a").bind(to: label.rx.text)
      _ = Observable.just("b").bind(to: label.rx.hint)
      _ = Driver.just("c").drive(label.rx.hint)
    }
    #expect(label.text == "a")
    #expect(label.hint == "c")
  }

  @Test func `RX-09: members are added where the base is a type`() {
    VirtualClock().whilePlaying { _ = Observable.just("a").bind(to: label.rx.shout) }
    #expect(label.text == "A")
    #expect(Label.rx.kind == "label")
    #expect(Point().rx.sum == 2)
    #expect(Reactive(label).base === label)
  }

  @Test func `RX-09: setting rx changes nothing`() {
    var point = Point()
    point.rx = Reactive(Point(x: 5))
    Point.rx = Reactive<Point>.self
    #expect(point.x == 1)
  }

  @Test func `RX-09: code for any type with reactive members names what they are about`() {
    func base<Value: ReactiveCompatible>(of value: Value) -> Value.ReactiveBase { value.rx.base }
    #expect(base(of: label) === label)
  }
}
