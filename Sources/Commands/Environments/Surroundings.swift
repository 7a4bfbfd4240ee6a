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
    // There is no folder for user defaults, so that those of reactors stay in memory and the files of the user are not
    // touched. Each case begins with empty defaults.
    setenv("XDG_CONFIG_HOME", "/dev/null/none", 1)
    ProcessStores.belongToScripts()
  }
}
