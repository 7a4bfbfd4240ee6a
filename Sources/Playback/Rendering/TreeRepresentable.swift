import JSONValues

/// A type that defines its own form in timelines.
///
/// No type has to conform: every other value is read field by field. Conform where that shows too much, or values that
/// differ from run to run.
public protocol TreeRepresentable {
  /// The value as the timeline shows it.
  var tree: JSONValue { get }
}
