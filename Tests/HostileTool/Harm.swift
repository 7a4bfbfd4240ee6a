import RuntimeHooks
import SystemCalls

/// The harm that a reactor can do to its process.
enum Harm {
  static func abort() -> Never {
    SystemCalls.abort()
  }

  static func exit(_ code: Int) -> Never {
    SystemCalls.exit(Int32(code))
  }

  static func loop() -> Never {
    while true { pause() }
  }

  static func recurse(_ depth: Int) -> Int {
    getpid() == 0 ? depth : recurse(depth + 1) + Int(getpid() & 1)
  }

  static func overflow() -> Int { Int.max + Int(getpid()) }

  static func eat() -> Never {
    var chunks: [[UInt8]] = []
    while true { chunks.append([UInt8](repeating: 1, count: 1 << 20)) }
  }

  /// Writes into every open file except standard input, output and error, like a program that uses a wrong descriptor.
  static func answer() {
    for file in 3..<30 as Range<Int32> { _ = write(file, "nonsense, and more of it", 24) }
  }

  /// Leaves the number of this process in the working directory.
  static func sign() {
    let text = "\(getpid())"
    let file = creat("worker", 0o600)
    _ = write(file, text, text.utf8.count)
    close(file)
  }

  /// Starts a copy of this process that does nothing but leave its number.
  static func fork() {
    typealias Fork = @convention(c) () -> pid_t
    guard let address = dlsym(nil, "fork") else { return }
    if unsafeBitCast(address, to: Fork.self)() != 0 { return }
    sign()
    while true { pause() }
  }

  /// Gives the concurrency runtime its real clock back, as the linker does for a thread that looks it up too late.
  static func loseClock() {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
      typealias ReadClock = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
      LoadedLibrary("libswift_Concurrency.so")?
        .replaceImports([LoadedLibrary.Replacement("clock_gettime", clock_gettime as ReadClock)])
    #endif
  }

  /// Makes the hooks treat this runtime as unknown: as one that lacks a function, or as one that fails their trial.
  static func disguiseRuntime(_ lack: String) {
    ProcessRuntime.demand =
      lack == "function" ? ProcessRuntime.Demand(name: "no_such_function") : ProcessRuntime.Demand(mayPass: false)
  }

  /// Whether a case before this one has left something behind.
  // Touched by the thread that plays alone.
  nonisolated(unsafe) static var isPoisoned = false

  /// Whether an earlier process left a file in the working directory; creates the file if not.
  static var isLaterProcess: Bool {
    if access("was-here", F_OK) == 0 { return true }
    close(creat("was-here", 0o600))
    return false
  }
}
