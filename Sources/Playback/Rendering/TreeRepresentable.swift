import JSONValues

/// A type that says itself how it looks in a timeline.
///
/// Nothing needs it: every other value is read field by field. Adopt it where that shows too much, or what is not stable.
public protocol TreeRepresentable {
  /// The value as the timeline shows it.
  var tree: JSONValue { get }
}
