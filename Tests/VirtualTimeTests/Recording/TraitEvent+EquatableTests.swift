import Observables
import TestSupport
import Testing
import VirtualTime

struct TraitEventEquatableTests {
  private struct Other: Error {}

  @Test func `SM-20: events of maybes are equal by kind, element and printed error`() {
    #expect(MaybeEvent.success(1) == .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent.success(1) != .completed)
    #expect(MaybeEvent<Int>.completed == .completed)
    #expect(MaybeEvent<Int>.error(TestError()) == .error(TestError()))
    #expect(MaybeEvent<Int>.error(TestError()) != .error(Other()))
  }

  @Test func `SM-20: events of completables are equal by kind and printed error`() {
    #expect(CompletableEvent.completed == .completed)
    #expect(CompletableEvent.completed != .error(TestError()))
    #expect(CompletableEvent.error(TestError()) == .error(TestError()))
    #expect(CompletableEvent.error(TestError()) != .error(Other()))
  }

  @Test func `SM-20: outcomes of singles are equal by kind, element and printed error`() {
    #expect(SingleEvent.success(1) == SingleEvent.success(1))
    #expect(SingleEvent.success(1) != SingleEvent.success(2))
    #expect(SingleEvent.success(1) != SingleEvent.failure(TestError()))
    #expect(SingleEvent<Int>.failure(TestError()) == SingleEvent<Int>.failure(TestError()))
    #expect(SingleEvent<Int>.failure(TestError()) != SingleEvent<Int>.failure(Other()))
  }
}
