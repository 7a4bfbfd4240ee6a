import ExactStrings
import Playback

extension CommandEnvironment {
  /// Reports once for each of these reactors which actions no script can send because its registration does not name
  /// them.
  func noteForgottenCases(of reactors: [String]) {
    var told: Set<ExactString> = []
    for name in reactors where told.insert(name).inserted {
      let cases = catalog.forgottenCases(of: name)
      if cases.isEmpty { continue }
      errors.write("note: the registration of '\(name)' does not name: \(cases.joined(separator: ", "))\n")
    }
  }
}
