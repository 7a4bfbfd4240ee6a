import ActionScripts
import Playback
import Processes
import SystemCalls
import Timelines
import WorkerProcesses

/// A process that checks scripts and plays cases for another one: the tool, started by itself.
///
/// It takes orders one after the other, executes them, and answers. It keeps the scripts that it has checked. It ends
/// when the process that started it does.
final class WorkerProcess {
  private let channel: Int32
  private let opener: ScriptOpener
  private let progress: SharedProgress
  private let printed = PrintedText(descriptor: 1)
  private var frames: MessageFrames
  private let followsCases: Bool
  /// The directory that paths start from, even if a reactor changes the working directory.
  private let directory = WorkingDirectory.current
  /// The number of answers that were sent.
  private var answers = 0
  private var scripts: [Int: OpenScript] = [:]

  /// Explores; created at the first order to explore.
  private lazy var explorations = ExplorationServer(opener.catalog, progress, printed) { [unowned self] in
    send(.exploring($0))
  }

  /// A script that was read, and its outline; the script is nil if it cannot be read.
  private typealias OpenScript = (script: PreparedScript?, outline: ScriptOutline)

  /// Does the work of a worker process until its end.
  static func serve(_ catalog: Catalog) -> Never {
    var status = stat()
    // A reactor with a wrong descriptor might write to a file with a low number.
    let places = WorkerSpawning.places
    guard fstat(places.channel, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
      let channel = try? Descriptors.moveAside(places.channel),
      let page = try? Descriptors.moveAside(places.progress), let progress = SharedProgress(descriptor: page)
    else {
      StandardError().write("error: 'worker-process' is what other subcommands start, and nobody else can\n")
      Termination.end(with: .untrusted)
    }
    PrintedText.flushAtOnce()
    endWhenNobodyListens(channel)
    var frames = MessageFrames()
    guard let settings = receive(WorkerSettings.self, channel, &frames) else { end() }
    WorkerLimits.apply(memory: settings.memory)
    progress.start()
    let process = WorkerProcess(catalog, settings, channel, progress, frames)
    process.send(.ready)
    process.work()
  }

  private init(
    _ catalog: Catalog, _ settings: WorkerSettings, _ channel: Int32, _ progress: SharedProgress,
    _ frames: MessageFrames
  ) {
    var options = PlayedScript.options
    options.errorsAreFatal = settings.errorsAreFatal
    options.rules = settings.rules?.file
    options.isForMutants = settings.isForMutants
    opener = ScriptOpener(catalog: catalog, options: options)
    followsCases = settings.followsCases
    self.channel = channel
    self.progress = progress
    self.frames = frames
  }

  private func work() -> Never {
    while let order = Self.receive(WorkOrder.self, channel, &frames) {
      switch order {
      case .check(let source):
        send(.checked(open(source).outline))
      case .play(let source, let digest, let plays, let golden):
        let (script, outline) = scripts[source.number] ?? open(source)
        var reader = golden.flatMap { GoldenReader($0, from: directory) }
        for one in plays {
          let played = play(one, of: outline.digest == digest ? script : nil, source, beside: reader)
          if played.goldenPart == nil { reader = nil }
          send(.played(played))
        }
        // With mutants, a script is played many times.
        if !opener.options.isForMutants { scripts[source.number] = nil }
      case .explore(let order):
        if order.endsProcesses, answers == 1 {
          explorations.warmUp(for: order, answer: answers + 1)
          if !goOnInCopies() { continue }
        }
        explorations.carryOut(order, answer: answers + 1)
      }
    }
    Self.end()
  }

  /// Continues in a copy of this process, and in a new copy whenever one has ended: a copy of a prepared process takes
  /// a tenth of the time of a start.
  /// - Returns: Whether the order at hand remains to be carried out.
  private func goOnInCopies() -> Bool {
    var isFirst = true
    while let side = ProcessCopy.make(losing: Self.ownThreads) {
      guard case .original(let copy) = side else { return isFirst }
      var status: Int32 = 0
      var usage = rusage()
      while wait4(copy, &status, 0, &usage) < 0, errno == EINTR {}
      send(.exploring(.ended(status: Int(status), peak: usage.peak)))
      isFirst = false
    }
    return isFirst
  }

  /// Checks a script and stores it.
  private func open(_ source: ScriptSource) -> OpenScript {
    progress.begin(nil, answer: answers + 1)
    printed.clear()
    let result = opener.open(source) { [progress] in progress.reach(Record.Place(line: $0)) }
    progress.end()
    scripts[source.number] = result
    return result
  }

  private func play(
    _ one: CasePlay, of script: PreparedScript?, _ source: ScriptSource, beside golden: GoldenReader?
  ) -> PlayedCase {
    guard let script, script.cases.indices.contains(one.index) else {
      return PlayedCase(mistake: Diagnostic("\(source.path.onOneLine) was changed while the suite was played"))
    }
    progress.begin(one.index, answer: answers + 1)
    printed.clear()
    var played = PlayedCase(
      playing: script.cases[one.index], changing: one.change, telling: progress, following: followsCases,
      beside: golden)
    played.printed = printed.read()
    progress.end()
    return played
  }
}

extension WorkerProcess {
  /// Waits for a message; nil when the other end is closed.
  private static func receive<Content: Message>(
    _ type: Content.Type, _ channel: Int32, _ frames: inout MessageFrames
  ) -> Content? {
    let input = StandardInput(descriptor: channel)
    while true {
      do {
        if let message = try frames.next(type) { return message }
        guard let chunk = try input.readChunk() else { return nil }
        frames.append(chunk)
      } catch {
        return nil
      }
    }
  }

  private func send(_ answer: WorkAnswer) {
    switch Descriptors.write(MessageFrames.frame(answer), to: channel) {
    case 0: break
    case EPIPE: Self.end()
    // A reactor has closed the channel.
    default: _exit(0)
    }
    answers += 1
  }

  /// Ends at once, with all programs that reactors have started. Nobody would read the output of `atexit` handlers.
  private static func end() -> Never {
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    _exit(0)
  }

  /// The number of threads that this process starts besides its first one.
  private static let ownThreads = 1

  /// Watches the other end of the channel on a separate thread, so that it also works while a reactor is stuck.
  private static func endWhenNobodyListens(_ channel: Int32) {
    NewThread.start {
      var other = pollfd(fd: channel, events: 0, revents: 0)
      while poll(&other, 1, -1) <= 0 {}
      WorkerProcess.end()
    }
  }
}
