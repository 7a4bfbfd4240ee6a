import Dispatch
import Observables
import Testing
import VirtualTime

struct MainThreadTests {
  @Test
  @MainActor func `SM-60: a driver works on the main actor, in a script, and under a scheduler for tests`() async {
    Driver.just(1).drive().dispose()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        Driver.just(1).drive().dispose()
        continuation.resume()
      }
    }
    await Task.detached {
      VirtualClock().whilePlaying { Driver.just(1).drive().dispose() }
      SharingScheduler.mock(scheduler: VirtualClock()) { Driver.just(1).drive().dispose() }
    }.value
  }

  #if os(Linux) || os(macOS)
    @Test func `SM-60: driving from another thread than the main one traps`() async {
      await #expect(processExitsWith: .failure) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            Driver.just(1).drive().dispose()
            continuation.resume()
          }
        }
      }
    }
  #endif
}
