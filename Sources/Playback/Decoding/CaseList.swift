import ActionScripts
import ExactStrings

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

  fileprivate private(set) var entries: [Entry] = []

  init() {}

  /// Names an action without payloads.
  public func callAsFunction(_ name: String, _ action: Action) {
    let shape = ActionShape(name: name, payloads: [])
    entries.append(Entry(shape: shape, caseName: Playback.caseName(of: action)) { _ in action })
  }

  /// Names an action with payloads that can be decoded. Their labels are found by making an action from blank payloads.
  /// - Parameter labels: The labels; `_` for a payload without one. Give them where no blank payloads can be made.
  public func callAsFunction<each Payload: Decodable>(
    _ name: String, labels: [String]? = nil, _ make: @escaping (repeat each Payload) throws -> Action
  ) {
    var types: [Any.Type] = []
    for type in repeat (each Payload).self { types.append(type) }
    // With given labels, no blank action is made: `make` may be a closure that does more than name a case.
    let blank: Action? = if case nil = labels { Self.blank(of: make) } else { nil }
    let found = labels ?? blank.map(Self.labels) ?? []
    let payloads = types.enumerated().map { index, type in
      let label = index < found.count && found[index] != "_" ? found[index] : nil
      return ActionShape.Payload(
        label: label, type: shortName(of: type), cases: ShapeProbe.nestedShapes(of: type, depth: 1))
    }
    let shape = ActionShape(name: name, payloads: payloads)
    entries.append(
      Entry(shape: shape, caseName: blank.flatMap { Playback.caseName(of: $0) }) { values in
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
      })
  }

  /// Names an action of a shape, which `make` creates from the values of its payloads.
  func add(_ shape: ActionShape, _ make: @escaping ([ScriptValue?]) throws -> Action) {
    entries.append(Entry(shape: shape, make: make))
  }

  /// Returns an action made from blank payloads; nil if there are none.
  private static func blank<each Payload: Decodable>(of make: (repeat each Payload) throws -> Action) -> Action? {
    func blank<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard let value = ShapeProbe.blank(of: type) else { throw NoBlank() }
      return value
    }
    return try? make(repeat blank((each Payload).self))
  }

  /// Returns the labels of a case's payloads, found by reflection.
  private static func labels(of action: Action) -> [String] {
    guard let payload = Mirror(reflecting: action).children.first?.value else { return [] }
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple else { return [] }
    return mirror.children.map { child in child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_" }
  }

  private struct NoBlank: Error {}
}

/// The vocabulary of an action whose cases were named by hand.
final class RegisteredVocabulary<Action>: ActionVocabulary<Action> {
  private let entries: [CaseList<Action>.Entry]

  init(_ cases: CaseList<Action>) {
    entries = cases.entries
  }

  override var shapes: [ActionShape]? { entries.map(\.shape) }

  override var forgottenCases: [String] {
    let all = caseNames(of: Action.self) ?? []
    var named: Set<ExactString> = []
    for entry in entries {
      // An entry whose case is known neither from its blank action nor from its name may be any case.
      guard let name = entry.caseName ?? all.first(where: { $0 == entry.shape.name }) else { return [] }
      named.insert(name)
    }
    return all.filter { !named.contains($0) }
  }

  override func make(
    _ name: String, _ payloads: [ScriptValue?], shape: ActionShape
  ) throws(ArgumentError) -> Action {
    guard let entry = entries.first(where: { $0.shape.name == name }) else {
      throw ArgumentError("no such action")
    }
    do {
      return try entry.make(payloads)
    } catch {
      throw error as? ArgumentError ?? ArgumentError(unexpected: error)
    }
  }
}
