import Observables
import Testing

struct RxErrorTests {
  private final class Player {}

  @Test(arguments: [
    (RxError.unknown, "Unknown error occurred."),
    (.disposed(object: Player()), "Object `Player` was already disposed."),
    (.overflow, "Arithmetic overflow occurred."),
    (.argumentOutOfRange, "Argument out of range."),
    (.noElements, "Sequence doesn't contain any elements."),
    (.moreThanOneElement, "Sequence contains more than one element."),
    (.timeout, "Sequence timeout."),
  ])
  func `each error has its sentence`(error: RxError, text: String) {
    #expect(error.debugDescription == text)
    #expect("\(error)" == text)
  }
}
