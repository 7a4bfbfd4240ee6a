import Observables
import Testing
import VirtualTime

struct RecordedTests {
  @Test func `SM-20: equality needs equal time and equal value`() {
    #expect(Recorded(time: 1, value: "a") == Recorded(time: 1, value: "a"))
    #expect(Recorded(time: 1, value: "a") != Recorded(time: 2, value: "a"))
    #expect(Recorded(time: 1, value: "a") != Recorded(time: 1, value: "b"))
  }

  @Test func `any value can be recorded`() throws {
    let result: Recorded<Result<Int, RxError>> = Recorded(time: 3, value: .success(1))
    #expect(result.time == 3)
    #expect(try result.value.get() == 1)
  }

  @Test func `a recorded event prints itself and its time`() {
    let event: Recorded<Event<Int>> = .next(210, 1)
    #expect(event.debugDescription == "next(1) @ 210")
    #expect("\(Recorded(time: 7, value: "x"))" == "x @ 7")
  }
}
