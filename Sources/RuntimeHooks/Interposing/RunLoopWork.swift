#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import VirtualTime

  /// Moves work of run loops to the virtual clock, because no run loop runs: `Timer`, and `perform` of a `RunLoop`.
  ///
  /// Foundation calls its own functions for run loops through its table of imports; while a clock plays, those below
  /// are called instead. In a process without Foundation nothing is replaced.
  enum RunLoopWork {
    /// Whether Foundation has the functions that the replacements call, or is not there.
    static var isKnown: Bool {
      LoadedLibrary("libFoundation.so") == nil
        || (Original.names + BackgroundWork.names).allSatisfy { MainQueue.symbol($0) != nil }
    }

    /// Replaces the functions.
    /// - Returns: Whether Foundation calls all of them, or is not there.
    static func becomeVirtual() -> Bool {
      guard let library = LoadedLibrary("libFoundation.so") else { return true }
      return library.replaceImports(imports)
        && LoadedLibrary("libFoundationEssentials.so")?.replaceImports(essentialImports) ?? false
    }

    /// The functions that Foundation calls instead of its own.
    static let imports: [LoadedLibrary.Replacement] =
      [
        .init("CFRunLoopTimerCreate", makeTimer as MakeTimerFunction),
        .init("CFRunLoopAddTimer", addTimer as AddTimerFunction),
        .init("CFRunLoopTimerInvalidate", invalidateTimer as ObjectFunction),
        .init("CFRunLoopPerformBlock", performBlock as AddTimerFunction),
        .init("pthread_create", makeThread as MakeThreadFunction),
      ] + essentialImports

    /// The functions that the FoundationEssentials library calls instead.
    static let essentialImports: [LoadedLibrary.Replacement] = [
      .init("clock_gettime", readClock as ReadClockFunction)
    ]
  }

  private typealias Address = UnsafeMutableRawPointer
  private typealias Callout = @convention(c) (Address?, Address?) -> Void
  private typealias MakeTimerFunction =
    @convention(c) (Address?, Double, Double, UInt, Int, Callout?, Address?) -> Address?
  private typealias AddTimerFunction = @convention(c) (Address?, Address?, Address?) -> Void
  private typealias ObjectFunction = @convention(c) (Address?) -> Void
  private typealias MakeThreadFunction = @convention(c) (Address?, Address?, Address?, Address?) -> Int32
  private typealias ReadClockFunction = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32

  /// The replaced functions, and others that they need.
  private enum Original {
    /// Their names; where one is missing, nothing here is called.
    static let names = [
      "CFRunLoopTimerCreate", "CFRunLoopAddTimer", "CFRunLoopTimerInvalidate", "CFRunLoopPerformBlock",
      "pthread_create", "CFRetain", "CFRelease", "_Block_copy", "_Block_release",
    ]

    static let makeTimer = MainQueue.function("CFRunLoopTimerCreate", as: MakeTimerFunction.self)
    static let addTimer = MainQueue.function("CFRunLoopAddTimer", as: AddTimerFunction.self)
    static let invalidateTimer = MainQueue.function("CFRunLoopTimerInvalidate", as: ObjectFunction.self)
    static let performBlock = MainQueue.function("CFRunLoopPerformBlock", as: AddTimerFunction.self)
    static let makeThread = MainQueue.function("pthread_create", as: MakeThreadFunction.self)
    static let retain = MainQueue.function("CFRetain", as: (@convention(c) (Address?) -> Address?).self)
    static let release = MainQueue.function("CFRelease", as: ObjectFunction.self)
    static let copyBlock = MainQueue.function("_Block_copy", as: (@convention(c) (Address?) -> Address?).self)
    static let releaseBlock = MainQueue.function("_Block_release", as: ObjectFunction.self)
  }

  private func makeTimer(
    _ allocator: Address?, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: Int, _ callout: Callout?,
    _ context: Address?
  ) -> Address? {
    let timer = Original.makeTimer(allocator, fireDate, interval, flags, order, callout, context)
    guard let clock = VirtualClock.playing else {
      // Another object may have been at this address before.
      PlatformTimers.all[timer] = nil
      return timer
    }
    let (address, info) = (UInt(bitPattern: timer), context?.load(fromByteOffset: 8, as: Address?.self))
    let isPeriodic = interval > 0
    PlatformTimers.all[timer] = PlatformTimer(
      on: clock, start: clock.instant(of: fireDate), period: isPeriodic ? exact(interval) : nil
    ) {
      let timer = Address(bitPattern: address)
      _ = Original.retain(timer)
      callout?(timer, info)
      if !isPeriodic { invalidateTimer(timer) }
      Original.release(timer)
    }
    return timer
  }

  private func addTimer(_ loop: Address?, _ object: Address?, _ mode: Address?) {
    guard let timer = PlatformTimers.all[object] else { return Original.addTimer(loop, object, mode) }
    if timer.wasScheduled { return }
    _ = Original.retain(object)
    timer.schedule()
  }

  private func invalidateTimer(_ object: Address?) {
    let timer = PlatformTimers.all[object]
    PlatformTimers.all[object] = nil
    Original.invalidateTimer(object)
    if timer?.wasScheduled == true { Original.release(object) }
  }

  /// Converts seconds to nanoseconds, rounded to microseconds: dates are not finer.
  private func exact(_ seconds: Double) -> Int64 {
    let microseconds = (seconds * 1e6).rounded()
    return microseconds < 9e15 ? Int64(max(0, microseconds)) * 1_000 : .max
  }

  extension VirtualClock {
    /// Returns the instant of a date, given in seconds since 2001. The date of a timer was made shortly before from the
    /// current date: the span is the difference to the date that was read last.
    fileprivate func instant(of date: Double) -> Int64 {
      let span = exact(date - (latestDate ?? date))
      let (sum, overflow) = nanoseconds.addingReportingOverflow(span)
      return overflow ? .max : sum
    }
  }

  /// Reads the clock. Dates stay real, and the last one is recorded.
  private func readClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard let time else { return EINVAL }
    let result = clock_gettime(clock, time)
    if clock == CLOCK_REALTIME, let playing = VirtualClock.playing {
      playing.latestDate = Double(time.pointee.tv_sec) - 978_307_200 + 1e-9 * Double(time.pointee.tv_nsec)
    }
    return result
  }

  private func performBlock(_ loop: Address?, _ mode: Address?, _ block: Address?) {
    guard let clock = VirtualClock.playing else { return Original.performBlock(loop, mode, block) }
    let block = UInt(bitPattern: Original.copyBlock(block))
    clock.schedule({
      guard let block = Address(bitPattern: block) else { return }
      unsafeBitCast(block.load(fromByteOffset: 16, as: UInt.self), to: ObjectFunction.self)(block)
      Original.releaseBlock(block)
    })
  }

  private func makeThread(
    _ thread: Address?, _ attributes: Address?, _ start: Address?, _ argument: Address?
  ) -> Int32 {
    guard let clock = VirtualClock.playing else { return Original.makeThread(thread, attributes, start, argument) }
    clock.noteRealTimeWork(at: .thread)
    guard let start, let group = BackgroundWork.enter() else {
      return Original.makeThread(thread, attributes, start, argument)
    }
    let waited = Unmanaged.passRetained(WaitedThread(start, argument, group))
    let run: ThreadFunction = { context in
      guard let context else { return nil }
      return Unmanaged<WaitedThread>.fromOpaque(context).takeRetainedValue().run()
    }
    let status = Original.makeThread(thread, attributes, unsafeBitCast(run, to: Address.self), waited.toOpaque())
    if status != 0 {
      waited.release()
      BackgroundWork.leave(group)
    }
    return status
  }

  private typealias ThreadFunction = @convention(c) (Address?) -> Address?

  /// The body of a thread that virtual time waits for.
  private final class WaitedThread {
    private let start: Address
    private let argument: Address?
    private let group: Address

    init(_ start: Address, _ argument: Address?, _ group: Address) {
      self.start = start
      self.argument = argument
      self.group = group
    }

    func run() -> Address? {
      defer { BackgroundWork.leave(group) }
      return unsafeBitCast(start, to: ThreadFunction.self)(argument)
    }
  }
#endif
