#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Synchronization

  /// The blocks that run on other dispatch queues and the threads of their own, in real time, while a case plays.
  ///
  /// Virtual time stands still until they have ended, so that their results come at the instant at which they began,
  /// even on a busy machine. A block that takes more than a second of real time is no longer waited for.
  enum BackgroundWork {
    typealias Address = UnsafeMutableRawPointer
    private typealias CreateFunction = @convention(c) () -> Address?
    private typealias ObjectFunction = @convention(c) (Address?) -> Void
    private typealias WaitFunction = @convention(c) (Address?, UInt64) -> Int
    private typealias TimeFunction = @convention(c) (UInt64, Int64) -> UInt64
    private typealias Callback = @convention(c) (Address?) -> Void
    private typealias NotifyFunction = @convention(c) (Address?, Address?, Address?, Callback) -> Void
    private typealias QueueFunction = @convention(c) (Int, UInt) -> Address?

    /// The longest wait for one block, in nanoseconds of real time.
    private static let patience: Int64 = 1_000_000_000
    /// The wait before the main queue is checked, in nanoseconds of real time.
    private static let pause: Int64 = 2_000_000

    /// The group of the blocks that are waited for, as the number of its address; 0 for none.
    private static let group = Atomic<UInt>(0)
    /// The number of blocks that have joined the group since the clock last began to wait for it.
    private static let count = Atomic<Int>(0)

    /// Whether blocks run, or have run since the clock looked last.
    static var mayRun: Bool { count.load(ordering: .acquiring) > 0 }

    /// Returns the group for another block; nil where dispatch makes none.
    static func groupForBlock() -> Address? {
      guard let group = currentGroup() else { return nil }
      count.add(1, ordering: .acquiringAndReleasing)
      return group
    }

    /// Begins work that is waited for until `leave(_:)` is called with the result; nil where dispatch makes no group.
    static func enter() -> Address? {
      guard let group = groupForBlock() else { return nil }
      Original.enter(group)
      return group
    }

    /// Ends what `enter()` began.
    static func leave(_ group: Address) { Original.leave(group) }

    /// Waits for the blocks of a group of the app, too.
    static func follow(_ other: Address?) {
      guard let group = enter() else { return }
      // The groups are never released: a process makes one, and one more for each block that takes too long.
      Original.notify(other, Original.queue(0, 0), group) { context in Original.leave(context) }
    }

    /// Waits for the blocks, until they have ended or something waits on the main queue.
    /// - Returns: Whether something may have happened meanwhile.
    static func settle() -> Bool {
      guard mayRun, let group = currentGroup() else { return false }
      count.store(0, ordering: .releasing)
      var waited: Int64 = 0
      while Original.wait(group, Original.time(0, pause)) != 0 {
        waited += pause
        if waited >= patience {
          self.group.store(0, ordering: .releasing)
          return true
        }
        if MainQueue.hasWork {
          count.add(1, ordering: .acquiringAndReleasing)
          return true
        }
      }
      return true
    }

    private static func currentGroup() -> Address? {
      if let known = Address(bitPattern: group.load(ordering: .acquiring)) { return known }
      guard let made = Original.create() else { return nil }
      let (isFirst, present) = group.compareExchange(
        expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
      return isFirst ? made : Address(bitPattern: present)
    }

    /// The names of the functions of dispatch below; where one is missing, nothing here is called.
    static let names = [
      "dispatch_group_create", "dispatch_group_enter", "dispatch_group_leave", "dispatch_group_wait", "dispatch_time",
      "dispatch_group_notify_f", "dispatch_get_global_queue",
    ]

    private enum Original {
      static let create = MainQueue.function("dispatch_group_create", as: CreateFunction.self)
      static let enter = MainQueue.function("dispatch_group_enter", as: ObjectFunction.self)
      static let leave = MainQueue.function("dispatch_group_leave", as: ObjectFunction.self)
      static let wait = MainQueue.function("dispatch_group_wait", as: WaitFunction.self)
      static let time = MainQueue.function("dispatch_time", as: TimeFunction.self)
      static let notify = MainQueue.function("dispatch_group_notify_f", as: NotifyFunction.self)
      static let queue = MainQueue.function("dispatch_get_global_queue", as: QueueFunction.self)
    }
  }
#endif
