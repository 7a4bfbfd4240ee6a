import ActionScripts

/// All errors of a text, as they are shown.
func renderedErrors(of text: String, file: String = "x.reel") -> String {
  Script.parse(text, file: file).diagnostics.map(\.description).joined(separator: "\n")
}

/// A script in another notation.
func formatted(_ text: String, to notation: ScriptNotation) -> String {
  ScriptFormatter(notation: notation).text(of: Script.parse(text, file: "x.reel").script)
}
