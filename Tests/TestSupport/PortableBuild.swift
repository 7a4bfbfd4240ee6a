public import Testing

/// The build that other platforms compile: without the hooks below the language, and with mirrors for all values.
public enum PortableBuild {
  /// Whether this is a portable build, as `Scripts/check --portable` makes it.
  public static var isThis: Bool {
    #if PORTABLE
      true
    #else
      false
    #endif
  }
}

extension Trait where Self == ConditionTrait {
  /// For what needs to know types before there is a value. `PortableBuildTests` says what a portable build does
  /// instead.
  public static var whereTypesTell: Self {
    .disabled(if: PortableBuild.isThis, "mirrors know neither fields nor cases before there is a value")
  }

  /// For tests of packages that are built against this one: those packages are built without the condition, so that a
  /// portable run would only repeat their tests.
  public static var whereNeighboursAreBuilt: Self {
    .disabled(if: PortableBuild.isThis, "packages beside this one are built without the condition")
  }

  /// For effects that start tasks, and what waits in dispatch. `PortableBuildTests` says what a portable build does
  /// instead.
  public static var whereTasksAreServed: Self {
    .disabled(if: PortableBuild.isThis, "public API cannot put tasks on a virtual clock")
  }
}
