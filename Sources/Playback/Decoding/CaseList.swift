import ActionScripts
import ExactStrings
import TypeLayouts

/// Names the cases of an action that is not `Decodable`, so that scripts can call them.
///
///     catalog.reactor("profile", { _ in ProfileReactor() }) { cases in
///       cases("refresh", ProfileReactor.Action.refresh)
///       cases("follow", ProfileReactor.Action.follow)          // (Int) -> Action: the payloads are decoded
///     }
public final class CaseList<Action> {
  fileprivate struct Entry {
    let shape: ActionShape
    /// The name of the enum case that `make` creates; nil if it is not known.
    var caseName: String?
    let make: ([ScriptValue?]) throws -> Action
  }

  /// Closures that add entries, called when an entry is first asked for: most runs of a tool play few of its reactors.
  private var pending: [(CaseList) -> Void] = []
  private var knownEntries: [Entry] = []
  /// The closures that look up an action by its name, for vocabularies that cannot list their actions.
  private var askedEntries: [(String) -> Entry?] = []

  init() {}

  fileprivate var entries: [Entry] {
    let added = pending
    pending = []
    for add in added { add(self) }
    return knownEntries
  }

  /// Names an action without payloads.
  public func callAsFunction(_ name: String, _ action: Action) {
    pending.append { list in
      let shape = ActionShape(name: name, payloads: [])
      list.knownEntries.append(Entry(shape: shape, caseName: Reflection.caseName(of: action)) { _ in action })
    }
  }

  /// Names an action with payloads that can be decoded. Their labels are found by making an action from blank payloads.
  /// - Parameter labels: The labels; `_` for a payload without one. Give them where no blank payloads can be made.
  public func callAsFunction<each Payload: Decodable>(
    _ name: String, labels: [String]? = nil, _ make: @escaping (repeat each Payload) throws -> Action
  ) {
    add(name, labels: labels, make)
  }

  /// Names an action with payloads.
  /// - Parameter labels: The labels, computed when an entry is first needed.
  func add<each Payload: Decodable>(
    _ name: String, labels: @autoclosure @escaping () -> [String]?,
    _ make: @escaping (repeat each Payload) throws -> Action
  ) {
    pending.append { $0.knownEntries.append(Self.entry(name, labels: labels(), make)) }
  }

  private static func entry<each Payload: Decodable>(
    _ name: String, labels: [String]?, _ make: @escaping (repeat each Payload) throws -> Action
  ) -> Entry {
    var types: [Any.Type] = []
    for type in repeat (each Payload).self { types.append(type) }
    // With given labels, no blank action is made: `make` may be a closure that does more than name a case.
    let blank: Action? = if case nil = labels { blank(of: make) } else { nil }
    let found = labels ?? blank.map { Self.labels(of: $0, for: types) } ?? []
    let payloads = types.enumerated().map { index, type in
      let label = index < found.count && found[index] != "_" ? found[index] : nil
      return ActionShape.Payload(
        label: label, type: shortName(of: type), cases: ShapeProbe.nestedShapes(of: type, depth: 1), valueType: type)
    }
    let shape = ActionShape(name: name, payloads: payloads)
    return Entry(shape: shape, caseName: blank.flatMap { Reflection.caseName(of: $0) }) { values in
      var index = 0
      func next<Value: Decodable>(_ type: Value.Type) throws -> Value {
        defer { index += 1 }
        do {
          return try ScriptValueDecoder.decode(type, from: values[index] ?? .null)
        } catch {
          throw ArgumentError(error.message, path: [shape.key(of: index)] + error.path, note: error.note)
        }
      }
      return try make(repeat next((each Payload).self))
    }
  }

  /// Names an action of a shape, which `make` creates from the values of its payloads.
  func add(_ shape: ActionShape, _ make: @escaping ([ScriptValue?]) throws -> Action) {
    pending.append { $0.knownEntries.append(Entry(shape: shape, make: make)) }
  }

  /// Names all actions of a vocabulary. `convert` turns them into actions of the list.
  func add<Part>(_ vocabulary: ActionVocabulary<Part>, _ convert: @escaping (Part) -> Action) {
    func entry(_ shape: ActionShape) -> Entry {
      Entry(shape: shape) { values in convert(try vocabulary.make(shape.name, values, shape: shape)) }
    }
    pending.append { list in
      if let shapes = vocabulary.shapes {
        list.knownEntries += shapes.map(entry)
      } else {
        list.askedEntries.append { name in vocabulary.shape(named: name).map(entry) }
      }
    }
  }

  fileprivate func entry(_ name: String) -> Entry? {
    entries.first { $0.shape.name == name } ?? askedEntries.lazy.compactMap { $0(name) }.first
  }

  /// Returns an action that is made of blank payloads; nil if a payload has no blank.
  private static func blank<each Payload: Decodable>(of make: (repeat each Payload) throws -> Action) -> Action? {
    func blank<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard let value = ShapeProbe.blank(of: type) else { throw ArgumentError.endOfProbe }
      return value
    }
    return try? make(repeat blank((each Payload).self))
  }

  /// Returns the labels of a case's payloads, found by reflection; none where a closure makes payloads of other types.
  private static func labels(of action: Action, for types: [Any.Type]) -> [String] {
    guard let payload = Mirror(reflecting: action).children.first?.value else { return [] }
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple,
      mirror.children.map({ ObjectIdentifier(type(of: $0.value)) }) == types.map({ ObjectIdentifier($0) })
    else { return [] }
    return mirror.children.map { child in child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_" }
  }
}

/// The vocabulary of an action whose cases were named by hand.
final class RegisteredVocabulary<Action>: ActionVocabulary<Action> {
  private let cases: CaseList<Action>
  private var entries: [CaseList<Action>.Entry] { cases.entries }

  init(_ cases: CaseList<Action>) {
    self.cases = cases
  }

  override var shapes: [ActionShape]? { entries.map(\.shape) }

  override func shape(named name: String) -> ActionShape? { cases.entry(name)?.shape }

  override var forgottenCases: [String] {
    let all = Reflection.caseNames(of: Action.self) ?? []
    var named: Set<ExactString> = []
    for entry in entries {
      // An entry whose case is known neither from its blank action nor from its name may be any case.
      guard let name = entry.caseName ?? all.first(where: { $0 == entry.shape.name }) else { return [] }
      named.insert(name)
    }
    return all.filter { !named.contains($0) }
  }

  /// Returns the own name of a case, which a registration may call by another name; nil if it is not known.
  override func shownName(of name: String) -> String? {
    guard let entry = entries.first(where: { $0.shape.name == name }) else {
      guard let (outer, inner) = name.cut(at: ".") else { return nil }
      return shownName(of: String(outer)).map { "\($0).\(inner)" }
    }
    if let own = entry.caseName { return own }
    guard let all = Reflection.caseNames(of: Action.self) else { return name }
    return all.first { $0 == name }
  }

  override func make(
    _ name: String, _ payloads: [ScriptValue?], shape: ActionShape
  ) throws(ArgumentError) -> Action {
    guard let entry = cases.entry(name) else {
      throw ArgumentError("no such action")
    }
    do {
      return try entry.make(payloads)
    } catch {
      throw error as? ArgumentError ?? ArgumentError(unexpected: error)
    }
  }
}
