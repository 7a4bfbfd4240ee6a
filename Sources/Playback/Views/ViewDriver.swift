import ActionScripts
import ExactStrings
import HeadlessViews
import JSONValues

/// The script's side of a view: finds its controls by their names, reports what they show, and passes gestures to them.
final class ViewDriver {
  private struct Entry {
    let path: [String]
    let control: Control
    /// The properties that the control showed last.
    var shown: [(name: String, value: JSONValue)]
  }

  /// The view itself.
  let view: AnyObject
  private let report: (_ control: String, _ shows: JSONValue) -> Void
  private var entries: [Entry] = []
  private let vocabularies: GestureVocabularies

  /// Creates a driver for a view. The first contents of its controls are not reported; every later change is.
  /// - Parameter vocabularies: The gestures that are known so far.
  init(
    _ view: AnyObject, _ vocabularies: GestureVocabularies,
    report: @escaping (_ control: String, _ shows: JSONValue) -> Void
  ) {
    self.view = view
    self.vocabularies = vocabularies
    self.report = report
    let controls = ControlTree(of: view).controls
    for (_, control) in controls { control.watcher = self }
    entries = controls.filter { !$0.path.isEmpty }.map {
      Entry(path: $0.path, control: $0.control, shown: shown(by: $0.control))
    }
  }

  /// Reports the contents of all controls that show something, and each control that is disabled or hidden.
  func reportAll() {
    for entry in entries { reportShown(by: entry) }
  }

  private func reportShown(by entry: Entry) {
    for (place, property) in entry.shown.enumerated() {
      let isTold =
        switch property.name {
        case "isEnabled": property.value == .bool(false)
        case "isHidden": property.value == .bool(true)
        // A message has a second text, which is reported too.
        default: (place == 0 || entry.control is PageView) && !property.value.isBlank
        }
      if isTold { report(name(of: property.name, at: place, in: entry), property.value) }
    }
  }

  /// The name of a property in frames: a control stands for its main property.
  private func name(of property: String, at place: Int, in entry: Entry) -> String {
    Path(place == 0 ? entry.path : entry.path + [property]).text
  }

  /// Looks for new controls, such as those of a page that was pushed, and reports their contents.
  func rescan() {
    let known = entries
    entries = Self.controls(of: view).map { path, control in
      let shown = known.first { $0.control === control }?.shown
      return Entry(path: path, control: control, shown: shown ?? [])
    }
    for index in entries.indices where known.allSatisfy({ $0.control !== entries[index].control }) {
      let control = entries[index].control
      control.watcher = self
      entries[index].shown = shown(by: control)
      reportShown(by: entries[index])
    }
  }

  /// Releases the rows of all lists, which would stay until the view shows others.
  func releaseRows() {
    for case let list as ListView in entries.map(\.control) { list.releaseRows() }
  }

  /// The controls of a view by their names. The view itself is not among them.
  private static func controls(of view: AnyObject) -> [(path: [String], control: Control)] {
    ControlTree(of: view).controls.filter { !$0.path.isEmpty }
  }

  /// The names of all controls, in the order in which the view declares them.
  var names: [String] { entries.map { Path($0.path).text } }

  /// Returns the control at a path of names; nil if there is none. It may be one of a row of a list.
  func control(at path: [String]) -> Control? {
    if let entry = entries.first(where: { $0.path == path }) { return entry.control }
    return (try? row(on: path)).flatMap { ControlTree(of: $0.cell)[Array($0.rest)] }
  }

  /// Returns a note on a path that leads to no control: it lists the rows of the list, or the controls of the row or of
  /// the view.
  func note(onMissing path: [String]) -> String {
    do {
      if let row = try row(on: path) {
        let names = Self.controls(of: row.cell).map { Path($0.path).text }
        return Suggestion.note(for: Path(Array(row.rest)).text, in: names, heading: "this row has")
          ?? "this row has no controls"
      }
    } catch {
      if case .impossible(let why) = error { return why }
    }
    return Suggestion.note(for: Path(path).text, in: names, heading: "this view has") ?? "this view has no controls"
  }

  /// Returns the cell of the row through which a path leads, and the rest of the path; nil where it leads through none.
  /// - Throws: A refusal where there is no such row.
  private func row(on path: [String]) throws(GestureRefusal) -> (cell: ListCell, rest: ArraySlice<String>)? {
    for case let (list as ListView, start) in entries.map({ ($0.control, $0.path) }) where path.starts(with: start) {
      return try list.cell(on: path.dropFirst(start.count))
    }
    return nil
  }

  /// Returns the name of the property at a path in records: a control stands for its main property.
  func shownName(of path: [String]) -> String {
    guard
      let entry = entries.filter({ path.starts(with: $0.path) }).max(by: { $0.path.count < $1.path.count }),
      path.count > entry.path.count, path[entry.path.count] == entry.shown.first?.name
    else { return Path(path).text }
    return Path(entry.path + path.dropFirst(entry.path.count + 1)).text
  }

  /// The controls that contain the one at a path, outermost first.
  func containers(of path: [String]) -> [Control] {
    let outer = entries.filter { $0.path.isAbove(path[...]) }.map(\.control)
    guard let row = try? row(on: path) else { return outer }
    return outer + ControlTree(of: row.cell).controls.filter { $0.path.isAbove(row.rest) }.map(\.control)
  }

  /// The gestures of each control, by the names of the controls.
  var gestures: [(name: String, gestures: [ActionShape])] {
    entries.map { entry in
      let shapes = (entry.control as? any Gesturing).map { vocabulary(of: $0).shapes }
      return (Path(entry.path).text, shapes ?? [])
    }
  }

  /// Whether the meaning of a path is known before anything happens: no stack of pages, no presented page and no row is
  /// on the way, and no property whose control may be made later.
  func isSettled(_ path: [String]) -> Bool {
    let outer = entries.filter { $0.path.isAbove(path[...]) }
    let mayChange = outer.contains { entry in
      entry.control is StackView || entry.control is ListView && path[entry.path.count] == "rows"
    }
    if mayChange || path.contains("presentedViewController") { return false }
    return !path.isEmpty && (entries.contains { $0.path.first == path[0] } || !hasProperty(path[0]))
  }

  private func hasProperty(_ name: String) -> Bool {
    var level: Mirror? = Mirror(reflecting: view)
    while let current = level {
      if current.children.contains(where: { $0.label == name || $0.label == "$__lazy_storage_$_" + name }) {
        return true
      }
      level = current.superclassMirror
    }
    return false
  }

  /// The paths of the properties of all controls, for checking expectations before anything is played.
  var shape: StateShape {
    var root = NameTree<[StateShape.Field]>()
    for entry in entries {
      // A page may be pushed on an empty stack later.
      let later = (entry.control as? StackView)?.parts.isEmpty == true ? ["top"] : []
      let properties = entry.control.shownProperties + entry.control.unseenProperties
      let fields = properties.map { property in
        let shape = LeafReader.known(type(of: property.value))?.shape ?? .unknown
        return StateShape.Field(name: property.name) { shape }
      }
      root.insert(fields + later.map { StateShape.Field(name: $0) { .unknown } }, at: entry.path[...])
    }
    return root.shape
  }

  /// The contents of all controls, as an object with their names as keys.
  var tree: JSONValue {
    var root = NameTree<[JSONValue.Member]>()
    for entry in entries {
      let properties = entry.control.shownProperties + entry.control.unseenProperties
      root.insert(properties.map { JSONValue.Member($0.name, JSONValue(reflectingAny: $0.value)) }, at: entry.path[...])
    }
    return root.json
  }

  /// The gestures that a control takes.
  func vocabulary(of control: any Gesturing) -> GestureVocabulary { vocabularies.vocabulary(of: control) }
}

extension ViewDriver: ControlWatcher {
  func controlChanged(_ control: Control) {
    // The pages of a navigation stack, and that which a page presents, decide which controls exist.
    if control is PageView { rescan() }
    guard let index = entries.firstIndex(where: { $0.control === control }) else { return }
    let before = entries[index].shown
    let now = shown(by: control)
    entries[index].shown = now
    for (place, property) in now.enumerated() {
      guard let old = before.first(where: { $0.name == property.name }), old.value != property.value else { continue }
      report(name(of: property.name, at: place, in: entries[index]), property.value)
    }
  }

  func control(_ control: Control, announced value: Any) {
    guard let entry = entries.first(where: { $0.control === control }) else { return }
    report(Path(entry.path).text, JSONValue(reflectingAny: value))
  }

  private func shown(by control: Control) -> [(name: String, value: JSONValue)] {
    control.shownProperties.map { ($0.name, JSONValue(reflectingAny: $0.value)) }
  }
}

/// Information about controls, by the names on the way to them.
private struct NameTree<Content> {
  /// The information about the control here; nil where a name only leads to others.
  private(set) var content: Content?
  private(set) var children: [(name: String, tree: NameTree)] = []

  mutating func insert(_ content: Content, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.content = content
      return
    }
    let index = children.firstIndex { $0.name == name }
    if index == nil { children.append((name, NameTree())) }
    children[index ?? children.count - 1].tree.insert(content, at: path.dropFirst())
  }
}

extension NameTree<[JSONValue.Member]> {
  /// The contents of the controls, as an object with their names as keys.
  fileprivate var json: JSONValue {
    .object((content ?? []) + children.map { JSONValue.Member($0.name, $0.tree.json) })
  }
}

extension NameTree<[StateShape.Field]> {
  /// The fields of the controls.
  fileprivate var shape: StateShape {
    .fields((content ?? []) + children.map { child in StateShape.Field(name: child.name) { child.tree.shape } })
  }
}

extension [String] {
  /// Returns whether this path of names leads to a control that contains the one at another path.
  fileprivate func isAbove(_ path: ArraySlice<String>) -> Bool { count < path.count && path.starts(with: self) }
}

extension JSONValue {
  /// Whether this is the value of a control that shows nothing.
  fileprivate var isBlank: Bool {
    self == .null || self == .bool(false) || self == .string("") || self == .array([])
  }
}
