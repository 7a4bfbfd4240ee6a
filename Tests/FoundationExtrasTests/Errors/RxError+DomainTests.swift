import FoundationExtras
import Observables
import Testing

@Suite struct RxErrorDomainTests {
  @Test func `an error of the library has the domain that apps know, and the code of its case`() {
    let error = RxError.timeout as NSError
    #expect(error.domain == "RxSwift.RxError")
    #expect(error.code == 6)
    #expect(RxError.timeout.localizedDescription.contains("(RxSwift.RxError error 6.)"))
  }
}
