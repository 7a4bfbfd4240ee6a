import Commands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A tool whose reactors do what a test runner has to survive.
@main enum Tool {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "worker-process", getenv("HOSTILE_START") != nil { exit(9) }
    Reel.main { catalog in
      catalog.reactor("hostile") { _ in HostileReactor() }
      catalog.reactor("stillborn") { _ in StillbornReactor() }
      catalog.reactor("moody") { _ in MoodyReactor() }
    }
  }
}
