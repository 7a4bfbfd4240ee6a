/// The `main.swift` of a new tool.
enum MainFile {
  /// Returns a tool that registers reactors.
  /// - Parameter statements: The text after `catalog in`: on the same line, or on lines of its own.
  static func text(registering statements: String) -> String {
    "import Commands\n\nReel.main { catalog in\(statements)}\n"
  }
}
