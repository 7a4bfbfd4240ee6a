import Observables
import TestSupport
import Testing
import VirtualTime

@testable import Playback

@Suite struct StagePortAwaitingTests {
  @Test(.timeLimit(.minutes(1)))
  func `a task awaits a reply, a failure is thrown, and cancelling it cancels the call`()
    async throws
  {
    let (clock, events) = (VirtualClock(), History())
    let stage = Stage(clock: clock, arguments: [:], seed: 0)
    stage.record = { event in
      switch event {
      case .call(_, let id, let request): events.note("\(id) \(request.text)")
      case .cancel(_, let id): events.note("\(id) cancelled")
      default: break
      }
    }
    let port = stage.port("api") { (question: String) in
      question == "why" ? .reply(42) : question == "how" ? .failure("503") : .silence
    }
    // Each of them runs here as far as the call, and is let go on before the next one begins.
    let answer = clock.whilePlaying { Task.immediate { try await port.reply(to: "why", as: Int.self) } }
    try clock.runDueWork()
    #expect(try await answer.value == 42)
    let failure = clock.whilePlaying { Task.immediate { try await port.reply(to: "how", as: Int.self) } }
    try clock.runDueWork()
    await #expect(throws: PortError(port: "api", message: "503")) { try await failure.value }
    await #expect(throws: UnservedTaskError.self) { try await port.reply(to: "where", as: Int.self) }
    let silence = clock.whilePlaying { Task.immediate { try await port.reply(to: "when", as: Int.self) } }
    silence.cancel()
    await #expect(throws: CancellationError.self) { try await silence.value }
    #expect(events.lines == [#"1 "why""#, #"2 "how""#, #"3 "when""#, "3 cancelled"])
  }

  private enum Refusal: Error, Decodable, Equatable { case notFound(id: Int) }

  @Test(.timeLimit(.minutes(1)))
  func `a failure is thrown as an error of the app's, and a reply may be none`()
    async throws
  {
    let clock = VirtualClock()
    let stage = Stage(clock: clock, arguments: [:], seed: 0)
    let port = stage.port("api") { (question: String) in
      question == "leave" ? .reply(()) : .failure(Refusal.notFound(id: 3))
    }
    let refusal = clock.whilePlaying {
      Task.immediate { try await port.reply(to: "what", as: Int.self, throwing: Refusal.self) }
    }
    try clock.runDueWork()
    await #expect(throws: Refusal.notFound(id: 3)) { try await refusal.value }
    let end = clock.whilePlaying { Task.immediate { () async throws -> Void in try await port.reply(to: "leave") } }
    try clock.runDueWork()
    try await end.value
  }
}
