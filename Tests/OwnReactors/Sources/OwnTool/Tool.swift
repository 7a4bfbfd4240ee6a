import Commands
import ComposableStores
import Dispatch
import Synchronization

@main enum Tool {
  static func main() {
    let early = Task.detached { await Prices.load() }
    Reel.main { catalog in
      // Nothing plays yet: asynchronous work runs on the threads of the platform, what was started before included.
      precondition(waiting { await early.value } == waiting { await Prices.load() })
      catalog.reactor("cart") { stage in CartReactor(api: stage.port("api"), scheduler: stage.scheduler) }
      catalog.reactor("delays") { stage in DelaysReactor(api: stage.port("api")) }
      catalog.reactor("errands") { stage in ErrandReactor(api: stage.port("api")) }
      catalog.reactor("profile", { _ in ProfileReactor(service: StubProfileService()) }) { cases in
        cases("refresh", ProfileReactor.Action.refresh)
        cases("follow", ProfileReactor.Action.follow)
        cases("rename", ProfileReactor.Action.rename)
        cases("invite", ProfileReactor.Action.invite)
      }
      catalog.reactor("places") { _ in PlaceReactor() }
      catalog.store("wishes") { _ in Store(initialState: Wishes.State(), reducer: Wishes()) }
    }
  }

  /// Blocks until asynchronous work is done.
  private static func waiting<Value: Sendable>(for work: @escaping @Sendable () async -> Value) -> Value? {
    let isDone = DispatchSemaphore(value: 0)
    let value = Mutex<Value?>(nil)
    Task.detached {
      let result = await work()
      value.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    return value.withLock { $0 }
  }
}

private enum Prices {
  static func load() async -> [String: Int] {
    async let tea = price(of: "tea")
    async let cup = price(of: "cup")
    return await ["tea": tea, "cup": cup]
  }

  private static func price(of item: String) async -> Int {
    try? await Task.sleep(for: .milliseconds(1))
    return item == "tea" ? 3 : 10
  }
}
