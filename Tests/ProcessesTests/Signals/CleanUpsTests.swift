import Processes
import Foundation
import Synchronization
import Testing

@Suite struct CleanUpsTests {
  @Test func `every clean-up has a token of its own`() {
    let first = CleanUps.add {}
    let second = CleanUps.add {}
    #expect(first != second)
    CleanUps.remove(first)
    CleanUps.remove(second)
  }

  #if os(Linux) || os(macOS)
    @Test func `a signal runs the clean-ups, the latest first, and then ends the process`() async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        let order = Order()
        let forgotten = CleanUps.add { order.note("forgotten") }
        _ = CleanUps.add {
          order.note("first")
          // Were it not the last one to run, the process would end with an exit code.
          if order.notes != ["second", "first"] { exit(3) }
        }
        _ = CleanUps.add { order.note("second") }
        CleanUps.remove(forgotten)
        kill(getpid(), SIGTERM)
        while true { pause() }
      }
    }

    @Test func `a signal that was ignored before stays ignored`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        signal(SIGINT, SIG_IGN)
        _ = CleanUps.add { exit(3) }
        kill(getpid(), SIGINT)
        exit(7)
      }
    }
  #endif
}

/// The events, in order.
private final class Order: Sendable {
  private let list = Mutex<[String]>([])

  var notes: [String] { list.withLock { $0 } }

  func note(_ text: String) { list.withLock { $0.append(text) } }
}
