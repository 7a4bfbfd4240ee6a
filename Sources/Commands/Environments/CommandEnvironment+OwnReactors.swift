import ExactStrings
import Timelines

extension CommandEnvironment {
  /// Warns once of a script whose cases play another reactor, which it names itself, than the one that `-r` names.
  func warn(ofOwnReactors reactors: [String], in script: String, besides named: String?) {
    guard let named = named?.withoutArguments, let own = reactors.first(where: { $0 != named })
    else { return }
    errors.write(
      "warning: \(script.onOneLine) plays '\(own.onOneLine)', as its '@reactor' says, not '\(named.onOneLine)' of -r\n")
  }
}
