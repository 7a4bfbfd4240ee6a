import Synchronization
import SystemCalls
import Testing

@Suite struct NewThreadTests {
  @Test func `a new thread runs its work, and is not the main thread`() {
    let isMain = Mutex<Bool?>(nil)
    let isStarted = NewThread.start { isMain.withLock { $0 = ThreadIdentity.isMain } }
    #expect(isStarted)
    while isMain.withLock({ $0 == nil }) { usleep(1_000) }
    #expect(isMain.withLock { $0 } == false)
  }
}
