import Observables
import TestSupport
import Testing

struct ObservableTypeTests {
  /// A sequence of one's own, with no more than it has to have.
  private struct Twice<Element>: ObservableType {
    let element: Element

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
      observer.onNext(element)
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  @Test func `SM-11: a sequence of the program's own has the operators, and becomes an observable`() {
    let source = Twice(element: 1)
    #expect(source.map { $0 + 1 }.heard == ["2", "2", "completed"])
    #expect(source.asObservable().heard == ["1", "1", "completed"])
  }

  @Test func `SM-11: code for whatever becomes an observable names the elements`() {
    func elements<Source: ObservableConvertibleType>(of source: Source) -> [Source.Element] {
      var elements: [Source.Element] = []
      _ = source.asObservable().subscribe(onNext: { elements.append($0) })
      return elements
    }
    #expect(elements(of: Twice(element: "a")) == ["a", "a"])
    #expect(elements(of: BehaviorRelay(value: 1)) == [1])
  }
}
