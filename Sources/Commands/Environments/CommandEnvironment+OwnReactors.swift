import ExactStrings
import Playback
import Timelines

extension CommandEnvironment {
  /// Warns once of a script whose cases play the reactor that the script names, not the reactor or the arguments of
  /// `-r`.
  func warn(ofOwnReactors cases: [CaseOutline], in script: String, besides named: String?) {
    guard let named, let own = cases.first(where: \.overridesGiven)?.reactor else { return }
    errors.write(
      "warning: \(script.onOneLine) plays '\(own.onOneLine)', as its '@reactor' says, not '\(named.onOneLine)' of -r\n")
  }
}
