import Dispatch
import Observables
import Testing
import VirtualTime

struct MainThreadTests {
  @Test("SM-60: a driver drives on the main actor, while a script plays, and under a scheduler for tests")
  @MainActor
  func allowed() async {
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
    @Test("SM-60: driving from another thread than the main one traps")
    func elsewhere() async {
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
