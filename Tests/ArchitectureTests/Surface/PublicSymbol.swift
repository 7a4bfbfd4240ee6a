/// A public declaration.
struct PublicSymbol {
  enum Kind {
    /// A class, a protocol, an alias ...
    case type
    case initializer
    case function
    case property
    case enumCase
    case `subscript`
    case `operator`
  }

  struct Parameter {
    /// `_` for none.
    let label: String
    /// May be left out.
    let isOptional: Bool
    /// Takes any number of arguments.
    let isVariadic: Bool
    /// Takes a function.
    let isClosure: Bool
  }

  let kind: Kind
  /// The type that it belongs to, as people call it: `TestScheduler.Defaults`; empty for what belongs to none.
  let owner: String
  /// What stands for the owner besides: an alias of one kind of it, or what it is an alias for.
  let otherOwners: [String]
  /// Whether the owner is a protocol.
  let isOfProtocol: Bool
  /// `init` and `subscript` for those.
  let name: String
  let isStatic: Bool
  /// Nil for what takes none at all, not even an empty list.
  let parameters: [Parameter]?
  /// The path of its source below the top directory.
  let file: String
  /// Where the declaration begins, counted from 1.
  let line: Int

  /// The name of the owner in the text of tests, without what it is nested in.
  var ownerName: String { owner.split(separator: ".").last.map(String.init) ?? "" }

  /// Whether it belongs to all observables.
  var isOfObservables: Bool { owner == "ObservableType" }

  /// The name without labels, as people write it: members of all observables stand without an owner.
  var title: String {
    let prefix = isOfObservables ? isStatic ? "Observable" : "" : owner
    return prefix.isEmpty ? name : prefix + "." + name
  }

  /// The labels with a colon behind each, in parentheses; empty for what takes none.
  var labels: String {
    parameters.map { parameters in "(" + parameters.map { $0.label + ":" }.joined() + ")" } ?? ""
  }
}
