import Observables
import Testing

@Suite struct PartSinkTests {
  private final class Token {}

  @Test func `a part is sent when it differs from the one before`() {
    var heard: [Int] = []
    let source = PublishSubject<String>()
    let subscription = source.asObservable().parts({ $0.count }, unless: ==).subscribe(
      onNext: { heard.append($0) }, onCompleted: { heard.append(-1) })
    for element in ["a", "b", "ab", "cd", "a"] { source.onNext(element) }
    #expect(heard == [1, 2, 1])
    source.onCompleted()
    source.onNext("abc")
    #expect(heard == [1, 2, 1, -1])
    subscription.dispose()
  }

  @Test func `the last part is let go with the subscription`() {
    weak var token: Token?
    let source = PublishSubject<Int>()
    let subscription = source.asObservable().parts({ _ in Token() }, unless: { _, _ in false }).subscribe(
      onNext: { token = $0 })
    source.onNext(1)
    source.onNext(2)
    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
  }
}
