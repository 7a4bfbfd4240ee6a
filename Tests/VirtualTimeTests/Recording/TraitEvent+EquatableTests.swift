import Observables
import TestSupport
import Testing
import VirtualTime

struct TraitEventEquatableTests {
  private struct Other: Error {}

  @Test("SM-20: events of maybes are equal by kind, element and printed error")
  func maybe() {
    #expect(MaybeEvent.success(1) == .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent.success(1) != .completed)
    #expect(MaybeEvent<Int>.completed == .completed)
    #expect(MaybeEvent<Int>.error(TestError()) == .error(TestError()))
    #expect(MaybeEvent<Int>.error(TestError()) != .error(Other()))
  }

  @Test("SM-20: events of completables are equal by kind and printed error")
  func completable() {
    #expect(CompletableEvent.completed == .completed)
    #expect(CompletableEvent.completed != .error(TestError()))
    #expect(CompletableEvent.error(TestError()) == .error(TestError()))
    #expect(CompletableEvent.error(TestError()) != .error(Other()))
  }

  @Test("SM-20: outcomes of singles are equal by kind, element and printed error")
  func single() {
    #expect(SingleEvent.success(1) == SingleEvent.success(1))
    #expect(SingleEvent.success(1) != SingleEvent.success(2))
    #expect(SingleEvent.success(1) != SingleEvent.failure(TestError()))
    #expect(SingleEvent<Int>.failure(TestError()) == SingleEvent<Int>.failure(TestError()))
    #expect(SingleEvent<Int>.failure(TestError()) != SingleEvent<Int>.failure(Other()))
  }
}
