import ActionScripts
import ExactStrings

/// Records which keys a decoding asked for, so that surplus keys can be reported.
///
/// A place that is read twice, by a type that tries one form and then another, has one page: a key counts as known if
/// either attempt asked for it.
final class RequestedKeys {
  private struct Page {
    let path: [String]
    /// The fields at the place: keys, or a number of values without keys.
    let fields: ScriptFields
    private(set) var asked: [String] = []
    /// The places of these keys, once there are too many for a quick linear search.
    private var places: [ExactString: Int] = [:]

    init(path: [String], fields: ScriptFields) {
      self.path = path
      self.fields = fields
      if case .named(let members) = fields { asked.reserveCapacity(members.count) }
    }

    /// Whether the keys are those that were asked for, in their order, as most are.
    var hasAskedForAll: Bool {
      guard case .named(let members) = fields, members.count <= asked.count else { return false }
      return members.indices.allSatisfy { members[$0].key == asked[$0] }
    }

    /// Returns the place of a key among those that were asked for; nil for another key.
    func place(of key: String) -> Int? {
      places.isEmpty ? asked.firstIndex(of: key) : places[ExactString(key)]
    }

    /// Adds a key that was not asked for.
    mutating func add(_ key: String) {
      asked.append(key)
      if asked.count == RequestedKeys.few {
        for (place, key) in asked.enumerated() { places[key] = place }
      } else if asked.count > RequestedKeys.few {
        places[key] = asked.count - 1
      }
    }
  }

  @exclusivity(unchecked) private var pages: [Page] = []
  /// The pages by their paths, once there are too many for a quick linear search.
  private var pageOfPath: [[ExactString]: Int] = [:]
  private static let few = 8
  /// The error for the first value that should have named a case and did not.
  private(set) var badCase: ArgumentError?

  /// Returns the page of a place, and opens one if there is none.
  func open(path: [any CodingKey], fields: ScriptFields) -> Int {
    let path = path.map(\.stringValue)
    if let known = page(of: path) { return known }
    pages.append(Page(path: path, fields: fields))
    if pages.count == Self.few {
      for (index, page) in pages.enumerated() { pageOfPath[page.path.map { ExactString($0) }] = index }
    } else if pages.count > Self.few {
      pageOfPath[path.map { ExactString($0) }] = pages.count - 1
    }
    return pages.count - 1
  }

  private func page(of path: [String]) -> Int? {
    if pages.count >= Self.few { return pageOfPath[path.map { ExactString($0) }] }
    return pages.firstIndex { page in page.path.count == path.count && zip(page.path, path).allSatisfy { $0 == $1 } }
  }

  /// Records that `key` was asked for, and returns how many different keys of the page were asked for before it.
  @discardableResult
  func ask(_ key: String, page: Int) -> Int {
    if let place = pages[page].place(of: key) { return place }
    pages[page].add(key)
    return pages[page].asked.count - 1
  }

  /// Records the mistake of a place that has to name one case of `known`, and names none of them or several cases.
  func noteBadCase(page: Int, known: [String]) {
    if badCase != nil { return }
    let path = pages[page].path
    let keys = pages[page].fields.keys
    if keys.count == 1 {
      badCase = ArgumentError(
        "unknown case '\(keys[0])'", path: path, note: Suggestion.note(for: keys[0], in: known, heading: "there are"))
      badCase?.unknownCase = keys[0]
    } else {
      badCase = ArgumentError(
        "expected one case, found \(keys.isEmpty ? "none" : keys.joined(separator: ", "))", path: path,
        note: "there are: \(known.joined(separator: ", "))")
    }
  }

  /// Throws if there was a key or a value that was not asked for.
  func check() throws(ArgumentError) {
    for page in pages {
      if case .positional(let values) = page.fields, values.count > page.asked.count {
        throw ArgumentError(
          "\(counted(values.count, "argument")), but it takes \(page.asked.count)",
          path: page.path)
      }
      if page.hasAskedForAll { continue }
      guard let unknown = page.fields.keys.first(where: { page.place(of: $0) == nil }) else { continue }
      if case .bare = page.fields { throw ArgumentError("expected an object, found '\(unknown)'", path: page.path) }
      throw ArgumentError(
        "unknown key '\(unknown)'", path: page.path,
        note: Suggestion.note(for: unknown, in: page.asked, heading: "there is"))
    }
  }
}

/// The fields that a keyed container reads from.
enum ScriptFields {
  /// The members of an object.
  case named([ScriptValue.Member])
  /// A word that can only be the name of a case without payloads.
  case bare(String)
  /// Values in the order in which they are asked for.
  case positional([ScriptValue])

  var keys: [String] {
    switch self {
    case .named(let members): members.map(\.key)
    case .bare(let name): [name]
    case .positional: []
    }
  }
}
