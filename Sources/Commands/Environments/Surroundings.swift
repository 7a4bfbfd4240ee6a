import Observables
import SystemCalls

/// The environment of reactors: time zone, language and user defaults, the same on every machine and for every user.
enum Surroundings {
  /// Sets this environment for the process and its workers. Call this method before any code reads the time zone or the
  /// locale.
  static func becomeTheSame() {
    setenv("TZ", "UTC", 1)
    tzset()
    setenv("LC_ALL", "C.UTF-8", 1)
    // The defaults of the user are left alone: those of reactors are in memory, since there is no folder to write them to, and
    // each case finds them empty.
    setenv("XDG_CONFIG_HOME", "/dev/null/none", 1)
    ProcessStores.belongToScripts()
  }
}
