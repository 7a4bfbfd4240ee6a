import ActionScripts
import ExactStrings
import JSONValues
import ReduxStores
import TypeLayouts

/// Names the actions of a redux store, so that scripts can dispatch them.
///
///     catalog.reduxStore("ducks", { _ in Store(reducer: AppReducer(), state: AppState()) }) { actions in
///       actions("increase", IncreaseAction())
///       actions("add", AddAction.init)          // (Int) -> AddAction: the payloads are decoded
///       actions(CounterAction.self)             // a Decodable enum: an action for each case
///     }
///
/// Timelines call an action by its registered name, and an action that is not registered by the name of its case or
/// type.
public final class ActionList {
  let cases = CaseList<any ReduxStores.Action>()
  let names = ActionNames()

  init() {}

  /// Names an action without payloads.
  public func callAsFunction<A: ReduxStores.Action>(_ name: String, _ action: A) {
    cases(name, action)
    names.register(name, for: action)
  }

  /// Names an action with payloads that can be decoded. A struct that is made from the values of all its properties has
  /// their names as labels. The labels of other initializers are not known and have to be given.
  /// - Parameter labels: The labels; `_` for a payload without one.
  public func callAsFunction<A: ReduxStores.Action, each Payload: Decodable>(
    _ name: String, labels: [String]? = nil, _ make: @escaping (repeat each Payload) -> A
  ) {
    cases.add(name, labels: labels ?? memberwiseLabels(of: A.self, repeat (each Payload).self)) {
      (payload: repeat each Payload) -> any ReduxStores.Action in
      make(repeat each payload)
    }
    names.register(name, forType: A.self)
  }

  /// Names all actions of a type that can be decoded: the cases of an enum, or a struct by the name of its type.
  public func callAsFunction<A: ReduxStores.Action & Decodable>(_ type: A.Type) {
    let known = StructLayout(of: type)?.fields.map {
      ActionShape.Payload(label: $0.name, type: shortName(of: $0.type), valueType: $0.type)
    }
    guard let fields = known ?? (Reflection.knowsTypes ? nil : ShapeProbe.fields(of: type)) else {
      return cases.add(DecodableVocabulary<A>()) { $0 }
    }
    let shape = ActionShape(name: _typeName(type, qualified: false), payloads: fields)
    cases.add(shape) { values in
      try ScriptValueDecoder.decode(type, from: shape.object(of: values))
    }
  }
}

/// Returns the names of a struct's properties if they have these types, else nil.
private func memberwiseLabels<each Payload>(of action: Any.Type, _ payloads: repeat (each Payload).Type) -> [String]? {
  guard let fields = StructLayout(of: action)?.fields else { return nil }
  var types: [ObjectIdentifier] = []
  repeat types.append(ObjectIdentifier(each payloads))
  return fields.map { ObjectIdentifier($0.type) } == types ? fields.map(\.name) : nil
}

/// The names and the trees of the actions of redux stores.
final class ActionNames {
  private var registered: [(type: Any.Type, case: String?, name: String)] = []
  private var readers: [ObjectIdentifier: NamedReader] = [:]

  func register(_ name: String, for action: any ReduxStores.Action) {
    func open<A: ReduxStores.Action>(_ action: A) { registered.append((A.self, Reflection.caseName(of: action), name)) }
    open(action)
  }

  func register(_ name: String, forType type: Any.Type) { registered.append((type, nil, name)) }

  /// Returns the name of an action: the registered one, or the name of its case or type. A function of an enum was
  /// registered for one of its cases, and only its result would tell for which, so a case keeps its own name.
  func name(of action: any ReduxStores.Action) -> String {
    func open<A: ReduxStores.Action>(_ action: A) -> String {
      let own = withUnsafePointer(to: action) { reader(of: A.self).name(at: $0) }
      let known = registered.filter {
        $0.type == A.self && ($0.case == own || $0.case == nil && Reflection.caseName(of: action) == nil)
      }
      // Two registered names of one type do not identify a value.
      return known.count == 1 ? known[0].name : own
    }
    return open(action)
  }

  /// Returns the name in timelines of actions that scripts dispatch by a name.
  func shownName(of name: String) -> String {
    guard let one = registered.first(where: { $0.name == name }) else { return name }
    let known = registered.filter { $0.type == one.type && ($0.case == nil || one.case == nil || $0.case == one.case) }
    return known.count == 1 ? name : one.case ?? _typeName(one.type, qualified: false)
  }

  /// Returns the tree of an action under its name.
  func tree(of action: any ReduxStores.Action) -> JSONValue {
    func open<A: ReduxStores.Action>(_ action: A) -> JSONValue {
      let tree = withUnsafePointer(to: action) { reader(of: A.self).tree(at: $0) }
      let name = name(of: action)
      // The tree of an enum already has the name of its case as its key.
      let arguments: JSONValue
      if let own = Reflection.caseName(of: action) {
        if own == name { return tree }
        arguments = tree[own] ?? .object([])
      } else {
        arguments = tree
      }
      if arguments == .object([]) { return .string(name) }
      return .object([JSONValue.Member(name, arguments)])
    }
    return open(action)
  }

  private func reader<A>(of type: A.Type) -> NamedReader {
    let key = ObjectIdentifier(type)
    if let known = readers[key] { return known }
    let reader = NamedReader(type)
    readers[key] = reader
    return reader
  }
}
