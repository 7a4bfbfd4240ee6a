#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import SystemCalls
  import VirtualTime
  import Observables

  /// Moves work of Dispatch to the virtual clock: blocks and work items for `asyncAfter`, and timer sources, on any
  /// queue. They run on the playing thread, at their exact instants.
  ///
  /// `DispatchQueue`, `DispatchSource` and `DispatchTime` are classes of a library that calls the C functions of
  /// Dispatch. Only this library is made to call the functions below instead. On threads without a playing clock they
  /// call the functions that they replace.
  ///
  /// A block that is due at once on another queue than the main one runs in real time; the clock records this, and
  /// stands still until the block has ended.
  enum DispatchWork {
    /// Whether dispatch has the functions that the replacements call.
    static var isKnown: Bool {
      MainQueue.isKnown && (Original.names + BackgroundWork.names).allSatisfy { MainQueue.symbol($0) != nil }
    }

    /// Replaces the functions.
    /// - Returns: Whether the library calls all of them.
    static func becomeVirtual() -> Bool {
      LoadedLibrary("libswiftDispatch.so")?.replaceImports(imports, alsoAddresses: true) ?? false
    }

    /// The functions that the Swift library of Dispatch calls instead of those of Dispatch.
    static let imports: [LoadedLibrary.Replacement] = [
      .init("dispatch_time", present as TimeFunction), .init("dispatch_walltime", presentWall as WallTimeFunction),
      .init("dispatch_after", delay as AfterFunction), .init("dispatch_async", enqueue as BlockFunction),
      .init("dispatch_group_async", enqueueInGroup as GroupFunction),
      .init("dispatch_read", read as TransferFunction),
      .init("dispatch_write", write as TransferFunction),
      .init("dispatch_io_create", makeChannel as ChannelFunction),
      .init("dispatch_sync", wait as BlockFunction), .init("dispatch_block_cancel", cancelBlock as ObjectFunction),
      .init("dispatch_source_create", makeSource as MakeSourceFunction),
      .init("dispatch_source_set_timer", setTimer as SetTimerFunction),
      .init("dispatch_source_cancel", cancelSource as ObjectFunction),
      .init("dispatch_release", release as ObjectFunction),
    ]
  }

  private typealias Address = UnsafeMutableRawPointer
  private typealias TimeFunction = @convention(c) (UInt64, Int64) -> UInt64
  private typealias WallTimeFunction = @convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64
  private typealias AfterFunction = @convention(c) (UInt64, Address?, Address?) -> Void
  private typealias BlockFunction = @convention(c) (Address?, Address?) -> Void
  private typealias GroupFunction = @convention(c) (Address?, Address?, Address?) -> Void
  private typealias TransferFunction = @convention(c) (Int32, UInt, Address?, Address?) -> Void
  private typealias ChannelFunction = @convention(c) (UInt, Int32, Address?, Address?) -> Address?
  private typealias ObjectFunction = @convention(c) (Address?) -> Void
  private typealias MakeSourceFunction = @convention(c) (Address?, UInt, UInt, Address?) -> Address?
  private typealias SetTimerFunction = @convention(c) (Address?, UInt64, UInt64, UInt64) -> Void
  private typealias MergeFunction = @convention(c) (Address?, UInt) -> Void
  private typealias LabelFunction = @convention(c) (Address?) -> UnsafePointer<CChar>?
  private typealias Callback = @convention(c) (Address?) -> Void
  private typealias CallbackFunction = @convention(c) (Address?, Address?, Callback) -> Void

  /// The original functions and objects of Dispatch.
  private enum Original {
    /// Their names; where one is missing, nothing here is called.
    static let names = [
      "dispatch_time", "dispatch_walltime", "dispatch_after", "dispatch_async", "dispatch_group_async", "dispatch_read",
      "dispatch_write", "dispatch_io_create", "dispatch_sync", "dispatch_async_f", "dispatch_block_cancel",
      "dispatch_source_create", "dispatch_source_set_timer", "dispatch_source_cancel", "dispatch_release",
      "dispatch_source_merge_data", "dispatch_queue_get_label", "_Block_copy", "_Block_release", "_dispatch_main_q",
      "_dispatch_source_type_timer", "_dispatch_source_type_data_add",
    ]

    static let time = MainQueue.function("dispatch_time", as: TimeFunction.self)
    static let wallTime = MainQueue.function("dispatch_walltime", as: WallTimeFunction.self)
    static let after = MainQueue.function("dispatch_after", as: AfterFunction.self)
    static let async = MainQueue.function("dispatch_async", as: BlockFunction.self)
    static let groupAsync = MainQueue.function("dispatch_group_async", as: GroupFunction.self)
    static let read = MainQueue.function("dispatch_read", as: TransferFunction.self)
    static let write = MainQueue.function("dispatch_write", as: TransferFunction.self)
    static let makeChannel = MainQueue.function("dispatch_io_create", as: ChannelFunction.self)
    static let sync = MainQueue.function("dispatch_sync", as: BlockFunction.self)
    static let asyncCallback = MainQueue.function("dispatch_async_f", as: CallbackFunction.self)
    static let cancelBlock = MainQueue.function("dispatch_block_cancel", as: ObjectFunction.self)
    static let makeSource = MainQueue.function("dispatch_source_create", as: MakeSourceFunction.self)
    static let setTimer = MainQueue.function("dispatch_source_set_timer", as: SetTimerFunction.self)
    static let cancelSource = MainQueue.function("dispatch_source_cancel", as: ObjectFunction.self)
    static let release = MainQueue.function("dispatch_release", as: ObjectFunction.self)
    static let mergeData = MainQueue.function("dispatch_source_merge_data", as: MergeFunction.self)
    static let label = MainQueue.function("dispatch_queue_get_label", as: LabelFunction.self)
    static let copyBlock = MainQueue.function("_Block_copy", as: (@convention(c) (Address?) -> Address?).self)
    static let releaseBlock = MainQueue.function("_Block_release", as: ObjectFunction.self)
    static let mainQueue = UInt(bitPattern: MainQueue.symbol("_dispatch_main_q"))
    static let timerType = UInt(bitPattern: MainQueue.symbol("_dispatch_source_type_timer"))
    static let counterType = UInt(bitPattern: MainQueue.symbol("_dispatch_source_type_data_add"))
  }

  private let never = UInt64.max
  /// The value of `DispatchTime` at the beginning of a case; zero means now in the functions of Dispatch.
  private let beginning: Int64 = 1_000_000_000

  private func present(_ time: UInt64, _ delta: Int64) -> UInt64 {
    guard time == 0, let clock = VirtualClock.playing else { return Original.time(time, delta) }
    return UInt64(max(1, sum(beginning + clock.nanoseconds, delta)))
  }

  /// Returns a wall time, which is virtual, too; its epoch is the beginning of the case. A time from a `Date`, which
  /// stays real, is at the same distance as in real time, rounded up to milliseconds.
  private func presentWall(_ time: UnsafePointer<timespec>?, _ delta: Int64) -> UInt64 {
    guard let clock = VirtualClock.playing else { return Original.wallTime(time, delta) }
    var distance: Int64 = 0
    if let time {
      var real = timespec()
      clock_gettime(CLOCK_REALTIME, &real)
      distance = sum(nanoseconds(time.pointee), -nanoseconds(real))
      let (whole, part) = distance.quotientAndRemainder(dividingBy: 1_000_000)
      distance = (part > 0 ? whole + 1 : whole) * 1_000_000
    }
    let instant = max(1, sum(sum(beginning + clock.nanoseconds, distance), delta))
    // Wall times are negative.
    return UInt64(bitPattern: -min(instant, 1 << 61))
  }

  /// Returns the span until a time; nil for a time that never comes.
  private func span(until time: UInt64, on clock: VirtualClock?) -> Int64? {
    if time == never { return nil }
    if time == 0 { return 0 }
    let value = Int64(bitPattern: time)
    let isWall = value < 0
    let now: Int64
    if let clock {
      now = beginning + clock.nanoseconds
    } else {
      now = Int64(bitPattern: isWall ? Original.wallTime(nil, 0) : Original.time(0, 0)).magnitudeAsTime
    }
    return max(0, sum(value.magnitudeAsTime, -now))
  }

  extension Int64 {
    fileprivate var magnitudeAsTime: Int64 { self < 0 ? 0 &- self : self }
  }

  private func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }

  private func sum(_ first: Int64, _ second: Int64) -> Int64 {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? (second < 0 ? .min : .max) : sum
  }

  /// A waiting block, with the cause of its work.
  private final class WaitingBlock {
    private let block: Address?
    private weak let clock: VirtualClock?
    private let cause: WorkCause

    init(_ block: Address, on clock: VirtualClock) {
      self.block = Original.copyBlock(block)
      self.clock = clock
      cause = clock.cause
    }

    deinit { Original.releaseBlock(block) }

    var address: UInt { UInt(bitPattern: block) }

    /// Enqueues the block on the main queue.
    func enqueue() {
      Original.asyncCallback(Address(bitPattern: Original.mainQueue), Unmanaged.passRetained(self).toOpaque()) {
        context in
        if let context { Unmanaged<WaitingBlock>.fromOpaque(context).takeRetainedValue().run() }
      }
    }

    private func run() {
      guard let clock, VirtualClock.playing === clock else { return invoke(block) }
      let before = clock.cause
      clock.cause = cause
      invoke(block)
      clock.cause = before
    }
  }

  /// Calls a block as the compiler does: its third field is the function.
  private func invoke(_ block: Address?) {
    guard let block else { return }
    unsafeBitCast(block.load(fromByteOffset: 16, as: UInt.self), to: Callback.self)(block)
  }

  private func enqueue(_ queue: Address?, _ block: Address?) {
    let isMain = UInt(bitPattern: queue) == Original.mainQueue
    guard let clock = VirtualClock.playing, let block else {
      // A block on another queue belongs to the background block that enqueues it.
      if !isMain, Arrivals.isOpen { return runInBackground(queue, block) }
      return Original.async(queue, block)
    }
    if isMain { return schedule(block, on: clock, after: 0) }
    noteRealTimeWork(on: queue, of: clock)
    runInBackground(queue, block)
  }

  private func runInBackground(_ queue: Address?, _ block: Address?) {
    guard let group = BackgroundWork.groupForBlock() else { return Original.async(queue, block) }
    Original.groupAsync(group, queue, block)
  }

  private func enqueueInGroup(_ group: Address?, _ queue: Address?, _ block: Address?) {
    if let clock = VirtualClock.playing, UInt(bitPattern: queue) != Original.mainQueue {
      noteRealTimeWork(on: queue, of: clock)
      defer { BackgroundWork.follow(group) }
      return Original.groupAsync(group, queue, block)
    }
    Original.groupAsync(group, queue, block)
  }

  private func noteRealTimeWork(on queue: Address?, of clock: VirtualClock) {
    let label = Original.label(queue).map { String(cString: $0) } ?? ""
    clock.noteRealTimeWork(at: isOfNetworking() ? .request : .queue(label: label))
  }

  /// Returns whether the current call comes from Foundation's networking.
  private func isOfNetworking() -> Bool {
    typealias Trace = @convention(c) (UnsafeMutablePointer<Address?>, Int32) -> Int32
    typealias Look = @convention(c) (Address?, UnsafeMutablePointer<UInt>) -> Int32
    guard LoadedLibrary("libFoundationNetworking.so") != nil, let trace = MainQueue.symbol("backtrace"),
      let look = MainQueue.symbol("dladdr")
    else { return false }
    var frames = [Address?](repeating: nil, count: 24)
    let count = unsafeBitCast(trace, to: Trace.self)(&frames, Int32(frames.count))
    return frames.prefix(Int(count)).contains { frame in
      // The first of the four fields is the name of the library.
      var found: [UInt] = [0, 0, 0, 0]
      guard unsafeBitCast(look, to: Look.self)(frame, &found) != 0,
        let name = UnsafePointer<CChar>(bitPattern: found[0])
      else { return false }
      return strstr(name, "libFoundationNetworking.so") != nil
    }
  }

  /// Runs a block synchronously; the playing thread is the main thread, which would otherwise wait for itself.
  private func wait(_ queue: Address?, _ block: Address?) {
    if UInt(bitPattern: queue) == Original.mainQueue, VirtualClock.playing != nil { return invoke(block) }
    Original.sync(queue, block)
  }

  private func delay(_ time: UInt64, _ queue: Address?, _ block: Address?) {
    guard let clock = VirtualClock.playing, let block else { return Original.after(time, queue, block) }
    if let span = span(until: time, on: clock) { schedule(block, on: clock, after: span) }
  }

  /// Puts a block on the main queue after a span of virtual time. Work of one instant runs in the order in which it was
  /// scheduled, be it of Dispatch, of a task or of a scheduler.
  private func schedule(_ block: Address, on clock: VirtualClock, after span: Int64) {
    let waiting = WaitingBlock(block, on: clock)
    var item: AgendaItem?
    item = clock.schedule(
      { [unowned clock] in
        clock.delayedBlocks[waiting.address]?.removeAll { $0 === item }
        if clock.delayedBlocks[waiting.address]?.isEmpty == true { clock.delayedBlocks[waiting.address] = nil }
        item = nil
        waiting.enqueue()
        MainQueue.runIfNeeded()
      }, after: .nanoseconds(span))
    if let item { clock.delayedBlocks[waiting.address, default: []].append(item) }
  }

  /// Removes a cancelled work item from the clock: it would do nothing, and must neither keep the clock busy nor move
  /// it.
  private func cancelBlock(_ block: Address?) {
    Original.cancelBlock(block)
    for item in VirtualClock.playing?.delayedBlocks.removeValue(forKey: UInt(bitPattern: block)) ?? [] {
      item.dispose()
    }
  }

  private func read(_ file: Int32, _ length: UInt, _ queue: Address?, _ handler: Address?) {
    VirtualClock.playing?.noteRealTimeWork(at: .input)
    Original.read(file, length, queue, handler)
  }

  private func write(_ file: Int32, _ data: UInt, _ queue: Address?, _ handler: Address?) {
    VirtualClock.playing?.noteRealTimeWork(at: .input)
    Original.write(file, data, queue, handler)
  }

  private func makeChannel(_ type: UInt, _ file: Int32, _ queue: Address?, _ handler: Address?) -> Address? {
    VirtualClock.playing?.noteRealTimeWork(at: .input)
    return Original.makeChannel(type, file, queue, handler)
  }

  /// Creates a timer as a source that counts: the source itself handles suspension, handlers and cancellation, and the
  /// clock counts.
  private func makeSource(_ type: Address?, _ handle: UInt, _ mask: UInt, _ queue: Address?) -> Address? {
    guard let clock = VirtualClock.playing else { return Original.makeSource(type, handle, mask, queue) }
    if UInt(bitPattern: type) != Original.timerType {
      clock.noteRealTimeWork(at: .input)
      return Original.makeSource(type, handle, mask, queue)
    }
    let source = Original.makeSource(
      Address(bitPattern: Original.counterType), 0, 0, Address(bitPattern: Original.mainQueue))
    let address = UInt(bitPattern: source)
    PlatformTimers.all[source] = PlatformTimer(on: clock) {
      Original.mergeData(Address(bitPattern: address), 1)
      MainQueue.runIfNeeded()
    }
    return source
  }

  private func setTimer(_ source: Address?, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64) {
    guard let timer = PlatformTimers.all[source] else { return Original.setTimer(source, start, interval, leeway) }
    timer.start = span(until: start, on: VirtualClock.playing).map { sum(timer.now, $0) } ?? .max
    timer.period = interval >= UInt64(Int64.max) ? nil : Int64(interval)
    timer.schedule()
  }

  private func cancelSource(_ source: Address?) {
    PlatformTimers.all[source]?.stop()
    Original.cancelSource(source)
  }

  /// Ends the timer together with the Swift object of its source, which is the only owner.
  private func release(_ object: Address?) {
    PlatformTimers.all[object] = nil
    Original.release(object)
  }
#endif
