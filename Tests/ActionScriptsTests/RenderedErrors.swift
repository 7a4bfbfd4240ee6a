import ActionScripts

/// All errors of a text, as they are shown.
func renderedErrors(of text: String, file: String = "x.reel") -> String {
  Script.parse(text, file: file).diagnostics.map(\.description).joined(separator: "\n")
}
