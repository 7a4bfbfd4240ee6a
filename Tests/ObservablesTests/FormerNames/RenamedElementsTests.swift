import Observables
import TestSupport
import Testing

/// Extensions as sources for older versions of RxSwift declare them.
@available(*, deprecated)
extension ObservableType where E == String {
  fileprivate func shouted() -> Observable<Self.E> { map { $0.uppercased() } }
}

@available(*, deprecated)
extension PrimitiveSequence where TraitType == SingleTrait, ElementType == Int {
  fileprivate func doubled() -> Single<ElementType> { map { $0 * 2 } }
}

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  var heard: [String] { get }
}

private struct FormerElements: FormerNames {
  @available(*, deprecated)
  var heard: [String] {
    let subject = BehaviorSubject<String>.E("b")
    return Observable.just("a").shouted().heard + [subject] + Single.just(2).doubled().asObservable().heard
  }
}

struct RenamedElementsTests {
  @Test func `the former names of the associated types mean the present ones`() {
    let names: any FormerNames = FormerElements()
    #expect(names.heard == ["A", "completed", "b", "4", "completed"])
  }
}
