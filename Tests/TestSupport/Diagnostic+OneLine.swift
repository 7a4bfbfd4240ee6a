import ActionScripts

extension Diagnostic {
  /// The diagnostic as tests expect it, `LINE:COLUMN+LENGTH MESSAGE | NOTE`: the length is that of what is underlined.
  ///
  /// What there is not is left out, and the file is named only where it is not `x.reel`. The lines that include the
  /// file follow at the end: `_login.reel:2:1+3 unknown action 'akk' | included at x.reel:5`.
  public var oneLine: String {
    var place = file == "x.reel" || file.isEmpty ? [] : [file]
    if range.line > 0 { place.append("\(range.line)") }
    if range.column > 0 { place.append("\(range.column)+\(range.length)") }
    let text = place.isEmpty ? message : place.joined(separator: ":") + " " + message
    return [text, note, includedAt.map { "included at \($0)" }].compactMap(\.self).joined(separator: " | ")
  }
}
