/// The name of this release.
package enum Release {
  /// The version, as `reel --version` prints it.
  package static let version = "0.1.0"

  /// The day of the release, as the manual pages show it.
  package static let date = "2026-11-21"
}
