/// The line that every timeline in the text form begins with.
package enum TimelineHeader {
  /// The name of the format.
  package static let format = "reel-timeline"
  /// The version of the format.
  package static let version = "1"
  /// The line without its end.
  static let line = "\(format) \(version)"
  /// The line with its end.
  package static let bytes = Array("\(line)\n".utf8)
}
