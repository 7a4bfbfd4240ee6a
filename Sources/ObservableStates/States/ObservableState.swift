@_exported import Observation

/// A state whose fields can be observed one by one.
///
/// `@ObservableState` makes a struct conform:
///
///     @ObservableState struct State { var count = 0, name = "" }
///     withObservationTracking { print(state.count) } onChange: { print("count changes") }
///
/// Copies of a state share their observers. Setting a field of an equatable type to an equal value is not reported; a
/// change in place is always reported.
public protocol ObservableState: Observable {
  /// The registrar of the observers. Written by the macro.
  var _$observationRegistrar: ObservableStateRegistrar { get set }
  /// The observed fields, in the order of declaration. Written by the macro.
  static var _$observedFields: [ObservedField<Self>] { get }
}

/// Makes the stored variables of a struct observable.
///
/// Constants, variables with `willSet` or `didSet`, variables whose names begin with `_`, pulses, and properties with
/// `@ObservableStateIgnored` are left out.
@attached(member, names: named(_$observationRegistrar), named(_$observedFields), named(CodingKeys))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() = #externalMacro(module: "ObservableStateMacros", type: "ObservableState")

/// Adds observing accessors to a property; `@ObservableState` adds the attribute where it is needed.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservableStateTracked() =
  #externalMacro(module: "ObservableStateMacros", type: "ObservableStateTracked")

/// Leaves a property of a state unchanged: its changes are not observed.
@attached(peer)
public macro ObservableStateIgnored() =
  #externalMacro(module: "ObservableStateMacros", type: "ObservableStateIgnored")
