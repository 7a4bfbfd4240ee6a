import ExactStrings

/// A parameter of a function or a payload of a case.
struct ParameterDeclaration: Equatable {
  /// What a call writes before the colon; nil for nothing.
  var label: String?
  /// What the body calls it.
  var name: String
  /// The type as it stands in the source, without attributes and defaults.
  var type: String
  var hasDefault = false
}

/// A function, or an initialiser under the name `init`.
struct FunctionDeclaration: Equatable {
  var name: String
  var parameters: [ParameterDeclaration] = []
  /// The result as it stands in the source; nil for none.
  var result: String?
  var isAsync = false
  var isThrowing = false
  var isFailable = false
  var isGeneric = false
  var isStatic = false
  var isPrivate = false
  var isMutating = false
  /// Whether an extension adds it to its type.
  var isAdded = false
}

/// A stored or computed property.
struct PropertyDeclaration: Equatable {
  var name: String
  /// The type as it stands in the source; nil where it is inferred.
  var type: String?
  /// Whether an initialiser need not set it.
  var hasValue = false
  var isStatic = false
  var isConstant = false
  var isComputed = false
  /// Whether other sources cannot read it.
  var isPrivate = false
  /// Whether other sources cannot write it, though it is a variable.
  var isPrivatelySet = false
  /// Whether a wrapper or `lazy` stands between it and what is stored.
  var isWrapped = false
}

/// A case of an enum.
struct CaseDeclaration: Equatable {
  var name: String
  var payloads: [ParameterDeclaration] = []
}

/// A type, or an extension of one.
struct TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  var kind: Kind
  /// The names of the types that it stands in, and its own; of an extension what is extended.
  var path: [String]
  var inherited: [String] = []
  var isGeneric = false
  /// The names of what it is generic over; nil where more is asked of these than a protocol each.
  var genericParameters: [String]? = []
  var isPrivate = false
  var isPublic = false
  var isFinal = false
  /// Where a main program begins.
  var isMain = false
  /// Whether some of its members are there under conditions only.
  var isConditional = false
  var cases: [CaseDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var properties: [PropertyDeclaration] = []
  /// What other names stand for, by name.
  var aliases: [ExactString: String] = [:]
  /// Whether it has an associated type, a subscript or what else no function is.
  var hasMore = false

  var name: String { path.last ?? "" }
  var qualifiedName: String { path.joined(separator: ".") }
}

/// What one source declares.
struct SourceDeclarations {
  /// The path below the folder of the app.
  let path: String
  var imports: [String] = []
  /// Types and extensions, nested ones behind those that they stand in.
  var types: [TypeDeclaration] = []
  var aliases: [ExactString: String] = [:]
  /// What else stands at the top: functions, constants.
  var names: Set<ExactString> = []
  /// Every word of the source.
  var words: Set<ExactString> = []
  /// Whether it is where the program of the app begins.
  var isMain = false
}
