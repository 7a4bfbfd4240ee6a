import ActionScripts
import TestSupport

/// All errors of a text, one a line.
func errors(of text: String) -> String {
  Script.parse(text, file: "x.reel").diagnostics.map(\.oneLine).joined(separator: "\n")
}

/// Returns the text of a script, formatted in another notation.
func formatted(_ text: String, to notation: ScriptNotation) -> String {
  ScriptFormatter(notation: notation).text(of: Script.parse(text, file: "x.reel").script)
}
