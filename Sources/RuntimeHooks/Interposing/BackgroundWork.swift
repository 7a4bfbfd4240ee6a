#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Synchronization

  /// The blocks that run on other dispatch queues and the threads of their own, in real time, while a case plays.
  ///
  /// Virtual time stands still until they have ended, so that what they do comes at the instant at which they began, on a
  /// busy machine, too. One that takes more than a second of real time is not waited for any longer.
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
    /// The blocks of the group that have begun since nobody waits for more.
    private static let count = Atomic<Int>(0)

    /// Whether blocks run, or have run since the clock looked last.
    static var mayRun: Bool { count.load(ordering: .acquiring) > 0 }

    /// Returns the group for another block; nil where dispatch is not as expected.
    static func groupForBlock() -> Address? {
      guard let group = currentGroup() else { return nil }
      count.add(1, ordering: .acquiringAndReleasing)
      return group
    }

    /// Begins work that is waited for until `leave(_:)` is called with the result; nil where dispatch is not as expected.
    static func enter() -> Address? {
      guard let functions, let group = groupForBlock() else { return nil }
      functions.enter(group)
      return group
    }

    /// Ends what `enter()` began.
    static func leave(_ group: Address) { functions?.leave(group) }

    /// Waits for the blocks of a group of the app, too.
    static func follow(_ other: Address?) {
      guard let functions, let group = enter() else { return }
      // The groups are never released: a process makes one, and one more for each block that takes too long.
      functions.notify(other, functions.queue(0, 0), group) { context in BackgroundWork.functions?.leave(context) }
    }

    /// Waits for the blocks, until they have ended or something waits on the main queue.
    /// - Returns: Whether something may have happened meanwhile.
    static func settle() -> Bool {
      guard mayRun, let functions, let group = currentGroup() else { return false }
      count.store(0, ordering: .releasing)
      var waited: Int64 = 0
      while functions.wait(group, functions.time(0, pause)) != 0 {
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
      guard let made = functions?.create() else { return nil }
      let (isFirst, present) = group.compareExchange(
        expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
      return isFirst ? made : Address(bitPattern: present)
    }

    private struct Functions: Sendable {
      let create: CreateFunction
      let enter: ObjectFunction
      let leave: ObjectFunction
      let wait: WaitFunction
      let time: TimeFunction
      let notify: NotifyFunction
      let queue: QueueFunction
    }

    /// The functions of dispatch; nil where one is missing.
    private static let functions: Functions? = {
      func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        MainQueue.symbol(name).map { unsafeBitCast($0, to: type) }
      }
      guard let create = function("dispatch_group_create", as: CreateFunction.self),
        let enter = function("dispatch_group_enter", as: ObjectFunction.self),
        let leave = function("dispatch_group_leave", as: ObjectFunction.self),
        let wait = function("dispatch_group_wait", as: WaitFunction.self),
        let time = function("dispatch_time", as: TimeFunction.self),
        let notify = function("dispatch_group_notify_f", as: NotifyFunction.self),
        let queue = function("dispatch_get_global_queue", as: QueueFunction.self)
      else { return nil }
      return Functions(
        create: create, enter: enter, leave: leave, wait: wait, time: time, notify: notify, queue: queue)
    }()
  }
#endif
