import ExactStrings

/// The knowledge about a type before there is a value: enough to tell a misspelt field from an absent key.
indirect enum StateShape {
  /// A struct or class, with its fields.
  case fields([Field])
  /// An array or set of these.
  case elements(() -> StateShape)
  /// A dictionary with values of these.
  case values(() -> StateShape)
  /// An enum, with its cases and the shapes of their payloads.
  case cases([Field])
  /// A reactor, with the shape of its state.
  case reactor(() -> StateShape)
  /// A type that is known at run time only: every path may exist.
  case unknown
  /// A value without parts; nil may stand in its place.
  case leaf(LeafKind)

  /// The kinds of values without parts.
  enum LeafKind {
    case bool, number, text
    /// One of these texts: the raw values of an enum.
    case word([String])
    /// A value of another kind, or of a type whose values are written in several ways.
    case other
  }

  struct Field {
    let name: String
    let shape: () -> StateShape
  }

  /// The kinds of values, as messages call them.
  enum Kind: String {
    case bool = "true or false"
    case list = "a list"
    case number = "a number"
    case object = "an object"
    case text = "a text"
  }

  /// The only kind of its values besides null; nil where there may be several.
  var kind: Kind? {
    switch self {
    case .fields, .values: .object
    case .elements: .list
    case .reactor(let state): state().kind
    case .leaf(.bool): .bool
    case .leaf(.number): .number
    case .leaf(.text), .leaf(.word): .text
    case .cases, .unknown, .leaf(.other): nil
    }
  }

  /// The name of the field by which a control shows a value of a kind; nil if it has none.
  func shownPart(ofKind kind: Kind) -> String? {
    switch self {
    case .fields(let fields):
      (kind == .list ? ["rows", "pages"] : ["text", "title"]).first { name in fields.contains { $0.name == name } }
    case .reactor(let state): state().shownPart(ofKind: kind)
    case .elements, .values, .cases, .leaf, .unknown: nil
    }
  }

  /// Whether the shape is that of an enum, whose values are its cases or one of some texts.
  var isOfCases: Bool {
    switch self {
    case .cases, .leaf(.word): true
    default: false
    }
  }

  /// Whether a value may be a text, as far as types tell.
  var mayBeText: Bool {
    switch self {
    case .cases, .unknown, .leaf(.word), .leaf(.text), .leaf(.other): true
    case .fields, .elements, .values, .reactor, .leaf(.bool), .leaf(.number): false
    }
  }

  /// Whether it is known that there is no field of that name.
  func lacksField(_ name: String) -> Bool {
    switch self {
    case .fields(let fields): !fields.contains { $0.name == name }
    case .reactor(let state): state().lacksField(name)
    case .leaf, .cases, .elements: true
    case .values, .unknown: false
    }
  }

  /// Returns the shape with the shown objects after its fields.
  func showing(_ objects: [ShownObject]) -> StateShape {
    guard !objects.isEmpty, case .fields(let fields) = self else { return self }
    return .fields(fields + objects.map { Field(name: $0.name, shape: $0.shape) })
  }

  /// Whether a reactor may live at a place on the way of a path.
  func mayLeadToReactor(_ path: ArraySlice<String>) -> Bool {
    switch self {
    case .reactor, .unknown: return true
    case .leaf: return false
    case .fields(let fields), .cases(let fields):
      guard let field = fields.first(where: { $0.name == path.first }) else { return false }
      return field.shape().mayLeadToReactor(path.dropFirst())
    case .elements(let element): return element().mayLeadToReactor(path.dropFirst())
    case .values(let value): return value().mayLeadToReactor(path.dropFirst())
    }
  }

  /// The paths of all fields that are reached without an index or a key, in the order of declaration.
  var fieldPaths: [[String]] {
    guard case .fields(let fields) = self else { return [] }
    return fields.flatMap { field in [[field.name]] + field.shape().fieldPaths.map { [field.name] + $0 } }
  }
}
