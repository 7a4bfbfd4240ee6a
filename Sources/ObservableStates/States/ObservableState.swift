@_exported import Observation

/// A state that tells of each of its fields who reads it and when it changes.
///
/// `@ObservableState` makes a struct one:
///
///     @ObservableState struct State { var count = 0, name = "" }
///     withObservationTracking { print(state.count) } onChange: { print("count changes") }
///
/// Copies of a state tell the same observers. A field whose type is equatable is not told when it is set to what it was; one
/// that is changed in place is told whatever becomes of it.
public protocol ObservableState: Observable {
  /// Knows who reads which fields. Written by the macro.
  var _$observationRegistrar: ObservableStateRegistrar { get set }
  /// The fields that are observed, in the order of declaration. Written by the macro.
  static var _$observedFields: [ObservedField<Self>] { get }
}

/// Lets a struct tell of each of its stored variables who reads it and when it changes.
///
/// Left out are constants, variables with `willSet` or `didSet`, those whose names begin with `_`, pulses, and what
/// `@ObservableStateIgnored` marks.
@attached(member, names: named(_$observationRegistrar), named(_$observedFields), named(CodingKeys))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() = #externalMacro(module: "ObservableStateMacros", type: "ObservableState")

/// Gives a property the accessors that tell; `@ObservableState` writes it where it is needed.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservableStateTracked() =
  #externalMacro(module: "ObservableStateMacros", type: "ObservableStateTracked")

/// Leaves a property of a state as it is: nobody is told when it changes.
@attached(peer)
public macro ObservableStateIgnored() =
  #externalMacro(module: "ObservableStateMacros", type: "ObservableStateIgnored")
