import ActionScripts

extension Duration {
  /// The duration as flags and scripts write it: `10s`.
  var shown: String {
    let (seconds, attoseconds) = components
    return ScriptDuration(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000).text
  }
}
