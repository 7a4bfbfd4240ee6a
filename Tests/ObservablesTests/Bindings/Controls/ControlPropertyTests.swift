import Observables
import TestSupport
import Testing
import VirtualTime

struct ControlPropertyTests {
  /// A text field without a screen.
  private final class Field: ReactiveCompatible {
    fileprivate let edits = PublishSubject<Void>()
    fileprivate(set) var content: String?

    init(_ content: String?) { self.content = content }

    deinit { edits.onCompleted() }

    func type(_ text: String?) {
      content = text
      edits.onNext(())
    }

    var text: ControlProperty<String?> {
      let values = Observable.deferred { [weak self, edits] in
        edits.map { [weak self] in self?.content }.startWith(self?.content)
      }
      let sink = Binder<String?>(self) { field, content in field.content = content }
      return ControlProperty(values: values, valueSink: sink)
    }
  }

  private let history = History()

  @Test func `RX-15: a control property sends the value at subscription and what the user makes of it`() {
    var field: Field? = Field("a")
    VirtualClock().whilePlaying {
      _ = field?.text.map { $0 ?? "nil" }.write(to: history)
      field?.type("b")
      _ = Observable.just("x").bind(to: field!.text)
      #expect(field?.content == "x")
      field?.type("c")
      field = nil
    }
    #expect(history.lines == ["a", "b", "c", "completed", "disposed"])
  }

  @Test func `RX-15: changed leaves out the value at subscription`() {
    let field = Field("a")
    VirtualClock().whilePlaying {
      _ = field.text.changed.map { $0 ?? "nil" }.write(to: history)
      field.type("b")
      field.type(nil)
    }
    #expect(history.lines == ["b", "nil"])
  }

  @Test func `RX-15: orEmpty has the empty text in place of nil, and sets plain texts`() {
    let field = Field(nil)
    VirtualClock().whilePlaying {
      let text = field.text.orEmpty
      _ = text.map { "'\($0)'" }.write(to: history)
      field.type("b")
      _ = Observable.just("x").bind(to: text)
      text.orEmptyAgain.onNext("y")
    }
    #expect(history.lines == ["''", "'b'"])
    #expect(field.content == "y")
  }

  @Test func `RX-15: a control property is an observer, and converts to an observable and a driver`() {
    let field = Field("a")
    VirtualClock().whilePlaying {
      let text = field.text.asControlProperty()
      _ = text.asObservable().write(to: history, "observable")
      _ = text.asDriver().drive(onNext: { history.note("driver: \($0 ?? "")") })
      _ = text.orEmpty.asDriver().drive(onNext: { history.note("plain: \($0)") })
      text.on(.next("x"))
      text.on(.completed)
      text.asObserver().onNext("z")
    }
    #expect(history.lines == ["observable: Optional(\"a\")", "driver: a", "plain: a"])
    #expect(field.content == "z")
  }

  @Test func `RX-15: code for any property of a control subscribes observers`() {
    func observe<Property: ControlPropertyType>(_ property: Property, _ observer: some ObserverType<Property.Element>) {
      _ = property.asControlProperty().subscribe(observer)
    }
    let field = Field("a")
    let copy = BehaviorSubject<String?>(value: nil)
    VirtualClock().whilePlaying {
      observe(field.text, copy)
      field.type("b")
    }
    #expect(copy.heard == ["Optional(\"b\")"])
  }

  #if DEBUG && (os(Linux) || os(macOS))
    @Test(arguments: [true, false])
    func `RX-15: an error bound to it traps in debug builds`(isEvent: Bool) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isEvent] in
        let text = Field("a").text
        if isEvent { text.on(.error(TestError())) } else { text.onError(TestError()) }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Binding error to control property: broken"))
    }
  #endif
}

extension ControlProperty where PropertyType == String {
  /// Members of the type itself are there as well.
  fileprivate var orEmptyAgain: ControlProperty<String> { asControlProperty() }
}
