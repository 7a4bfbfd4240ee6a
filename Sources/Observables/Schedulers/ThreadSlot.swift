import SystemCalls

/// The library's state of one thread, in a plain block of memory that `pthread_getspecific` returns.
struct ThreadSlot {
  /// Whether a trampoline runs on the thread.
  var isTrampolining = false
  /// The work that waits for the trampoline.
  var queue = Queue<TrampolineItem>()
  /// The number of items that wait.
  @inline(__always)
  var waitingCount: Int { queue.count }
  /// The scheduler that stands in for real time on the thread.
  var ambient = Ambient(nil) {
    didSet { standIn = ambient.mainStandIn.map { ObjectIdentifier($0) } }
  }
  /// The identity of the ambient scheduler if it is a stand-in, which is compared without counting references.
  private(set) var standIn: ObjectIdentifier?
  /// Makes the schedulers of shared sequences on the thread, instead of main schedulers.
  var makeSharingScheduler: (() -> any SchedulerType)?
  /// Receives the lines of `debug` on the thread instead of the process's hook.
  var debugHandler: Hooks.DebugHandler?
  /// The object that is at work on the thread.
  var worker: Unmanaged<AnyObject>?
  /// Whether the thread is the main thread.
  let isMain = MainThread.ask()

  /// A scheduler that stands in for real time.
  struct Ambient {
    let scheduler: (any SchedulerType)?
    /// The scheduler if it counts the actions of main schedulers. Cast once, because each action needs it.
    let mainStandIn: (any MainStandIn)?

    init(_ scheduler: (any SchedulerType)?) {
      self.scheduler = scheduler
      mainStandIn = scheduler as? any MainStandIn
    }

    /// Creates the ambient scheduler from a stand-in, without a cast.
    init(standIn: any MainStandIn) {
      scheduler = standIn
      mainStandIn = standIn
    }
  }

  /// The state of the calling thread; made at first use, freed when the thread ends.
  @inline(__always)
  static var current: UnsafeMutablePointer<ThreadSlot> {
    if let block = pthread_getspecific(key) { return block.assumingMemoryBound(to: ThreadSlot.self) }
    return make()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { block in
      let raw: UnsafeMutableRawPointer? = block
      guard let slot = raw?.assumingMemoryBound(to: ThreadSlot.self) else { return }
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
    return key
  }()

  @inline(never)
  private static func make() -> UnsafeMutablePointer<ThreadSlot> {
    let slot = UnsafeMutablePointer<ThreadSlot>.allocate(capacity: 1)
    slot.initialize(to: ThreadSlot())
    pthread_setspecific(key, slot)
    return slot
  }
}
