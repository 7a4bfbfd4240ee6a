import ActionScripts

/// Returns the statements of a script without their places and comments.
func kinds(_ script: String) -> [Statement.Kind] {
  Script.parse(script, file: "x.reel").script.statements.map(\.kind)
}
