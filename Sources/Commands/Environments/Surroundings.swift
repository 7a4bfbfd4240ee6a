import Observables
import SystemCalls

/// What a reactor finds around it: the same on every machine, whoever plays.
enum Surroundings {
  /// Makes them the same in this process, and in the workers that it starts. Call this before anything asks for them.
  static func becomeTheSame() {
    setenv("TZ", "UTC", 1)
    tzset()
    setenv("LC_ALL", "C.UTF-8", 1)
    makeGreenwichDefault()
    // The defaults of the user are left alone: those of reactors are in memory, since there is no folder to write them to, and
    // each case finds them empty.
    setenv("XDG_CONFIG_HOME", "/dev/null/none", 1)
    ProcessStores.belongToScripts()
  }

  /// Tells the zone to the older half of Foundation, which `DateFormatter` asks: it has read the variable before `main`.
  private static func makeGreenwichDefault() {
    typealias MakeZone = @convention(c) (UnsafeRawPointer?, Double) -> UnsafeRawPointer?
    typealias SetZone = @convention(c) (UnsafeRawPointer?) -> Void
    let program = dlopen(nil, RTLD_LAZY)
    // A tool without Foundation has no such zone.
    guard let make = dlsym(program, "CFTimeZoneCreateWithTimeIntervalFromGMT"),
      let set = dlsym(program, "CFTimeZoneSetDefault")
    else { return }
    unsafeBitCast(set, to: SetZone.self)(unsafeBitCast(make, to: MakeZone.self)(nil, 0))
  }
}
