import ExactStrings

/// A parameter of a function or a payload of a case.
struct ParameterDeclaration: Equatable {
  /// The label before the colon in a call; nil for none.
  var label: String?
  /// The name in the body.
  var name: String
  /// The type as in the source, without attributes and defaults.
  var type: String
  /// The default as in the source; nil for none.
  var defaultValue: String?

  var hasDefault: Bool { defaultValue != nil }
}

/// A function, or an initialiser under the name `init`.
struct FunctionDeclaration: Equatable {
  var name: String
  var parameters: [ParameterDeclaration] = []
  /// The result type as in the source; nil for none.
  var result: String?
  var isAsync = false
  var isThrowing = false
  /// The type of the errors as in the source, in parentheses; nil for any error.
  var thrownError: String?
  var isFailable = false
  /// The generic parameters as in the source: `<T: Decodable>`; nil for none.
  var generics: String?
  /// The constraints behind the signature as in the source: `where T: Hashable`; nil for none.
  var requirements: String?
  var isStatic = false
  var isPrivate = false
  /// Whether the function is declared in an extension of its type.
  var isAdded = false
  /// The source and the line: `Home/Service.swift:12`.
  var place = ""
}

/// A stored or computed property.
struct PropertyDeclaration: Equatable {
  var name: String
  /// The type as in the source; nil if it is inferred.
  var type: String?
  /// The type of the value, where none is declared and the value begins with it: `UUID` for `let id = UUID()`, `Int`
  /// for `var count = 0`; with its arguments, if it is a reducer.
  var madeType: String?
  /// Whether an initialiser need not set the property.
  var hasValue = false
  /// Whether the value is a `PublishRelay` or a `PublishSubject` of the property's own.
  var isRelay = false
  /// The property whose values this one is an observable of: `lazy var error = relay.asObservable()`; nil for none.
  var relayed: String?
  var isStatic = false
  var isConstant = false
  var isComputed = false
  /// Whether other sources cannot read it.
  var isPrivate = false
  /// Whether other sources cannot write the property, although it is a variable.
  var isPrivatelySet = false
  /// Whether the property has a wrapper or is `lazy`.
  var isWrapped = false
  /// The property wrapper as in the source: `@Injected(\.api)`; nil for none.
  var wrapper: String?
  /// The source and the line.
  var place = ""
}

extension FunctionDeclaration {
  /// Whether the function changes a stream of a reactor.
  var transformsStream: Bool {
    name == "transform" && parameters.count == 1
      && parameters[0].label.map { ["action", "mutation", "state"].contains($0) } ?? false
  }
}

extension PropertyDeclaration {
  /// Whether other sources can set the property of an object.
  var isOpen: Bool {
    !isStatic && !isConstant && !isComputed && !isPrivate && !isPrivatelySet && !isWrapped
  }

  /// Whether a binding action may set it.
  var isBindable: Bool { ["@BindableState", "@BindingState"].contains { wrapper?.hasPrefix($0) ?? false } }

  /// Whether the property holds the one object of its class.
  var isShared: Bool { isStatic && isConstant && !isPrivate && name == "shared" }
}

/// A case of an enum.
struct CaseDeclaration: Equatable {
  var name: String
  var payloads: [ParameterDeclaration] = []
  /// The source and the line.
  var place = ""
}

extension CaseDeclaration {
  /// Whether it carries the new value of a field that a view is bound to.
  var isBinding: Bool { name == "binding" && payloads.count == 1 && payloads[0].type.hasPrefix("BindingAction<") }
}

/// A type, or an extension of one.
struct TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  var kind: Kind
  /// The names of the enclosing types and its own; for an extension, the name of the extended type.
  var path: [String]
  /// The source and the line.
  var place = ""
  var inherited: [String] = []
  var isGeneric = false
  /// The names of the generic parameters; nil if they have more constraints than one protocol each.
  var genericParameters: [String]? = []
  var isPrivate = false
  var isPublic = false
  var isFinal = false
  var cases: [CaseDeclaration] = []
  var functions: [FunctionDeclaration] = []
  /// The subscripts, as functions of that name.
  var subscripts: [FunctionDeclaration] = []
  var properties: [PropertyDeclaration] = []
  /// The targets of aliases, by name.
  var aliases: [ExactString: String] = [:]
  /// The associated types, each with the types that it has to conform to.
  var associatedTypes: [(name: String, inherited: [String])] = []
  /// The words in the body of a type of the composable architecture, which name the reducers that it is made of.
  var words: [String] = []
  /// The associated types and conditions of compilation, with their places.
  var others: [(name: String, place: String)] = []

  var name: String { path.last ?? "" }
  var qualifiedName: String { path.joined(separator: ".") }
  /// The properties that a binding action may set.
  var bindableProperties: [PropertyDeclaration] { properties.filter(\.isBindable) }
  /// Whether some members are inside conditional compilation.
  var isConditional: Bool { others.contains { $0.name.hasPrefix("#") } }
}

/// The declarations of one source.
struct SourceDeclarations {
  /// The path below the folder of the app.
  let path: String
  var imports: [String] = []
  /// The imported modules that every source of the app sees, by `@_exported import`.
  var exports: [String] = []
  /// Types and extensions; nested types follow their enclosing types.
  var types: [TypeDeclaration] = []
  var aliases: [ExactString: String] = [:]
  /// The other top-level names: functions, constants.
  var names: Set<ExactString> = []
  /// The constants and variables outside of types.
  var constants: [PropertyDeclaration] = []
  /// The types to which the source casts values, in order: `error as? NetworkError`, `catch NetworkError.offline`,
  /// `case NetworkError.offline:`.
  var casts: [String] = []
  /// The names of the members that reactors call where they transform their streams: these return many values, not one.
  var transformCalls: Set<ExactString> = []
  /// The places in types that read the real time or random numbers.
  var realWorldReads: [RealWorldRead] = []
  /// Every word of the source.
  var words: Set<ExactString> = []
  /// Whether the source is the entry point of the app.
  var isMain = false
  /// Whether the source names methods as Objective-C does.
  var hasSelectors = false

  /// Whether the source uses attributes of Objective-C without a check that Objective-C is available.
  var needsObjectiveC: Bool { !words.isDisjoint(with: ["objc", "objcMembers"]) && !words.contains("ObjectiveC") }
}
