import Commands
import SystemCalls

/// A tool whose reactors do what a test runner has to survive.
@main enum Tool {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "worker-process", let start = getenv("HOSTILE_START") {
      if String(cString: start) != "once" { exit(9) }
      if !Harm.isLaterProcess { kill(getpid(), SIGKILL) }
    }
    if let lack = getenv("HOSTILE_RUNTIME") { Harm.disguiseRuntime(String(cString: lack)) }
    Reel.main { catalog in
      catalog.reactor("hostile") { _ in HostileReactor() }
      catalog.reactor("stillborn") { _ in StillbornReactor() }
      catalog.reactor("lapsing") { _ in LapsingReactor() }
      catalog.reactor("chatty") { _ in ChattyReactor() }
      catalog.reactor("sleepy") { _ in
        if getenv("HOSTILE_CLOCK") != nil { Harm.loseClock() }
        return SleepyReactor()
      }
      catalog.reactor("moody") { _ in MoodyReactor() }
      catalog.reactor("brittle") { _ in BrittleReactor() }.always("no step back") { $0.value >= 0 }
      catalog.reactor("secretive") { _ in SecretiveReactor() }
      catalog.reactor("forgetful", { _ in ForgetfulReactor() }) { cases in
        cases("keep", ForgetfulReactor.Action.keep)
      }
    }
  }
}
