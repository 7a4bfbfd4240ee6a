import Observables
import TestSupport
import Testing

struct DisposeBagTests {
  private let history = History()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [history] in history.note(line) }
  }

  @Test func `a bag made of disposables disposes them in order when it goes away`() {
    var bags = [
      DisposeBag(disposing: noting("a"), noting("b")),
      DisposeBag(disposing: [noting("c"), noting("d")]),
      DisposeBag {
        noting("e")
        noting("f")
      },
    ]
    #expect(history.lines == [])
    while !bags.isEmpty { bags.removeFirst() }
    #expect(history.lines == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `every way of insertion keeps the order`() {
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(noting("a"))
    bag?.insert(noting("b"), noting("c"))
    bag?.insert([noting("d"), noting("e")])
    bag?.insert {
      noting("f")
      noting("g")
    }
    if let bag { noting("h").disposed(by: bag) }
    #expect(history.lines == [])
    bag = nil
    #expect(history.lines == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func `replacing a bag ends the subscriptions in it`() {
    let subject = PublishSubject<Int>()
    var bag = DisposeBag()
    subject.write(to: history).disposed(by: bag)
    subject.onNext(1)
    bag = DisposeBag()
    subject.onNext(2)
    #expect(history.lines == ["1", "disposed"])
    withExtendedLifetime(bag) {}
  }

  @Test func `what holds disposables may be used from a task`() async {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    let (composite, serial, single) = (CompositeDisposable(), SerialDisposable(), SingleAssignmentDisposable())
    let (counted, flag) = (RefCountDisposable(disposable: noting("counted")), BooleanDisposable())
    _ = composite.insert(subject.subscribe())
    serial.disposable = subject.subscribe()
    single.setDisposable(subject.subscribe())
    await Task.detached {
      serial.disposed(by: bag)
      single.disposed(by: bag)
      composite.dispose()
      counted.dispose()
      flag.dispose()
    }.value
    #expect(subject.hasObservers)
    serial.dispose()
    single.dispose()
    #expect(!subject.hasObservers)
    #expect(flag.isDisposed)
    #expect(history.lines == ["counted"])
  }

  @Test func `the builder of bags collects its lines in order`() {
    let lines = DisposeBag.DisposableBuilder.buildBlock(noting("a"), noting("b"))
    for line in lines { line.dispose() }
    #expect(history.lines == ["a", "b"])
  }
}
